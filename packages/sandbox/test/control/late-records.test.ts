import { expect, test } from 'vitest';
import { takeSnapshot } from '../../src/snapshot/snapshot.ts';
import { createPlatform } from '../../src/start/create-platform.ts';
import { askControl } from '../support/ask-control.ts';
import { keepEvents } from '../support/call-story.ts';
import { callWords } from '../support/call-words.ts';
import { readCsv } from '../support/read-csv.ts';
import { MEI } from '../support/serve-platform.ts';
import { useSandbox } from '../support/use-sandbox.ts';

const sandbox = useSandbox();
const MEI_ID = 410_002;

async function get(path: string): Promise<any> {
  const response = await fetch(sandbox.baseUrl + path, { headers: { 'x-auth-token': MEI } });
  const text = await response.text();
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
}

const filter = (property: string, value: unknown): string =>
  `filter=${encodeURIComponent(JSON.stringify([{ property, operator: 'eq', value }]))}`;

/** Places that show the records of a leg, and how many they show. */
async function shown(leg: number): Promise<Record<string, number>> {
  const ofLeg = (records: { live_id?: unknown }[]): number =>
    records.filter(({ live_id: live }) => Number(live) === leg).length;
  const { data: ended } = (await sandbox.control.GET('/calls/ended')).data!;
  return {
    list: ofLeg((await get('/cdrs?limit=5000')).data),
    total: (await get(`/cdrs?limit=1&${filter('live_id', leg)}`)).total,
    user: ofLeg((await get(`/users/${MEI_ID}/cdrs`)).data),
    export: readCsv(await get(`/users/${MEI_ID}/cdrs.csv`)).filter((row) => row.includes(String(leg))).length,
    page: ended.filter(({ id }) => id === leg).length,
    recordings: (await get(`/monitors?${filter('live_id', leg)}`)).total,
  };
}

/** A talk of Mei, who has all of hers recorded, with somebody outside. */
async function talk(): Promise<number> {
  const { id } = await sandbox.control.call({ from: '447700900123', to: '2102' });
  await sandbox.control.answer(id, MEI_ID);
  await sandbox.control.advance({ seconds: 20 });
  await sandbox.control.hangUp(id);
  return id;
}

test('is nowhere to be seen until its time has come', async () => {
  const NOTHING = { list: 0, total: 0, user: 0, export: 0, page: 0, recordings: 0 };
  const before = (await get('/cdrs?limit=1')).total;
  await sandbox.control.PUT('/simulate/late-records', { body: { delays: [{ from: 60, to: 60 }] } });
  const leg = await talk();
  expect(await shown(leg)).toEqual(NOTHING);
  await sandbox.control.advance({ seconds: 59 });
  expect(await shown(leg)).toEqual(NOTHING);
  expect((await get('/cdrs?limit=1')).total).toBe(before);
  expect((await sandbox.control.GET('/simulate/late-records')).data!.waiting).toBe(2);
  await sandbox.control.advance({ seconds: 1 });
  expect(await shown(leg)).toEqual({ list: 1, total: 1, user: 1, export: 1, page: 1, recordings: 1 });
});

type Platform = ReturnType<typeof createPlatform>;
type Late = NonNullable<Platform['settings']['lateRecords']>;

/** The events of a platform with late records, and what it keeps after a number of calls that talk. */
async function play(late: Late, calls: number, seed = 1) {
  const platform = createPlatform({ clock: 'manual', seed }, () => 0);
  const events = keepEvents(platform);
  platform.settings.lateRecords = late;
  const legs: number[] = [];
  for (let count = 0; count < calls; count += 1) legs.push(await talkOn(platform));
  return { platform, events, legs };
}

async function talkOn(platform: Platform): Promise<number> {
  const words = callWords(platform);
  const { id } = words.receive({ from: '447700900123', to: '2102' });
  words.answer(id, MEI_ID);
  await platform.clock.advance(2000);
  words.hangUp(id);
  return id;
}

const cdrIds = ({ store }: Platform, legs: readonly number[]) =>
  legs.map((leg) => store.tables.cdrs.by('live_id', leg)[0]?.id ?? Number.NaN);

