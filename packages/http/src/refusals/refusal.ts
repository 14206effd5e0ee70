import {
  declaredStatus,
  type FieldError,
  isJsonObject,
  type Operation,
  refusalBody,
} from '@telephony/contract';

/** Thrown to end a request with an error, which is sent in the envelope `{message, errors}`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly errors: FieldError[];
  /** Names in lower case. */
  readonly headers: Record<string, string>;

  /** @param message For people, without secrets. */
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

/** Creates a 400 for one field. */
export function invalid(field: string, message: string): Refusal {
  return new Refusal(400, `${field} ${message}`, [{ field, message }]);
}

/** Creates a 401 with the message of the operation's example. */
export function unauthorized({ responses }: Operation): Refusal {
  const example = responses.get('401')?.examples.values().next().value?.value;
  const message = isJsonObject(example) && example['message'];
  return new Refusal(401, typeof message === 'string' ? message : 'Unauthorized');
}

// 400 in the platform's words (ledger O-64), even if undeclared. A malformed id is 404 if the operation declares only that.
export function refusalOf(operation: Operation, errors: readonly FieldError[]): Refusal {
  const [first] = errors;
  const observed = first && OBSERVED_MESSAGES[operation.operationId]?.[first.field];
  if (observed !== undefined) return new Refusal(400, observed);
  const body = refusalBody(errors);
  const names = new Set(operation.pathParameters.map(({ name }) => name));
  const isPath = errors.every(({ field }) => names.has(field.split('[')[0]!));
  const isNotFound =
    isPath && declaredStatus(operation, 400) === undefined && declaredStatus(operation, 404) !== undefined;
  return new Refusal(isNotFound ? 404 : 400, body.message, body.errors);
}

// Ledger O-13.
const OBSERVED_MESSAGES: Readonly<Record<string, Record<string, string>>> = {
  createLeadcall: { 'body.caller_id': 'DDI not found' },
};
