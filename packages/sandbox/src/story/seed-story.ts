import {
  exampleData,
  type PlatformContract,
  requestExamples,
  responseExamples,
} from '../contract/contract.ts';
import { administrator, secondFactorCode, offlineUsers } from '../assumptions/assumptions.ts';
import { momentOf, shiftTimes, storyNow } from '../infrastructure/timestamp.ts';
import { issueApiToken } from '../platform/accounts.ts';
import { idOffset } from '../platform/core.ts';
import { setMember } from '../platform/exchange/store-facts.ts';
import type { Platform } from '../platform/platform.ts';
import type { Challenge } from '../generated/control.ts';
import type { AclRole, Call } from '../generated/schema.ts';
import type { AnyCollection, Stored } from '../infrastructure/collection.ts';
import { contractTables, type TableName, tablePaths } from '../platform/store.ts';

/** Fills an empty platform with the story of the contract's examples, which ends now, and with the day before. */
export function seedStory(platform: Platform): void {
  const { contract, store, clock, settings } = platform;
  const offset = clock.now() - storyNow;
  for (const [name, records] of storyRecords(contract)) {
    if (name === 'calls') continue;
    const collection: AnyCollection = store.tables[name];
    for (const record of [...dayBefore(name, records), ...records])
      collection.put(shiftTimes(record, offset));
  }
  // The users exist by now.
  const live = settings.liveCalls ? storyCalls(contract) : [];
  for (const record of live) platform.exchange.adopt(shiftTimes(record, offset));
  linkRecordings(platform);
  seedAccounts(platform);
  seedTokens(platform, offset);
  seedAgents(platform);
  linkStory(platform);
  seedChallenges(platform);
}

// The fullest example of each record.
function storyRecords(contract: PlatformContract): Map<TableName, Stored[]> {
  return new Map(
    contractTables.map((name) => {
      const records = tablePaths(name).flatMap((path) => exampleData(contract, path));
      const fullest = new Map<string, Stored>();
      for (const record of records) {
        const known = fullest.get(String(record.id));
        if (!known || Object.keys(record).length > Object.keys(known).length)
          fullest.set(String(record.id), record);
      }
      return [name, [...fullest.values()]];
    }),
  );
}

function storyCalls(contract: PlatformContract): Call[] {
  const examples = [
    ...responseExamples(contract, 'listCalls', 200).flatMap(({ data }) => data),
    ...responseExamples(contract, 'getCall', 200).map(({ data }) => data),
  ];
  return [...new Map(examples.map((call) => [call.id, call])).values()];
}

export function seedRoles({ account, contract, store }: Platform): void {
  for (const role of (storyRecords(contract).get('aclroles') ?? []) as AclRole[])
    store.tables.aclroles.put({ ...role, id: role.id + idOffset(account, 'aclroles') });
}

// A recording belongs to the CDR with the same numbers and duration.
function linkRecordings({ store: { tables } }: Platform): void {
  for (const monitor of tables.monitors.list()) {
    const cdr = tables.cdrs.list().findLast(({ src, dst, billsec, calldate }) => {
      const isBefore = String(calldate) <= String(monitor.created_at);
      return isBefore && billsec === monitor.duration && src === monitor.caller && dst === monitor.called;
    });
    tables.monitors.patch(monitor.id, { live_id: cdr?.live_id ?? null });
  }
}

function seedAccounts({ contract, store: { tables } }: Platform): void {
  const signIns = requestExamples(contract, 'login').map(({ email, password }) => [email, password] as const);
  const passwords = new Map(signIns);
  const me = responseExamples(contract, 'getMe', 200).flatMap((body) => ('data' in body ? [body.data] : []));
  for (const user of tables.users.list()) {
    tables.accounts.put({
      id: user.id,
      password: passwords.get(user.email ?? '') ?? `sandbox-${user.ext}`,
      phones: offlineUsers.has(user.id) ? 0 : (user.nb_sip_locations ?? 1),
      me: me.find(({ id }) => id === String(user.id)) ?? {},
    });
  }
}

