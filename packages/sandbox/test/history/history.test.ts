import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cdr, Monitor, Queue, Sms, User, Voicemessage } from '../../src/generated/schema.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../src/start/start-sandbox.ts';
import { endOf, recordViolations, transferredFrom } from './record-laws.ts';
import { strictContract } from '../support/strict-contract.ts';

const options: SandboxOptions = {
  port: 0,
  clock: 'manual',
  history: 14,
  users: 25,
  callsPerDay: 120,
};

/** Fails for a response outside the contract. */
async function ask(sandbox: Sandbox, operationId: string, path: string) {
  const response = await fetch(sandbox.baseUrl + path, {
    headers: { 'X-Auth-Token': sandbox.signIn?.token ?? '' },
  });
  const text = await response.text();
  const answer = { status: response.status, contentType: response.headers.get('content-type'), text };
  expect(strictContract().violations(operationId, answer)).toEqual([]);
  return { text, ...(JSON.parse(text) as { total: number; data: unknown[] }) };
}

async function all<R>(sandbox: Sandbox, operationId: string, path: string): Promise<R[]> {
  const found: unknown[] = [];
  for (let page = 1; ; page++) {
    const { total, data } = await ask(sandbox, operationId, `${path}?limit=5000&page=${page}`);
    found.push(...data);
    if (found.length >= total || data.length === 0) return found as R[];
  }
}

async function everything(sandbox: Sandbox): Promise<string> {
  const { data } = await sandbox.control.GET('/snapshot');
  return JSON.stringify(data?.store);
}

const hourOf = ({ calldate }: Cdr) => Number(calldate?.slice(11, 13));
const weekdayOf = ({ calldate }: Cdr) => new Date(`${calldate?.slice(0, 10)}T00:00:00Z`).getUTCDay();

