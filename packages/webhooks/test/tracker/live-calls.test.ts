import { eventOf } from '@telephony/testing/calls/event-of';
import { answeredInQueue } from '@telephony/testing/calls/story';
import { expect, test, vi } from 'vitest';
import { sqliteCallStore } from '../../src/sqlite.ts';
import { CallTracker } from '../../src/tracker/call-tracker.ts';
import type { CallTrackerOptions } from '../../src/tracker/options.ts';
import { memoryCallStore } from '../../src/tracker/keep/memory-call-store.ts';
import type { LiveCallRecord } from '@telephony/calls';

const start = Date.parse('2026-11-20T09:02:11Z');

function atStart(options: CallTrackerOptions = {}) {
  const clock = { time: start };
  return { clock, tracker: new CallTracker({ now: () => clock.time, settleMs: Infinity, ...options }) };
}

const inQueue: LiveCallRecord = {
  id: 5000000101,
  parent_id: null,
  state: 'CONNECTED',
  start_time: start / 1000,
  connected_at: start / 1000 + 7,
  queue_state: 'CONNECTED',
  src: '447700900123',
  src_id: 'contact:9001',
  src_name: 'Alice Moran',
  dst: '442079460101',
  dst_id: '30601',
  dst_name: 'Sales',
};

test('says which calls live, who is in them and what each change was', async () => {
  const changes: string[] = [];
  const { tracker } = atStart({
    onChange: ({ state }, before) => void changes.push(`${before?.state ?? 'new'} -> ${state}`),
  });
  for (const event of answeredInQueue.events.slice(0, 4)) await tracker.add(event);
  expect((await tracker.live())[0]).toMatchObject({
    state: 'waiting',
    firstQueue: { name: 'Sales' },
    present: [
      { party: { name: 'Alice Moran' }, side: 'caller', state: 'waiting', since: new Date(start) },
      { party: { name: 'Tom Reyes' }, side: 'called', state: 'ringing', since: new Date(start) },
      { party: { name: 'Mei Lindqvist' }, side: 'called', state: 'calling' },
    ],
  });
  for (const event of answeredInQueue.events) await tracker.add(event);
  expect(await tracker.live()).toEqual([]);
  expect(changes[0]).toBe('new -> waiting');
  expect(changes).toHaveLength(answeredInQueue.events.length);
  expect(changes.filter((change) => change === 'talking -> held')).toHaveLength(1);
});

test('a live call of which nothing is heard is told once', async () => {
  const stale: number[] = [];
  const { clock, tracker } = atStart({
    staleMs: 1000,
    onStale: ({ rootCallId }) => void stale.push(rootCallId),
  });
  await tracker.add(answeredInQueue.events[0]!);
  await tracker.sweep();
  clock.time += 1000;
  await tracker.sweep();
  await tracker.sweep();
  expect(stale).toEqual([5000000101]);
  await tracker.add(answeredInQueue.events[3]!);
  clock.time += 1000;
  await tracker.sweep();
  expect(stale).toEqual([5000000101, 5000000101]);
});

