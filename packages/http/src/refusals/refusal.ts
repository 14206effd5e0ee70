import {
  declaredStatus,
  type FieldError,
  isJsonObject,
  type Operation,
  refusalBody,
} from '@telephony/contract';

/** Ends a request with an error: thrown by checks and responders, sent in the envelope `{message, errors}`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly errors: FieldError[];
  /** Names in lower case. */
  readonly headers: Record<string, string>;

  /**
   * @param status HTTP status.
   * @param message For people, never with a secret.
   */
  constructor(
    status: number,
    message: string,
    errors: FieldError[] = [],
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

/** 400 for one field. */
export function invalid(field: string, message: string): Refusal {
  return new Refusal(400, `${field} ${message}`, [{ field, message }]);
}

/** 401 in the words of the operation's own example. */
export function unauthorized({ responses }: Operation): Refusal {
  const example = responses.get('401')?.examples.values().next().value?.value;
  const message = isJsonObject(example) && example['message'];
  return new Refusal(401, typeof message === 'string' ? message : 'Unauthorized');
}

/**
 * The refusal of a request in which something is wrong: 400 in the platform's words (ledger O-64), whether or not the
 * operation declares it. An id that cannot be one is 404 where the operation declares that and no 400: nothing has it.
 *
 * @param errors What is wrong, at least one.
 */
export function refusalOf(operation: Operation, errors: readonly FieldError[]): Refusal {
  const [first] = errors;
  const observed = first && messages[operation.operationId]?.[first.field];
  if (observed !== undefined) return new Refusal(400, observed);
  const { message, errors: named } = refusalBody(errors);
  const names = new Set(operation.pathParameters.map(({ name }) => name));
  const isPath = errors.every(({ field }) => names.has(field.split('[')[0]!));
  const isNotFound =
    isPath && declaredStatus(operation, 400) === undefined && declaredStatus(operation, 404) !== undefined;
  return new Refusal(isNotFound ? 404 : 400, message, named);
}

/** What the platform was observed to say about a missing field, instead of its name (ledger O-13). */
const messages: Readonly<Record<string, Record<string, string>>> = {
  createLeadcall: { 'body.caller_id': 'DDI not found' },
};
