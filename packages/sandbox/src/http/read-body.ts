import type { Contract, Operation } from '@telephony/contract';
import { messageOf } from './observed-message.ts';
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
  if (first) throw new Refusal(400, messageOf(operationId, first), errors);
  return value;
}