test('looks at what is open again and again, until it is stopped', async () => {
  vi.useFakeTimers();
  const stale: number[] = [];
  const { clock, tracker } = atStart({
    staleMs: 1000,
    sweepMs: 100,
    onStale: ({ rootCallId }) => void stale.push(rootCallId),
  });
  await tracker.add(answeredInQueue.events[0]!);
  await tracker.start();
  clock.time += 1000;
  await vi.advanceTimersByTimeAsync(100);
  expect(stale).toEqual([5000000101]);
  const sweep = tracker.start();
  await tracker.stop();
  await sweep;
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('calls that began before it are known from GET /calls, as far as that tells, and their events join them', async () => {
  const { tracker } = atStart();
  expect(await tracker.reconcile([inQueue])).toEqual({ seen: 1, gone: 0 });
  const [call] = await tracker.live();
  expect(call).toMatchObject({
    state: 'talking',
    isPartial: true,
    caller: { name: 'Alice Moran' },
    answeredBy: null,
  });
  expect(call?.segments).toMatchObject([
    { kind: 'queue', party: { id: 30601 }, startedAt: null, waitSeconds: null },
  ]);
  for (const event of answeredInQueue.events.slice(-2)) await tracker.add(event);
  expect(await tracker.live()).toEqual([]);
  expect((await tracker.get(5000000101))?.outcome).toMatchObject({
    result: 'answered',
    answeredBy: { name: 'Tom Reyes' },
    talkedSeconds: 184,
  });
  expect(await tracker.reconcile([inQueue, inQueue])).toMatchObject({ gone: 0 });
});

test('the leg of a transfer is found by its parent, and goes to its call when an event names that', async () => {
  const { tracker } = atStart();
  const second = { ...inQueue, id: 12, parent_id: 11, queue_state: null, dst_id: '410003' };
  await tracker.reconcile([{ ...second, id: 13, parent_id: 12 }]);
  expect((await tracker.live()).map(({ rootCallId }) => rootCallId)).toEqual([12]);
  await tracker.add(eventOf('call.hold', '09:03:00', 13, { root_call_id: 11 }));
  expect((await tracker.live()).map(({ rootCallId }) => rootCallId)).toEqual([11]);
  for (const id of [11, 12, 13]) expect(await tracker.get(id)).toMatchObject({ rootCallId: 11 });
});

test('a call that GET /calls does not show any more has ended, nobody knows when', async () => {
  const said: unknown[] = [];
  const { clock, tracker } = atStart({ onOutcome: ({ outcome }) => void said.push(outcome) });
  for (const event of answeredInQueue.events.slice(0, 6)) await tracker.add(event);
  expect(await tracker.reconcile(() => Promise.resolve([]))).toEqual({ seen: 0, gone: 0 });
  clock.time += 60_000;
  expect(await tracker.reconcile(() => Promise.resolve([inQueue]))).toMatchObject({ gone: 0 });
  clock.time += 60_000;
  expect(await tracker.reconcile(() => Promise.resolve([]))).toEqual({ seen: 0, gone: 1 });
  expect(await tracker.live()).toEqual([]);
  expect(said).toMatchObject([{ result: 'answered', endedAt: null, talkedSeconds: null, waitedSeconds: 7 }]);
});

test('a caller whom nobody was seen to answer is missed', async () => {
  const said: unknown[] = [];
  const { clock, tracker } = atStart({ onOutcome: ({ outcome }) => void said.push(outcome) });
  for (const event of answeredInQueue.events.slice(0, 4)) await tracker.add(event);
  clock.time += 60_000;
  await tracker.reconcile([]);
  expect(said).toMatchObject([{ result: 'missed', basis: 'gone', endedAt: null }]);
});

test('with liveCalls it knows at the start who talks, and finds lost hang-ups of stale calls by itself', async () => {
  let asked = 0;
  let records: LiveCallRecord[] = [inQueue];
  const { clock, tracker } = atStart({
    staleMs: 60_000,
    liveCalls: async () => {
      asked += 1;
      return records;
    },
  });
  await tracker.start();
  expect((await tracker.live()).map(({ state }) => state)).toEqual(['talking']);
  await tracker.sweep();
  expect(asked).toBe(1);
  // It is stale, but lives; after the same time it is stale again.
  for (const count of [2, 3]) {
    clock.time += 60_000;
    await tracker.sweep();
    await tracker.sweep();
    expect(asked).toBe(count);
  }
  expect(await tracker.live()).toHaveLength(1);
  records = [];
  clock.time += 60_000;
  await tracker.sweep();
  expect(await tracker.live()).toEqual([]);
  await tracker.stop();
});

test('a GET /calls that fails is an error that stops nothing', async () => {
  const errors: unknown[] = [];
  const { tracker } = atStart({
    liveCalls: () => Promise.reject(new Error('503')),
    onError: (error) => void errors.push(error),
  });
  await tracker.start();
  await tracker.stop();
  expect(errors).toEqual([new Error('503')]);
});

test.each([
  ['memory', memoryCallStore],
  ['SQLite', () => sqliteCallStore(':memory:')],
])('all calls that are remembered are there, also after a restart: in %s', async (_name, open) => {
  const store = open();
  const { tracker } = atStart({ store });
  for (let call = 1; call <= 250; call += 1)
    await tracker.add(eventOf(call % 2 ? 'call.initial' : 'call.hangup', '09:02:11', call));
  await tracker.add(eventOf('call.initial', '09:02:12', 1001, { root_call_id: 1 }));
  const ids: number[] = [];
  for await (const { rootCallId } of atStart({ store }).tracker.calls()) ids.push(rootCallId);
  expect(ids.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 250 }, (_, index) => index + 1),
  );
});

test('a store that cannot list its calls says so', async () => {
  const store = memoryCallStore();
  delete store.all;
  const { tracker } = atStart({ store });
  await expect(tracker.calls().next()).rejects.toThrow('Give it the method all');
});
