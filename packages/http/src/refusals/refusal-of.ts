import { declaredStatus, type FieldError, type Operation, refusalBody } from '@telephony/contract';
import { observedMessage } from './observed-message.ts';
import { Refusal } from './refusal.ts';

/**
 * The refusal of a request in which something is wrong: 400 in the platform's words (ledger O-64), whether or not the
 * operation declares it. An id that cannot be one is 404 where the operation declares that and no 400: nothing has it.
 *
 * @param errors What is wrong, at least one.
 */
export function refusalOf(operation: Operation, errors: readonly FieldError[]): Refusal {
  const [first] = errors;
  const observed = first && observedMessage(operation.operationId, first);
  if (observed !== undefined) return new Refusal(400, observed);
  const { message, errors: named } = refusalBody(errors);
  const names = new Set(operation.pathParameters.map(({ name }) => name));
  const isPath = errors.every(({ field }) => names.has(field.split('[')[0]!));
  const isNotFound =
    isPath && declaredStatus(operation, 400) === undefined && declaredStatus(operation, 404) !== undefined;
  return new Refusal(isNotFound ? 404 : 400, message, named);
}
