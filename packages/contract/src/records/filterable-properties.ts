import type { Contract } from '../contract.ts';
import type { Operation } from '../operation/operation.ts';
import { propertiesOf, recordSchema } from './record-schema.ts';

const known = new WeakMap<Operation, ReadonlySet<string>>();

/**
 * The properties by which the records of a collection can be filtered, sorted and grouped: those of the record, and those
 * that `x-filter` adds, without those that it says are refused (ledger O-29, O-41).
 */
export function filterableProperties(
  contract: Pick<Contract, 'document'>,
  operation: Operation,
): ReadonlySet<string> {
  let names = known.get(operation);
  if (!names) {
    const { also, refused } = operation.filter;
    const all = new Set([
      ...Object.keys(propertiesOf(contract.document, recordSchema(contract, operation))),
      ...also,
    ]);
    for (const property of refused) all.delete(property);
    known.set(operation, (names = all));
  }
  return names;
}
