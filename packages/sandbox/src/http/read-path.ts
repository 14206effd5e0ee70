import { type Contract, declaredStatus, type Operation, readPathValues } from '@telephony/contract';
import { declaredRefusal } from './declared-refusal.ts';
import { Refusal } from './refusal.ts';

/**
 * The path parameters of a request, numbers as numbers and lists as arrays. Where the operation declares no status that
 * could refuse them, they are taken as they are: nothing is found under them.
 *
 * @throws Refusal 400.
 */
export function readPath(
  contract: Pick<Contract, 'resolve' | 'schemas'>,
  operation: Operation,
  texts: Record<string, string>,
): object {
  const { values, errors } = readPathValues(contract, operation, texts);
  const [first] = errors;
  if (!first) return values;
  const refusal = new Refusal(400, `${first.field} ${first.message}`, errors);
  const { status } = declaredRefusal(operation, refusal);
  if (declaredStatus(operation, status) !== undefined) throw refusal;
  return values;
}
