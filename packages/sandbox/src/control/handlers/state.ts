import { type Front, invalid, Refusal } from '@telephony/http';
import { recordSchema } from '@telephony/contract';
import { assumptions } from '../../assumptions/assumptions.ts';
import { resetPlatform } from '../../story/populate.ts';
import { restoreSnapshot, takeSnapshot } from '../../snapshot/snapshot.ts';
import type { ControlHandlers } from '../shared/control-handler.ts';
import { accountsOf, type Platform } from '../../platform/platform.ts';
import type { Settings } from '../../generated/control.ts';
import type { Call } from '../../generated/schema.ts';
import { shownAt } from '../../story/story-records.ts';
import { type AnyCollection, HIGHEST_ID, type Stored } from '../../infrastructure/collection.ts';
import type { TableName } from '../../platform/store.ts';

type StateId =
  | 'getSettings'
  | 'updateSettings'
  | 'reset'
  | 'seed'
  | 'getSnapshot'
  | 'restore'
  | 'listAssumptions';

export const stateHandlers: ControlHandlers<StateId> = {
  getSettings: ({ platform, front }) => ({ status: 200, body: settingsOf(platform, front) }),
  updateSettings: ({ platform, front, body }) => {
    changeSettings(platform, front, body);
    return { status: 200, body: settingsOf(platform, front) };
  },
  reset: ({ all, front, stream, exchanges, receiver, atStart, body }) => {
    changeSettings(all, front, atStart);
    resetPlatform(all, body?.seed);
    front.rules.clear();
    front.record.clear();
    exchanges.clear();
    receiver.reset();
    stream.tellAll();
    return { status: 204, body: undefined };
  },
  seed: ({ all, platform, body }) => {
    refuseIdsOfOthers(
      accountsOf(all).filter(({ account }) => account !== platform.account),
      body,
    );
    putRecords(platform, body);
    return { status: 204, body: undefined };
  },
  getSnapshot: ({ all }) => ({ status: 200, body: { ...takeSnapshot(all) } }),
  restore: ({ all, stream, body }) => {
    restoreSnapshot(all, body);
    stream.tellAll();
    return { status: 204, body: undefined };
  },
  listAssumptions: () => ({ status: 200, body: { data: assumptions, total: assumptions.length } }),
};

/** The options that can be changed while the sandbox runs, as they are now. */
export function settingsOf(platform: Platform, front: Front): Required<Settings> {
  const {
    idleMinutes,
    secondFactor,
    ringSeconds,
    pickUpSeconds,
    answerSeconds,
    transferReturn,
    webcallsPerMinute,
  } = platform.settings;
  const { retrySeconds, timeout, allowHosts } = platform.webhooks.settings;
  return {
    idleMinutes,
    secondFactor,
    ringSeconds,
    pickUpSeconds,
    answerSeconds,
    transferReturn,
    webcallsPerMinute,
    forms: platform.forms.mode,
    webhooks: { retrySeconds, timeout, allowHosts },
    lenient: front.settings.lenient,
    delay: front.settings.delay,
  };
}

/** Changes the options that are named. What began before, such as a phone that rings, goes on as it began. */
function changeSettings(
  platform: Platform,
  front: Front,
  { forms: mode, webhooks = {}, lenient, delay, ...others }: Settings,
): void {
  if (mode !== undefined) for (const account of accountsOf(platform)) account.forms.change(mode);
  Object.assign(platform.settings, others);
  if (lenient !== undefined) front.settings.lenient = lenient;
  if (delay !== undefined) front.settings.delay = delay;
  if (Object.keys(webhooks).length === 0) return;
  for (const account of accountsOf(platform)) account.webhooks.change(webhooks);
}

/**
 * Puts records into the tables that the contract shows: all of them or none.
 *
 * @throws Refusal 400 for a table or a record that the contract does not have.
 */
function putRecords({ contract, exchange, store }: Platform, sent: Record<string, Stored[]>): void {
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
function refuseIdsOfOthers(others: readonly Platform[], sent: Record<string, Stored[]>): void {
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