describe('14 days of 25 users', () => {
  let sandbox: Sandbox;
  let cdrs: Cdr[];
  let monitors: Monitor[];
  let voicemessages: Voicemessage[];
  let sms: Sms[];
  let users: User[];
  let story: Cdr[];
  let told: Cdr[];

  beforeAll(async () => {
    sandbox = await startSandbox(options);
    cdrs = await all<Cdr>(sandbox, 'listCdrs', '/cdrs');
    monitors = await all<Monitor>(sandbox, 'listMonitors', '/monitors');
    voicemessages = await all<Voicemessage>(sandbox, 'listVoicemessages', '/voicemessages');
    sms = await all<Sms>(sandbox, 'listSms', '/sms');
    users = await all<User>(sandbox, 'listUsers', '/users');
    story = cdrs.filter(({ id }) => id < 1_000_000);
    told = cdrs.filter(({ id }) => id >= 1_000_000);
  });
  afterAll(() => sandbox.close());

  test('end before the story, and leave it as it is', async () => {
    const alone = await startSandbox({ port: 0, clock: 'manual' });
    expect(await all<Cdr>(alone, 'listCdrs', '/cdrs')).toEqual(story);
    await alone.close();
    const dates = told.map(({ calldate }) => calldate ?? '').toSorted();
    expect(dates[0]! > '2026-11-05').toBe(true);
    expect(dates.at(-1)! < '2026-11-19').toBe(true);
    const shown = cdrs.map(({ calldate }) => calldate ?? '');
    expect(shown.toSorted()).toEqual(shown);
  });

  test('are busy on weekdays from 08 to 18, less at lunch, hardly at weekends', () => {
    const calls = told.filter(({ is_root: isRoot }) => isRoot);
    expect(calls.every((cdr) => hourOf(cdr) >= 8 && hourOf(cdr) < 18)).toBe(true);
    const weekend = calls.filter((cdr) => [0, 6].includes(weekdayOf(cdr)));
    expect(weekend.length).toBeGreaterThan(0);
    expect(weekend.length).toBeLessThan(calls.length / 20);
    const weekdays = (calls.length - weekend.length) / 10;
    expect(weekdays).toBeGreaterThan(100);
    expect(weekdays).toBeLessThan(140);
    const at = (hour: number) => calls.filter((cdr) => hourOf(cdr) === hour).length;
    expect(at(13)).toBeLessThan(0.75 * at(10));
    expect(at(13)).toBeLessThan(0.75 * at(15));
  });

  test('have ids of their own, exact', () => {
    for (const records of [cdrs, monitors, voicemessages, sms]) {
      expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
    }
    expect(cdrs.every(({ live_id: id }) => Number.isSafeInteger(id))).toBe(true);
    expect(new Set(monitors.map(({ token }) => token)).size).toBe(monitors.length);
  });

  test('have charges by their rates', () => {
    for (const { billsec, charge, rate } of told)
      expect(charge).toBe(Math.round((((billsec ?? 0) * (rate ?? 0)) / 60) * 10_000) / 10_000);
    expect(told.filter(({ charge }) => (charge ?? 0) > 0).length).toBeGreaterThan(100);
    expect(
      told.filter(({ is_root: isRoot, user_id: user }) => isRoot && user === null).length,
    ).toBeGreaterThan(300);
  });

  test('have every kind of call, and nobody talks to two at a time', () => {
    const kinds = new Set(told.map(({ type, context, t_cause: cause }) => `${type} ${context} ${cause}`));
    const expected = [
      'I PSTN_CALL Blind Transfer',
      'I PSTN_CALL Normal Clearing',
      'M PSTN_CALL Answered Elsewhere',
      'M PSTN_CALL No Answer',
      'M PSTN_CALL Originator Cancel',
      'O PSTN_CALL No Answer',
      'O PSTN_CALL Normal Clearing',
      'O PSTN_CALL Originator Cancel',
      'O PSTN_CALL User Busy',
      'O USER_LOCAL No Answer',
      'O USER_LOCAL Normal Clearing',
      'O USER_LOCAL Originator Cancel',
    ];
    expect(expected.filter((kind) => !kinds.has(kind))).toEqual([]);
    for (const { id } of users) {
      const talks = told
        .filter((cdr) => cdr.user_id === id && (cdr.billsec ?? 0) > 0)
        .map((cdr) => ({ from: endOf(cdr) - (cdr.billsec ?? 0), until: endOf(cdr) }))
        .toSorted((one, other) => one.from - other.from);
      const overlaps = talks.filter(({ from }, at) => at > 0 && talks[at - 1]!.until > from);
      expect(overlaps).toEqual([]);
    }
  });

  test('have transfers and ring groups, by the rules of calls that were live', async () => {
    expect(recordViolations(told)).toEqual([]);
    for (const change of [
      { parent_live_id: 1 },
      { billsec: 10_000 },
      { src: '1' },
      { duration: 1 },
      { t_cause: 'No Answer' },
    ])
      expect(recordViolations(told.map((cdr) => ({ ...cdr, ...(cdr.type === 'I' && change) })))).not.toEqual(
        [],
      );
    const below = Map.groupBy(told, ({ parent_live_id: parent }) => parent ?? 0);
    const sent = told.filter(
      (cdr) =>
        cdr.t_cause === 'Blind Transfer' &&
        transferredFrom(cdr, below.get(cdr.live_id ?? -1) ?? []).length > 0,
    );
    expect(sent.length).toBeGreaterThan(20);
    expect(new Set(sent.map(({ user_id: user }) => user === null))).toEqual(new Set([true, false]));
    const after = sent.flatMap((cdr) => transferredFrom(cdr, below.get(cdr.live_id ?? -1) ?? []));
    expect(new Set(after.map(({ type }) => type))).toEqual(new Set(['I', 'M']));
    const reception = told.filter(({ dst_id: id, is_root: isRoot }) => isRoot && id === '702');
    expect(reception.length).toBeGreaterThan(30);
    expect(new Set(reception.map(({ dst, dst_name: name }) => `${dst} ${name}`))).toEqual(
      new Set(['442079460190 Reception']),
    );
  });

  test('have recordings and messages of their calls', () => {
    const legs = new Map(told.map((cdr) => [cdr.live_id, cdr]));
    const recorded = monitors.filter(({ id }) => id >= 1_000_000);
    expect(recorded.length).toBeGreaterThan(100);
    const talks = new Set(told.map(({ src, dst, billsec }) => `${src} ${dst} ${billsec}`));
    for (const { caller, called, duration } of recorded)
      expect(talks.has(`${caller} ${called} ${duration}`)).toBe(true);
    const left = voicemessages.filter(({ id }) => id >= 1_000_000);
    expect(left.length).toBeGreaterThan(20);
    for (const message of left) {
      const cdr = legs.get(message.live_id ?? 0);
      expect(cdr).toMatchObject({ disposition: 'VM', src: message.callerid });
    }
    expect(told.filter(({ disposition }) => disposition === 'VM').length).toBe(left.length);
    for (const user of users) {
      const own = left.filter(({ extension_id: box }) => box === user.id);
      expect(user.vm_new).toBe(own.filter(({ is_new: isNew }) => isNew).length);
    }
    expect(sms.length).toBeGreaterThan(40);
  });

  test('have users with names, extensions and numbers, who are agents', async () => {
    expect(users.length).toBe(25);
    const extra = users.filter(({ id }) => id > 410_005);
    expect(extra.map(({ ext }) => ext)).toEqual(Array.from({ length: 20 }, (_, at) => String(2106 + at)));
    for (const property of ['email', 'cli', 'ext'] as const)
      expect(new Set(extra.map((user) => user[property])).size).toBe(20);
    const queues = await all<Queue>(sandbox, 'listQueues', '/queues');
    expect(queues.map(({ users: agents }) => agents?.length)).toEqual([12, 12]);
    const active = new Set(told.map(({ user_id: user }) => user));
    expect(extra.every(({ id }) => active.has(id))).toBe(true);
  });

  test('are found by date, and their audio is there', async () => {
    const month = [
      { property: 'calldate', operator: 'gte', value: '2026-11-09 00:00:00' },
      { property: 'calldate', operator: 'lt', value: '2026-11-10 00:00:00' },
    ];
    const filter = encodeURIComponent(JSON.stringify(month));
    const { total } = await ask(sandbox, 'listCdrs', `/cdrs?filter=${filter}&limit=1`);
    expect(total).toBe(told.filter(({ calldate }) => calldate?.startsWith('2026-11-09')).length);
    expect(total).toBeGreaterThan(100);
    const monitor = monitors.find(({ id }) => id >= 1_000_000)!;
    const audio = await fetch(`${sandbox.baseUrl}/monitors/${monitor.id}.mp3`, {
      headers: { 'X-Auth-Token': sandbox.signIn?.token ?? '' },
    });
    expect(audio.status).toBe(200);
    expect((await audio.arrayBuffer()).byteLength).toBe(monitor.size);
  });
});

