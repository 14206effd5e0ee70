import type { Contract, Operation } from '@telephony/contract';
import { observedMessage } from './observed-message.ts';
import { refuseDeep } from './refuse-deep.ts';
import { Refusal } from './refusal.ts';

/**
 * The body of a request, checked; undefined where the operation has none.
 *
 * @throws Refusal 400.
 */
export function readBody(
  { schemas }: Pick<Contract, 'schemas'>,
  { operationId, body }: Operation,
  sent: unknown,
): unknown {
  if (!body?.schema) return undefined;
  const value: unknown = sent ?? undefined;
  if (value === undefined && !body.required) return undefined;
  if (value === undefined)
    throw new Refusal(400, 'The request has no body.', [{ field: 'body', message: 'is required' }]);
  refuseDeep(value, 'body');
  const errors = schemas.check(body.schema, value, 'body');
  const [first] = errors;
  const observed = first && observedMessage(operationId, first);
  if (observed !== undefined) throw new Refusal(400, observed);
  if (first) throw new Refusal(400, `${first.field} ${first.message}`, errors);
  return value;
}
