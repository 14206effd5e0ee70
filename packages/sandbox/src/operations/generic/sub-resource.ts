import type { SubResource, UnspecifiedRecord } from '../../generated/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OperationId } from '../../contract/operations.ts';
import { presentAs } from './present.ts';

/**
 * What belongs to a record, as the contract's examples show it (ledger N-46): one record by itself, several as a list, none
 * as an empty list.
 *
 * @param shownBy The operation that lists these records by themselves.
 */
export function subResource(
  { contract }: Platform,
  shownBy: OperationId,
  records: readonly object[],
): SubResource {
  const shown = records.map((record) => presentAs(contract, shownBy, record) as UnspecifiedRecord);
  const [first] = shown;
  return { data: first !== undefined && shown.length === 1 ? first : shown, links: {} };
}
