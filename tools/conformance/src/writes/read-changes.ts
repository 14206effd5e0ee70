import { isJsonObject, type Operation } from '@telephony/contract';
import type { Debts } from './debts.ts';
import type { Changed } from './journal-file.ts';
import type { Reader } from './read-around.ts';
import { collectionOf } from './write-kind.ts';

/** A request that changes records. */
export interface Change {
  operation: Operation;
  path: string;
  body: unknown;
  /** Its body is a list of records. */
  isBulk: boolean;
  /** Reads one of them. */
  read: Operation;
}

/**
 * Reads the records that a request is about to change, but for those that the run has made.
 *
 * @param keep Called with what puts each of them back.
 * @returns Why one of them could not be put back; undefined where all can.
 */
export async function readChanges(
  { operation, path, body, isBulk, read }: Change,
  reader: Reader,
  debts: Debts,
  keep: (changed: Changed) => void,
): Promise<string | undefined> {
  const records = isBulk ? body : [{ ...(isJsonObject(body) && body), id: path.split('/').at(-1) }];
  if (!Array.isArray(records) || !records.every(isJsonObject)) return 'its body is not a list of records';
  const collection = collectionOf(operation.path);
  for (const { id, ...wrote } of records) {
    if (debts.isMade(collection, String(id))) continue;
    const known = await reader.fields(read, `${collection}/${encodeURIComponent(String(id))}`, wrote);
    if (typeof known === 'string') return known;
    const { line, before } = known;
    const earlier = debts.changeOf(line, wrote);
    keep({
      kind: 'changed',
      operationId: operation.operationId,
      read: line,
      write: path,
      isBulk,
      id,
      before: earlier?.before ?? before,
      wrote,
    });
    if (earlier) debts.done(earlier.number);
  }
  return undefined;
}
