import type { CdrRecord, LiveCallRecord, RecordingRecord } from '@telephony/calls';
import { HistoryArrays } from '@telephony/testing/calls/history-arrays';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { callMessage, Outbox } from '../../src/outbox.ts';
import { CallTracker, type CallTrackerOptions } from '../../src/tracker.ts';
import { sampleEvent } from '../../src/testing.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const cdr: CdrRecord = {
  id: 42003,
  live_id: 71,
  is_root: true,
  calldate: '2026-11-20 10:00:00',
  duration: 65,
  billsec: 60,
  destination: 'in',
  src: '447700900123',
  dst: '2103',
  dst_id: '410003',
  dst_name: 'Mei Lindqvist',
  user_id: 410003,
};
const next: CdrRecord = {
  ...cdr,
  id: 42004,
  live_id: 72,
  parent_live_id: 71,
  is_root: false,
  calldate: '2026-11-20 10:01:05',
  duration: 10,
  billsec: 0,
};
const recording = { id: 7001, live_id: 71, timestamp: '2026-11-20 10:00:05', duration: 60 };

const event = (name: 'call.initial' | 'call.connected' | 'call.hangup', time: string, more: object = {}) =>
  sampleEvent(name, {
    id: `${name}-${time}`,
    call_id: 71,
    root_call_id: 71,
    event_time: `2026-11-20 ${time}`,
    start_time: '2026-11-20 10:00:00',
    connected_at: name === 'call.initial' ? null : '2026-11-20 10:00:05',
    context: 'LOCAL_USER',
    destination: 'in',
    src: '447700900123',
    src_id: 0,
    dst: '2103',
    dst_id: 410003,
    dst_name: 'Mei Lindqvist',
    ...more,
  });
const told = [
  event('call.initial', '10:00:00', { state: 'INITIAL' }),
  event('call.connected', '10:00:05'),
  event('call.hangup', '10:01:05'),
];

async function trackerOf(events: typeof told, cdrs: CdrRecord[], more: CallTrackerOptions = {}) {
  const said: string[] = [];
  const history = new HistoryArrays<CdrRecord, LiveCallRecord, RecordingRecord & typeof recording>();
  history.cdrs = cdrs;
  history.recordings = [recording];
  const tracker = new CallTracker({
    settleMs: Infinity,
    onOutcome: ({ outcome: { result } }) => void said.push(result),
    onAmend: ({ outcome: { result }, owedCallBack }) => void said.push(`${result}, ${owedCallBack?.reason}`),
    onRevision: ({ changed, revision }) => void said.push(`revision ${revision} ${changed.join()}`),
    history,
    reader: { since: now - 86_400_000, now: () => now },
    ...more,
  });
  for (const one of events) await tracker.add(one);
  return { tracker, said, history };
}

describe('a pass over the history', () => {
  test('adds a call that no event told', async () => {
    const { tracker, said } = await trackerOf([], [cdr]);
    const pass = await tracker.reconcile();
    expect(pass).toMatchObject({ revisions: 1, open: 0, completeUntil: new Date(now) });
    expect(said).toEqual(['answered', 'revision 1 ']);
    const startedAt = new Date('2026-11-20T10:00:05Z');
    expect(await tracker.get(71)).toMatchObject({ source: 'cdrs', recordings: [{ id: 7001, startedAt }] });
    expect(tracker.status()).toMatchObject({ repairs: 1, failure: null, open: 0, events: 0 });
  });

  test('closes a call whose end was not seen', async () => {
    const { tracker, said } = await trackerOf(told.slice(0, 2), [cdr]);
    expect(await tracker.get(71)).toMatchObject({ state: 'talking' });
    await tracker.reconcile();
    expect(said).toEqual(['answered', 'revision 1 ']);
    expect(await tracker.get(71)).toMatchObject({ source: 'both', state: 'ended' });
    expect(await tracker.live()).toEqual([]);
  });

  test('amends a call when a record tells another leg, once', async () => {
    const { tracker, said, history } = await trackerOf(told, [cdr]);
    await tracker.flush();
    for (const record of [next, next]) {
      await tracker.reconcile();
      await tracker.reconcile();
      history.cdrs = [cdr, record];
    }
    expect(said).toEqual([
      'answered',
      'revision 1 ',
      'answered, lost-after-transfer',
      'revision 2 transfers,owedCallBack',
    ]);
    expect(tracker.status()).toMatchObject({ repairs: 0 });
  });

  test('leaves a call that goes on, and one whose record has not come, for the next one', async () => {
    const { tracker, said, history } = await trackerOf(told, [{ ...cdr, live_id: 81 }]);
    history.live = [{ id: 82, parent_id: 81, start_time: now / 1000 }];
    expect(await tracker.reconcile()).toMatchObject({ revisions: 0, open: 2 });
    expect(said).toEqual(['answered']);
    expect(tracker.status().completeUntil).toEqual(new Date('2026-11-20T10:00:00Z'));
  });

  test('joins legs that each were a call of their own', async () => {
    const leg = { call_id: 72, root_call_id: undefined };
    const alone = [
      event('call.initial', '10:01:05', { ...leg, id: 'alone', start_time: '2026-11-20 10:01:05' }),
    ];
    const { tracker } = await trackerOf([...told, ...alone], [cdr, next]);
    await tracker.reconcile();
    expect((await tracker.get(72))?.rootCallId).toBe(71);
    expect(await tracker.live()).toEqual([]);
  });

  test('needs the option history', async () => {
    await expect(new CallTracker().reconcile()).rejects.toThrow('the option history');
    expect(() => new CallTracker({ history: (() => []) as never })).toThrow('Pass callHistory(pbx)');
  });
});

