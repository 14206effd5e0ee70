import { type FieldError, type JsonSchema, recordSchema } from '@telephony/contract';
import { invalid } from '@telephony/http';
import { accountsOf, type Platform } from '../platform/platform.ts';
import type { PlatformClock } from '../platform/core.ts';
import type { StoreState, TableName } from '../platform/store.ts';
import { LAST_MOMENT } from '../infrastructure/timestamp.ts';
import { shownAt } from '../story/story-records.ts';
import { HIGHEST_ID } from '../infrastructure/collection.ts';
import { controlDocument } from '../contract/control-document.ts';

/** What the platform and its second account know now. Their records are shared with the store, which never changes one in place. */
export function takeSnapshot(platform: Platform): Snapshot {
  const { clock, second } = platform;
  return {
    version: snapshotVersion,
    clock: clock.state(),
    ...stateOf(platform),
    ...(second && { second: stateOf(second) }),
  };
}

function stateOf({ random, store }: Platform): AccountState {
  return { random: random.state(), store: store.state() };
}

/**
 * Takes a platform back to a snapshot, of itself or of another one.
 *
 * @param snapshot Anything. It is checked as a whole first: where it is refused, nothing has changed.
 * @throws Refusal 400 that says what is wrong, and where.
 */
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

/** The form of snapshots that this code writes and reads. */
export const snapshotVersion = 2;

/** What one account knows. */
interface AccountState {
  random: readonly number[];
  store: StoreState;
}

/** Everything that a sandbox knows at one moment, as JSON can hold it. */
export interface Snapshot extends AccountState {
  version: typeof snapshotVersion;
  clock: ReturnType<PlatformClock['state']>;
  /** The second account, where there is one. */
  second?: AccountState;
}

/** The last moment that a date can have. */
const LAST_DATE = 8.64e15;

type Members = Record<string, unknown>;

/**
 * The snapshot that a value is.
 *
 * @throws Refusal 400 that names the first thing that is wrong.
 */
function checkSnapshot(platform: Platform, value: unknown): Snapshot {
  const snapshot = membersOf(value, 'snapshot');
  if (snapshot['version'] !== snapshotVersion) {
    throw invalid(
      'snapshot.version',
      `must be ${snapshotVersion}: a snapshot of this version of the sandbox`,
    );
  }
  checkClock(membersOf(snapshot['clock'], 'snapshot.clock'));
  checkAccount(platform, snapshot, 'snapshot');
  checkSecond(platform, snapshot['second']);
  return value as Snapshot;
}

/** A snapshot has as many accounts as the sandbox: else one would stay as it is, or be lost. */
function checkSecond({ second }: Platform, state: unknown): void {
  const field = 'snapshot.second';
  if (second && state === undefined)
    throw invalid(field, 'is missing: this snapshot has one account. Start the sandbox without --accounts 2');
  if (!second && state !== undefined)
    throw invalid(field, 'is a second account: start the sandbox with --accounts 2');
  if (second) checkAccount(second, membersOf(state, field), field);
}

function checkAccount(platform: Platform, { random, store }: Members, field: string): void {
  checkRandom(platform, random, `${field}.random`);
  for (const [table, state] of Object.entries(membersOf(store, `${field}.store`))) {
    const name = `${field}.store.${table}`;
    checkTable(platform, table, { state: membersOf(state, name), field: name });
  }
}

function checkClock({ now, sequence, scheduled }: Members): void {
  if (!isWhole(now, LAST_MOMENT))
    throw invalid('snapshot.clock.now', 'must be milliseconds since 1970, up to the year 9999');
  if (!isWhole(sequence)) throw invalid('snapshot.clock.sequence', 'must be a whole number');
  const known = new Set<number>();
  for (const [index, one] of listOf(scheduled, 'snapshot.clock.scheduled').entries()) {
    const field = `snapshot.clock.scheduled[${index}]`;
    const action = membersOf(one, field);
    if (!isWhole(action['time'], LAST_DATE))
      throw invalid(`${field}.time`, 'must be milliseconds since 1970, up to the year 9999');
    if (!isWhole(action['sequence'], sequence) || known.has(action['sequence'])) {
      throw invalid(`${field}.sequence`, 'must be a number of its own, none above that of the clock');
    }
    known.add(action['sequence']);
    refuse(checkAction(action, field));
  }
}

function checkRandom({ random }: Platform, value: unknown, field: string): void {
  const state = listOf(value, field);
  const { length } = random.state();
  if (state.length !== length || !state.every((one) => one === ((one as number) | 0))) {
    throw invalid(field, `must be ${length} integers of 32 bits`);
  }
}

