import type { Call } from '../../generated/schema.ts';
import { recordSchema } from '@telephony/contract';
import { invalid, Refusal } from '@telephony/http';
import type { Platform } from '../../platform/platform.ts';
import { shownAt } from '../../story/story-records.ts';
import { type AnyCollection, HIGHEST_ID, type Stored } from '../../ground/store/collection.ts';
import type { TableName } from '../../platform/core/tables.ts';

/**
 * Puts records into the tables that the contract shows: all of them or none.
 *
 * @throws Refusal 400 for a table or a record that the contract does not have.
 */
export function putRecords({ contract, exchange, store }: Platform, sent: Record<string, Stored[]>): void {
  for (const [table, records] of Object.entries(sent)) {
    if (!isShown(table))
      throw invalid(`body.${table}`, `is not a table. Tables: ${Object.keys(shownAt).join(', ')}`);
    const operation = contract.operations.find(
      ({ path, method }) => path === shownAt[table]?.[0] && method === 'get',
    );
    if (!operation) continue;
    const schema = recordSchema(contract, operation);
    for (const [index, record] of records.entries()) {
      checkId(record, `body.${table}[${index}]`);
      const errors = contract.schemas.check(schema, record, `body.${table}[${index}]`);
      if (errors.length > 0) throw new Refusal(400, `${errors[0]!.field} ${errors[0]!.message}`, errors);
    }
  }
  for (const [table, records] of Object.entries(sent)) {
    if (!isShown(table)) continue;
    const collection: AnyCollection = store.tables[table];
    for (const record of records) {
      if (table === 'calls') exchange.adopt(record as Call);
      else collection.put(record);
    }
  }
  if (sent['calls']) exchange.takeUp();
}

/** Refuses ids of records of other accounts: no id is in two. Throws Refusal 400. */
export function refuseIdsOfOthers(others: readonly Platform[], sent: Record<string, Stored[]>): void {
  for (const { account, store } of others) {
    for (const [table, records] of Object.entries(sent)) {
      if (!store.has(table)) continue;
      const known: AnyCollection = store.tables[table];
      const index = records.findIndex(({ id }) => known.get(id) !== undefined);
      if (index >= 0) throw invalid(`body.${table}[${index}].id`, `is an ID of account ${account}`);
    }
  }
}

/** Refuses ids after which none can follow. Throws Refusal 400. */
function checkId(record: Stored, field: string): void {
  if (typeof record.id === 'number' && record.id > HIGHEST_ID)
    throw invalid(`${field}.id`, `must not be above ${HIGHEST_ID}`);
}

function isShown(table: string): table is TableName {
  return Object.hasOwn(shownAt, table);
}