test('passes follow the start, a hang-up and a failure, and end with stop', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const errors: string[] = [];
  let passes = 0;
  const { tracker, said, history } = await trackerOf([], [], {
    reconcileEvery: 900_000,
    onError: (error) => void errors.push((error as Error).message),
    reader: {
      since: now - 86_400_000,
      now: () => {
        passes += 1;
        if (passes === 2) throw new Error('503');
        return now;
      },
    },
  });
  await tracker.start();
  const passesAfter = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    return passes;
  };
  expect(await passesAfter(0)).toBe(1);
  expect(await passesAfter(1)).toBe(2);
  expect(tracker.status()).toMatchObject({ failure: '503', lastPassAt: expect.any(Number) });
  expect(errors).toEqual(['503']);
  expect(await passesAfter(3600)).toBeLessThan(20);
  expect(tracker.status()).toMatchObject({ failure: null });
  const before = passes;
  for (const one of told) await tracker.add(one);
  expect(await passesAfter(1.1)).toBe(before + 1);
  expect(said).toEqual(['answered']);
  history.cdrs = [cdr];
  expect(await passesAfter(2.1)).toBe(before + 2);
  expect(said).toEqual(['answered', 'revision 1 ']);
  await tracker.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('of two readers of one cursor each revision is kept once, and messages of a call keep their order', async () => {
  const outbox = new Outbox(':memory:');
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  const database = new DatabaseSync(':memory:');
  const cursorOf = () => ({
    since: now - 86_400_000,
    now: () => now,
    cursor: new Outbox(database, { channel: 'cursor' }).cursor(),
  });
  const options = {
    onRevision: async (one: Parameters<typeof callMessage>[0]) => void (await outbox.add(callMessage(one))),
  };
  const one = await trackerOf(told, [cdr], { ...options, reader: cursorOf() });
  const other = await trackerOf([], [cdr], { ...options, reader: cursorOf() });
  const both = await Promise.allSettled([one.tracker.reconcile(), other.tracker.reconcile()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  one.history.cdrs = other.history.cdrs = [cdr, next];
  await one.tracker.reconcile();
  await other.tracker.reconcile();
  expect((await outbox.list()).map(({ id, type }) => [id, type])).toEqual([
    ['call_71_1', 'call.finished'],
    ['call_71_2', 'call.amended'],
  ]);
  expect((await outbox.take(10)).map(({ id }) => id)).toEqual(['call_71_1']);
  expect(JSON.parse((await outbox.get('call_71_2'))!.body)).toMatchObject({
    type: 'call.amended',
    data: { rootCallId: 71, revision: 2, changed: ['transfers', 'owedCallBack'] },
  });
  const none = { rootCallId: 72, revision: 2, changed: ['withdrawn'], call: null, partOf: 71 };
  expect(JSON.parse(callMessage(none).body)).toMatchObject({
    type: 'call.withdrawn',
    data: { rootCallId: 72, revision: 2, changed: ['withdrawn'], partOf: 71 },
  });
});