test.each([
  ['hang-up', (late: number, later: number) => late < later],
  ['appearance', (late: number, later: number) => late > later],
] as const)('gets its ids at the %s', async (ids, isInOrder) => {
  const { platform, legs } = await play({ ids, delays: [{ from: 3600, to: 3600 }] }, 1);
  platform.settings.lateRecords = undefined;
  const id = await talkOn(platform);
  await platform.clock.advance(3_600_000);
  const [late, later] = cdrIds(platform, [...legs, id]);
  expect(isInOrder(late!, later!)).toBe(true);
  const [recordingLate, recordingLater] = [...legs, id].map(
    (leg) => platform.store.tables.monitors.by('live_id', leg)[0]!.id,
  );
  expect(isInOrder(recordingLate!, recordingLater!)).toBe(true);
});

test('only what the rule names is late, and the audio follows the recording', async () => {
  const { platform, events, legs } = await play({ of: ['monitors'], delays: [{ from: 60, to: 60 }] }, 1);
  const ready = () => events.filter(({ event_name: name }) => name === 'monitor.audio_ready');
  expect(cdrIds(platform, legs)).toEqual([expect.any(Number)]);
  await platform.clock.advance(68_000);
  expect(ready()).toEqual([]);
  await platform.clock.advance(1000);
  const [{ id }] = platform.store.tables.monitors.by('live_id', legs[0]) as [{ id: number }];
  expect(ready()).toMatchObject([{ monitor_id: id, call_id: legs[0] }]);
});

test('delays have the shares that are asked for, the same with the same seed', async () => {
  const late = {
    of: ['cdrs' as const],
    delays: [
      { share: 3, from: 5000, to: 6000 },
      { share: 1, from: 10_000, to: 10_000 },
    ],
  };
  const dueTimes = async (seed: number) => {
    const { platform } = await play(late, 400, seed);
    return platform.clock
      .state()
      .scheduled.flatMap(({ kind, time }) => (kind === 'record.appear' ? [time] : []));
  };
  const { platform, legs } = await play(late, 400);
  const ended = await dueTimes(1);
  expect(await dueTimes(1)).toEqual(ended);
  expect(await dueTimes(2)).not.toEqual(ended);
  await platform.clock.advance(6_000_000);
  const share = cdrIds(platform, legs).filter(Number.isInteger).length / legs.length;
  expect(share).toBeGreaterThan(0.69);
  expect(share).toBeLessThan(0.81);
  await platform.clock.advance(4_000_000);
  expect(cdrIds(platform, legs).filter(Number.isInteger)).toHaveLength(legs.length);
});

test('a snapshot keeps what waits, and a later rule leaves it alone', async () => {
  await sandbox.control.PUT('/simulate/late-records', { body: { delays: [{ from: 60, to: 60 }] } });
  const leg = await talk();
  await sandbox.control.DELETE('/simulate/late-records');
  const { data: snapshot } = await sandbox.control.GET('/snapshot');
  await sandbox.control.advance({ minutes: 1 });
  expect((await shown(leg)).list).toBe(1);
  await sandbox.control.POST('/restore', { body: snapshot! });
  expect((await shown(leg)).list).toBe(0);
  await sandbox.control.advance({ minutes: 1 });
  expect((await shown(leg)).list).toBe(1);
});

test('a snapshot with a late record that is none is refused', async () => {
  const { platform } = await play({ delays: [{ from: 60, to: 60 }] }, 1);
  const snapshot = JSON.parse(JSON.stringify(takeSnapshot(platform)));
  snapshot.store.late_records.records[0].record.id = 'x';
  const { error } = await sandbox.control.POST('/restore', { body: snapshot });
  expect(error?.message).toMatch(/^snapshot\.store\.late_records\.records\[0\]\.record\.id/);
});

test('a reset drops what waits, and the rule', async () => {
  await sandbox.control.PUT('/simulate/late-records', { body: { delays: [{ from: 60, to: 60 }] } });
  await talk();
  const { total } = await get('/cdrs?limit=1');
  await sandbox.control.reset();
  expect((await sandbox.control.GET('/simulate/late-records')).data).toEqual({ rule: null, waiting: 0 });
  await sandbox.control.advance({ minutes: 2 });
  expect((await get('/cdrs?limit=1')).total).toBe(total);
});

test('a delay that ends before it begins is refused', async () => {
  const ask = askControl(sandbox.url);
  const { status, json } = await ask('PUT /simulate/late-records', { delays: [{ from: 2, to: 1 }] });
  expect([status, json.message]).toEqual([400, 'body.delays[0].to must not be below `from`']);
});
