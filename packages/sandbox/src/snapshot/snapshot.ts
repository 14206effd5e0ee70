import { type FieldError, isJsonObject } from '@telephony/contract';
import { invalid } from '@telephony/http';
import { accountsOf, type Platform } from '../platform/platform.ts';
import type { PlatformClock } from '../platform/core.ts';
import { type StoreState, type TableName, tableSchema } from '../platform/store.ts';
import { controlDocument } from '../contract/control-document.ts';

export function takeSnapshot(platform: Platform): Snapshot {
  const { clock, second } = platform;
  return {
    version: snapshotVersion,
    clock: clock.state(),
    ...accountState(platform),
    ...(second && { second: accountState(second) }),
  };
}

function accountState({ random, store }: Platform): AccountState {
  return { random: random.state(), store: store.state() };
}

// A snapshot that does not fit is refused before anything has changed.
export function restoreSnapshot(platform: Platform, snapshot: unknown): void {
  const { clock, second, ...first } = checkSnapshot(platform, snapshot);
  restoreAccount(platform, first);
  if (platform.second && second) restoreAccount(platform.second, second);
  platform.clock.restore(clock);
  for (const { webhooks } of accountsOf(platform)) webhooks.resume();
}

function restoreAccount(platform: Platform, { random, store }: AccountState): void {
  platform.store.restore(structuredClone(store));
  platform.random.restore(random);
}

export const snapshotVersion = 5;

interface AccountState {
  random: readonly number[];
  store: StoreState;
}

export interface Snapshot extends AccountState {
  version: typeof snapshotVersion;
  clock: ReturnType<PlatformClock['state']>;
  second?: AccountState;
}

type Members = Record<string, unknown>;

function checkSnapshot(platform: Platform, value: unknown): Snapshot {
  if (isJsonObject(value) && value['version'] !== snapshotVersion)
    throw invalid(
      'snapshot.version',
      `must be ${snapshotVersion}: a snapshot of this version of the sandbox`,
    );
  refuse(controlDocument().schemas.check(SNAPSHOT, value, 'snapshot'));
  const snapshot = value as Snapshot;
  checkSequences(snapshot.clock);
  checkAccount(platform, snapshot, 'snapshot');
  // Otherwise an account would keep its data, or lose it.
  const field = 'snapshot.second';
  if (platform.second && !snapshot.second)
    throw invalid(field, 'is missing: this snapshot has one account. Start the sandbox without --accounts 2');
  if (!platform.second && snapshot.second)
    throw invalid(field, 'is a second account: start the sandbox with --accounts 2');
  if (platform.second && snapshot.second) checkAccount(platform.second, snapshot.second, field);
  return snapshot;
}

function checkSequences({ sequence, scheduled }: Snapshot['clock']): void {
  const known = new Set<number>();
  for (const [index, action] of scheduled.entries()) {
    if (action.sequence > sequence || known.has(action.sequence))
      throw invalid(
        `snapshot.clock.scheduled[${index}].sequence`,
        'must be a number of its own, none above that of the clock',
      );
    known.add(action.sequence);
  }
}

function checkAccount(platform: Platform, { store: tables }: AccountState, field: string): void {
  const { contract, store } = platform;
  for (const [table, { records }] of Object.entries(tables)) {
    const place = `${field}.store.${table}`;
    if (!store.has(table)) throw invalid(place, 'is not a table of the sandbox');
    // Live calls are stored in another form than the contract's.
    const schema = table === 'calls' ? undefined : tableSchema(contract, table);
    const known = new Set<string>();
    for (const [index, record] of records.entries()) {
      const name = `${place}.records[${index}]`;
      if (known.has(String(record.id))) throw invalid(`${name}.id`, 'must be unique');
      known.add(String(record.id));
      if (schema) refuse(contract.schemas.check(schema, record, name));
      const part = contractPart(platform, table, { ...record });
      if (part) refuse(contract.schemas.check(part.schema, part.value, `${name}.${part.member}`));
    }
  }
}

function refuse([error]: FieldError[]): void {
  if (error) throw invalid(error.field, error.message);
}

// Constant objects: a schema is compiled once per object.
const SNAPSHOT = { $ref: '#/components/schemas/KeptSnapshot' };
const ME = { $ref: '#/components/schemas/Me' };
const API_TOKEN = { $ref: '#/components/schemas/ApiToken' };

function contractPart({ contract }: Platform, table: TableName, { id, me, record, table: of }: Members) {
  if (table === 'accounts') return { member: 'me', schema: ME, value: { id, ...(me as Members) } };
  if (table === 'tokens' && record !== null)
    return { member: 'record', schema: API_TOKEN, value: { token: id, ...(record as Members) } };
  if (table === 'late_records')
    return { member: 'record', schema: tableSchema(contract, of as TableName)!, value: record };
  return undefined;
}
