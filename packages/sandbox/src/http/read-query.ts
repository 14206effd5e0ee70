import { type Contract, type Operation, type Query, readQueryValues } from '@telephony/contract';
import { Refusal } from './refusal.ts';

/**
 * The query parameters of a request that the contract knows, parsed and checked; others are left out.
 *
 * @param query As the server has split it.
 * @throws Refusal 400.
 */
export function readQuery(
  contract: Pick<Contract, 'resolve' | 'schemas'>,
  { queryParameters }: Operation,
  query: Query,
): object {
  const { values, errors } = readQueryValues(contract, queryParameters, query);
  const [first] = errors;
  if (first) throw new Refusal(400, `${first.field} ${first.message}`, errors);
  return values;
}