function seedTokens(platform: Platform, offset: number): void {
  const { contract, clock } = platform;
  const { tables } = platform.store;
  // The example of createApiToken creates this token: until then it does not exist.
  const created = new Set(responseExamples(contract, 'createApiToken', 201).map(({ data }) => data.token));
  for (const record of responseExamples(contract, 'listApiTokens', 200).flatMap(({ data }) => data)) {
    const { token, user_id: userId, expiry } = record;
    if (typeof token !== 'string' || typeof userId !== 'number' || created.has(token)) continue;
    const shifted = shiftTimes(record, offset);
    const { last_request_at: last, created_at: since } = shifted;
    const used = momentOf(String(last ?? since));
    tables.tokens.put({
      id: token,
      user_id: userId,
      kind: 'api',
      idle: (expiry ?? 0) * 1000,
      used: Number.isNaN(used) ? clock.now() : used,
      requested: typeof last === 'string',
      record: shifted,
    });
  }
  issueApiToken(platform, administrator.id, { id: administrator.token, name: 'Sandbox' });
  const results = [
    ...responseExamples(contract, 'login', 200),
    ...responseExamples(contract, 'loginWithSecondFactor', 200),
  ];
  for (const { user_token: token, user_id: userId } of results) {
    const idle = 30 * 60_000;
    tables.tokens.put({ id: token, user_id: userId, kind: 'login', idle, used: clock.now(), record: null });
  }
}

function seedAgents({ store }: Platform): void {
  for (const queue of store.tables.queues.list()) {
    for (const user of queue.users ?? []) {
      setMember(store, queue.id, typeof user === 'object' ? user.id : user, true);
    }
  }
}

function linkStory({ contract, store: { tables } }: Platform): void {
  const campaigns = tables.campaigns.list();
  for (const { id, e164 } of campaigns) if (e164) tables.ddis.patch(e164, { campaign_id: Number(id) });
  const [campaign] = campaigns;
  for (const { id } of campaign ? exampleData(contract, '/calltracking/cdrs') : [])
    tables.cdrs.patch(id, { campaign_id: Number(campaign?.id) });
  // The example shows the chat messages of its token's user.
  const [me] = exampleData(contract, '/me');
  for (const { id } of tables.chatmsgs.list()) tables.chatmsgs.patch(id, { user_id: Number(me?.id) });
}

// The nonce and the reset token of the examples work once, however long a sandbox has run.
function seedChallenges(platform: Platform): void {
  const { challenges, users } = platform.store.tables;
  const created = platform.clock.now() + YEAR;
  const keep = (id: string, user: number, kind: Challenge['kind'], code: string) =>
    challenges.put({ id, user_id: user, kind, code, attempts: 0, created });
  const owner = users.find(({ two_factor_auth: factor }) => factor === 'E');
  const [{ nonce } = {}] = requestExamples(platform.contract, 'loginWithSecondFactor');
  if (owner && nonce) keep(nonce, owner.id, 'second-factor', secondFactorCode);
  const [{ email } = {}] = requestExamples(platform.contract, 'requestPasswordReset');
  const forgetful = users.find((user) => user.email === email);
  const [{ token } = {}] = requestExamples(platform.contract, 'resetPassword');
  if (forgetful && token) keep(token, forgetful.id, 'password-reset', '');
}

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 365 * DAY;
// The story's IDs are less than this apart.
const DAY_BEFORE_ID_OFFSET = 100;

const DAILY_TABLES: ReadonlySet<TableName> = new Set<TableName>(['cdrs', 'monitors', 'sms', 'voicemessages']);
const ID_FIELDS = ['id', 'call_id', 'live_id', 'parent_live_id', 'root_live_id'];

function dayBefore(table: TableName, records: Stored[]): Stored[] {
  if (!DAILY_TABLES.has(table)) return [];
  return records.map((record) => {
    const earlier: Stored & Record<string, unknown> = { ...shiftTimes(record, -DAY) };
    for (const name of ID_FIELDS) {
      const id = earlier[name];
      if (typeof id === 'number') earlier[name] = id - DAY_BEFORE_ID_OFFSET;
    }
    if (typeof earlier['token'] === 'string')
      earlier['token'] = earlier['token'].split('').toReversed().join('');
    // Yesterday's messages have been heard.
    if (table === 'voicemessages') Object.assign(earlier, { is_new: false, folder: 1 });
    return earlier;
  });
}