function checkTable(
  { contract, store }: Platform,
  table: string,
  { state: { lastId, records }, field }: { state: Members; field: string },
): void {
  if (!store.has(table)) throw invalid(field, 'is not a table of the sandbox');
  if (!isWhole(lastId, HIGHEST_ID))
    throw invalid(`${field}.lastId`, `must be a whole number up to ${HIGHEST_ID}`);
  // Live calls are kept otherwise than they are shown.
  const schema = table === 'calls' ? undefined : schemaOf(contract, table);
  const known = new Set<string>();
  for (const [index, one] of listOf(records, `${field}.records`).entries()) {
    const name = `${field}.records[${index}]`;
    const { id } = membersOf(one, name);
    if (typeof id !== 'string' && !isWhole(id, HIGHEST_ID))
      throw invalid(`${name}.id`, `must be a text or a whole number up to ${HIGHEST_ID}`);
    if (known.has(String(id))) throw invalid(`${name}.id`, 'must be unique');
    known.add(String(id));
    if (schema) refuse(contract.schemas.check(schema, one, name));
    refuse(checkKept(table, one, name));
    const shown = shownPart(table, one as Members);
    if (shown) refuse(contract.schemas.check(shown.schema, shown.value, `${name}.${shown.member}`));
  }
}

function refuse([error]: FieldError[]): void {
  if (error) throw invalid(error.field, error.message);
}

/** One object each, which is compiled once: a snapshot may be restored again and again. */
const ME = { $ref: '#/components/schemas/Me' };
const API_TOKEN = { $ref: '#/components/schemas/ApiToken' };

/** The part of a kept record that responses show with its id, and its schema in the contract. */
function shownPart(table: TableName, { id, me, record }: Members) {
  if (table === 'accounts') return { member: 'me', schema: ME, value: { id, ...(me as Members) } };
  if (table === 'tokens' && record !== null)
    return { member: 'record', schema: API_TOKEN, value: { token: id, ...(record as Members) } };
  return undefined;
}

/** The schema of the records of a table, where they are those that the contract shows. */
function schemaOf(contract: Platform['contract'], table: TableName) {
  const [path] = shownAt[table] ?? [];
  const operation = contract.operations.find((one) => one.path === path && one.method === 'get');
  return operation && recordSchema(contract, operation);
}

function membersOf(value: unknown, field: string): Members {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid(field, 'must be an object');
  return value as Members;
}

function listOf(value: unknown, field: string): unknown[] {
  if (!Array.isArray(value)) throw invalid(field, 'must be a list');
  return value;
}

function isWhole(value: unknown, most: number = Number.MAX_SAFE_INTEGER): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

/** The schemas of what the sandbox keeps and no response shows, in the document of the control plane. */
const SCHEMAS: Partial<Record<TableName, string>> = {
  accounts: 'KeptAccount',
  calls: 'KeptCall',
  cdrs: 'KeptWithCampaign',
  challenges: 'Challenge',
  chatmsgs: 'KeptOfChatMessage',
  codes: 'KeptCode',
  ddis: 'KeptWithCampaign',
  deliveries: 'KeptDelivery',
  files: 'StoredFile',
  mails: 'Mail',
  monitors: 'KeptOfMonitor',
  queue_calls: 'QueueCall',
  queue_members: 'QueueMember',
  reportschedules: 'KeptOfReportSchedule',
  ringgroups: 'KeptOfRingGroup',
  tokens: 'KeptToken',
  users: 'KeptOfUser',
  webhooks: 'Webhook',
  wrap_ups: 'WrapUp',
};

/** What is wrong with a record by the sandbox's own schema. Empty when nothing is, or there is none for its table. */
function checkKept(table: TableName, record: unknown, field: string): FieldError[] {
  const schema = SCHEMAS[table];
  return schema === undefined ? [] : check(schema, record, field);
}

/** What is wrong with something that shall happen later. */
function checkAction(action: unknown, field: string): FieldError[] {
  return check('ScheduledAction', action, field);
}

/** By the names of the schemas: each object is compiled once. */
const references = new Map<string, JsonSchema>();

function check(schema: string, value: unknown, field: string): FieldError[] {
  let reference = references.get(schema);
  if (!reference) references.set(schema, (reference = { $ref: `#/components/schemas/${schema}` }));
  return controlDocument().schemas.check(reference, value, field);
}
