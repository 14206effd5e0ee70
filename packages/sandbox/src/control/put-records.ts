import type { LiveCall } from '../calls/live-call.ts';
import { recordSchema } from '@telephony/contract';
import { invalid, Refusal } from '@telephony/http';
import type { Platform } from '../platform/platform.ts';
import { shownAt } from '../seed/story-records.ts';
import { type AnyCollection, HIGHEST_ID, type Stored } from '../store/collection.ts';
import type { TableName } from '../store/tables.ts';

/**
 * Puts records into the tables that the contract shows: all of them or none.
 *
 * @throws Refusal 400 for a table or a record that the contract does not have.
 */
export function putRecords({ contract, store }: Platform, sent: Record<string, Stored[]>): void {
  for (const [table, records] of Object.entries(sent)) {
    if (!isShown(table))
      throw invalid(`body.${table}`, `is not a table. Tables: ${Object.keys(shownAt).join(', ')}`);
    const operation = contract.operations.find(
      ({ path, method }) => path === shownAt[table]?.[0] && method === 'get',
    );
    if (!operation) continue;
    const schema = recordSchema(contract, operation);
    for (const [index, record] of records.entries()) {
      checkOwn(table, record, `body.${table}[${index}]`);
      const errors = contract.schemas.check(schema, record, `body.${table}[${index}]`);
      if (errors.length > 0) throw new Refusal(400, `${errors[0]!.field} ${errors[0]!.message}`, errors);
    }
  }
  for (const [table, records] of Object.entries(sent)) {
    if (!isShown(table)) continue;
    const collection: AnyCollection = store.tables[table];
    for (const record of records) collection.put(record);
  }
}

/** Refuses ids after which none can follow, and what the sandbox alone knows of a live call. Throws Refusal 400. */
function checkOwn(table: TableName, record: Stored, field: string): void {
  if (typeof record.id === 'number' && record.id > HIGHEST_ID)
    throw invalid(`${field}.id`, `must not be above ${HIGHEST_ID}`);
  const own = table === 'calls' ? OWN_OF_CALLS.find((name) => name in record) : undefined;
  if (own !== undefined) throw invalid(`${field}.${own}`, 'must be left out: the sandbox sets it');
}

/** Fields of a live call that the API does not show. */
const OWN_OF_CALLS = ['live', 'owner_id', 'party_id', 'queue_id'] as const satisfies (keyof LiveCall)[];

function isShown(table: string): table is TableName {
  return Object.hasOwn(shownAt, table);
}