test('new calls ring extra users by their number, and are numbered after all', async () => {
  const sandbox = await startSandbox({ ...options, history: 3 });
  const before = await all<Cdr>(sandbox, 'listCdrs', '/cdrs');
  const call = await sandbox.control.call({ from: '447700900123', to: '442079460200' });
  await sandbox.control.hangUp(call.id, 'src');
  const after = await all<Cdr>(sandbox, 'listCdrs', '/cdrs');
  const cdr = after.find(({ live_id: id }) => id === call.id);
  expect(cdr).toMatchObject({ dst_id: '410006', user_id: 410_006 });
  expect(cdr!.id).toBe(Math.max(...before.map(({ id }) => id)) + 1);
  expect(call.id).toBeGreaterThan(Math.max(...before.map(({ live_id: id }) => id ?? 0)));
  await sandbox.close();
});

test('the same options, the same bytes, with and without a seed; and after a reset', async () => {
  const run = async (more: SandboxOptions): Promise<string> => {
    const sandbox = await startSandbox({ ...options, history: 5, ...more });
    const before = await everything(sandbox);
    await sandbox.control.call({ from: '447700900123', to: '442079460101' });
    await sandbox.control.POST('/reset', {});
    expect(await everything(sandbox)).toBe(before);
    await sandbox.close();
    return before;
  };
  const usual = await run({});
  expect(await run({})).toBe(usual);
  const seeded = await run({ seed: 7 });
  expect(seeded).not.toBe(usual);
  expect(await run({ seed: 7 })).toBe(seeded);
});

test('few users who cannot take all calls miss most, and still nothing collides', async () => {
  const sandbox = await startSandbox({ port: 0, clock: 'manual', history: 2, callsPerDay: 3000 });
  const cdrs = await all<Cdr>(sandbox, 'listCdrs', '/cdrs');
  const calls = cdrs.filter(({ is_root: isRoot }) => isRoot);
  expect(calls.length).toBeGreaterThan(4000);
  expect(calls.filter(({ type }) => type === 'M').length).toBeGreaterThan(calls.length / 2);
  expect(new Set(cdrs.map(({ id }) => id)).size).toBe(cdrs.length);
  await sandbox.close();
});

test('the people of a fixture call through its own menus and queues, which may lead in a circle', async () => {
  const onward = { final_dst_type: 'I', final_dst_id: 701 };
  const users = ['2001', '2002', '2003'].map((ext, index) => ({
    ext,
    dnd: index === 0,
    ring_time: '5',
    ...onward,
  }));
  const sandbox = await startSandbox({
    port: 0,
    clock: 'manual',
    history: 2,
    callsPerDay: 200,
    onWarning: () => {},
    fixture: {
      users: [{ ...users[0], roles: ['ADMIN'], tokens: ['a-token-of-the-history'] }, ...users.slice(1)],
      ddis: [{ e164: '442079460301', target_type: 'I', target_id: 701 }],
      ivrs: [{ id: 701, number: 2500, name: 'Main', one: '2200', final_dst_type: 'Q', final_dst_id: 2200 }],
      queues: [
        {
          number: 2200,
          name: 'Orders',
          users: ['2001', '2002'],
          max_wait_time: 0,
          join_empty: true,
          ...onward,
        },
      ],
    },
  });
  const { data } = await sandbox.control.GET('/snapshot');
  const { cdrs, calls } = data!.store as Record<'cdrs' | 'calls', { records: Cdr[] }>;
  expect(calls.records).toEqual([]);
  expect(recordViolations(cdrs.records)).toEqual([]);
  const places = new Set(cdrs.records.map(({ dst_name: name, t_cause: cause }) => `${name} ${cause}`));
  expect(places).toContain('Main Normal Clearing');
  expect(places).toContain('Orders Normal Clearing');
  expect(places).toContain('Orders Originator Cancel');
  await sandbox.close();
});
