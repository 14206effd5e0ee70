import { DatabaseSync } from 'node:sqlite';
import { eventOf } from '@telephony/testing/calls/event-of';
import { onlyHangup } from '@telephony/testing/calls/malformed';
import { answeredInQueue, missedInQueue } from '@telephony/testing/calls/story';
import { expect, test, vi } from 'vitest';
import { CallTracker } from '../../src/tracker/call-tracker.ts';
import type { CallStore, KeptCall } from '../../src/tracker/keep/call-store.ts';
import { memoryCallStore } from '../../src/tracker/keep/memory-call-store.ts';
import { sqliteCallStore } from '../../src/sqlite.ts';

function slowStore(): CallStore {
  const store = memoryCallStore();
  const later = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 3));
  const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value));
  return {
    async load(key) {
      await later();
      const found = await store.load(key);
      return found && copy({ ...found });
    },
    async save(key, call, options) {
      await later();
      return store.save(key, copy<KeptCall>(call), options);
    },
    async open(after, limit) {
      return (await store.open(after, limit)).map((entry) => copy({ ...entry }));
    },
  };
}

test.each([
  ['slow', slowStore],
  ['SQLite', () => sqliteCallStore(new DatabaseSync(':memory:'))],
])(
  'several processes with one %s store make one call of its events, and report it once',
  async (_, createStore) => {
    const store = createStore();
    const said: string[] = [];
    const onOutcome = ({ outcomeId: id }: { outcomeId: string }): void => void said.push(id);
    const trackers = [1, 2, 3].map(() => new CallTracker({ store, onOutcome, settleMs: 0 }));
    const { events, outcome, rootCallId } = answeredInQueue;
    await Promise.all(events.map((event, index) => trackers[index % 3]!.add(event)));
    const call = await trackers[0]!.get(rootCallId);
    expect(call?.timeline).toHaveLength(events.length);
    expect(call?.outcome).toMatchObject({ ...outcome, basis: expect.any(String) });
    expect(said).toHaveLength(1);
  },
);

test('an outcome that was decided and not reported is reported by the next process, with the same id', async () => {
  const store = slowStore();
  const ids: string[] = [];
  const dying = new CallTracker({
    store,
    settleMs: 0,
    leaseMs: 20,
    onOutcome: ({ outcomeId: id }) => {
      ids.push(id);
      return new Promise(() => {});
    },
  });
  const [last, ...rest] = onlyHangup.events.toReversed();
  for (const event of rest) await dying.add(event);
  void dying.add(last!);
  await vi.waitFor(() => expect(ids).toHaveLength(1));
  const next = new CallTracker({ store, onOutcome: ({ outcomeId: id }) => void ids.push(id) });
  await vi.waitFor(async () => {
    await next.sweep();
    expect(ids).toHaveLength(2);
  });
  expect(ids[1]).toBe(ids[0]);
  await next.sweep();
  expect(ids).toHaveLength(2);
});

test('an outcome that waits for better evidence is reported after a restart', async () => {
  let time = Date.now();
  const options = { store: slowStore(), now: () => time };
  const first = new CallTracker(options);
  await first.add(onlyHangup.events[0]!);
  await first.stop();
  const said: string[] = [];
  const next = new CallTracker({ ...options, onOutcome: ({ outcome }) => void said.push(outcome.result) });
  await next.start();
  expect(said).toEqual([]);
  time += 5000;
  await next.start();
  await next.stop();
  expect(said).toEqual(['answered']);
});

test('after a restart calls go on where they were', async () => {
  const store = slowStore();
  const { events, outcome, rootCallId } = missedInQueue;
  for (const event of events) await new CallTracker({ store, settleMs: Infinity }).add(event);
  expect((await new CallTracker({ store }).get(rootCallId))?.outcome).toMatchObject(outcome);
});

test('a call that lives is not forgotten for calls that have ended', async () => {
  const tracker = new CallTracker({ store: memoryCallStore({ max: 10 }), settleMs: 0 });
  await tracker.add(eventOf('call.connected', '10:00:00', 1, { dst: '2102' }));
  const fields = { connected_at: null, destination: 'out', dst: '2102' };
  for (let id = 2; id <= 5000; id += 1) await tracker.add(eventOf('call.hangup', '10:00:00', id, fields));
  expect((await tracker.live()).map(({ rootCallId }) => rootCallId)).toEqual([1]);
  expect(await tracker.get(2)).toBeUndefined();
  expect(await tracker.get(5000)).toBeDefined();
});

const [hangup] = answeredInQueue.events.slice(-1);

test.each([
  ['is a little behind the timer, as with one that is being corrected', 1],
  ['is set back by an hour', 3_600_000],
])('an outcome is told after settleMs when the clock %s', async (_, milliseconds) => {
  const told = vi.fn<() => void>();
  let back = 0;
  const tracker = new CallTracker({ settleMs: 20, now: () => Date.now() - back, onOutcome: told });
  // Its connection is not seen: it waits for better evidence.
  await tracker.add({ ...hangup!, event_name: 'call.hangup' });
  back = milliseconds + 20;
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce(), { timeout: 5000 });
  await tracker.stop();
});
