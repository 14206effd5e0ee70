import type { CdrRecord, LiveCallRecord } from '@telephony/calls';
import { describe, expect, test } from 'vitest';
import { CallTracker, type CallTrackerOptions } from '../../src/tracker.ts';
import { sampleEvent } from '../../src/testing.ts';

const PERIOD = { since: new Date('2026-11-20T00:00:00Z'), until: '2026-11-21 00:00:00' };

const cdr: CdrRecord = {
  id: 42003,
  live_id: 71,
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
  calldate: '2026-11-20 10:01:05',
  duration: 10,
  billsec: 0,
};
const recording = { id: 7001, timestamp: '2026-11-20 10:00:05', duration: 60, caller: '+447700900123' };

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

/** A tracker that has heard events, and what it has told. */
async function trackerOf(events: typeof told, cdrs: CdrRecord[], more: CallTrackerOptions = {}) {
  const said: string[] = [];
  const asked: unknown[] = [];
  const tracker = new CallTracker({
    settleMs: Infinity,
    onRepaired: ({ kind, rootCallId }) => void said.push(`${kind} ${rootCallId}`),
    onOutcome: ({ outcome: { result } }) => void said.push(result),
    onAmend: ({ outcome: { result }, owedCallBack }) => void said.push(`${result}, ${owedCallBack?.reason}`),
    history: (period) => {
      asked.push(period);
      return Promise.resolve({ cdrs, recordings: [recording] });
    },
    ...more,
  });
  for (const one of events) await tracker.add(one);
  return { tracker, said, asked };
}

describe('a reconciliation with CDRs', () => {
  test('adds a call that no event told', async () => {
    const { tracker, said, asked } = await trackerOf([], [cdr]);
    const { calls, recordings, repairs, table } = await tracker.reconcile(PERIOD);
    expect({ calls, recordings, repairs: repairs.length }).toEqual({ calls: 1, recordings: 1, repairs: 1 });
    expect(said).toEqual(['added 71', 'answered']);
    expect(asked).toEqual([{ since: '2026-11-20 00:00:00', until: '2026-11-21 00:00:00' }]);
    expect(table).toContain('71    added   2026-11-20 10:00:00  447700900123');
    expect(await tracker.get(71)).toMatchObject({ source: 'cdrs', recordings: [{ id: 7001, legId: 71 }] });
  });

  test('closes a call whose end was not seen', async () => {
    const { tracker, said } = await trackerOf(told.slice(0, 2), [cdr]);
    expect(await tracker.get(71)).toMatchObject({ state: 'talking' });
    const { repairs } = await tracker.reconcile(PERIOD);
    expect(repairs).toMatchObject([{ kind: 'closed', rootCallId: 71 }]);
    expect(repairs[0]?.differences).toContain('talkedSeconds: null, is 60');
    expect(said).toEqual(['closed 71', 'answered']);
    expect(await tracker.get(71)).toMatchObject({ source: 'both', state: 'ended' });
    expect(await tracker.live()).toEqual([]);
  });

  test('amends a call of which a leg was not told', async () => {
    const { tracker, said } = await trackerOf(told, [cdr, next]);
    await tracker.flush();
    const { repairs, table } = await tracker.reconcile(PERIOD);
    expect(repairs).toMatchObject([
      { kind: 'amended', call: { owedCallBack: { reason: 'lost-after-transfer' } } },
    ]);
    expect(table).toContain('owedCallBack: null, is lost-after-transfer');
    expect(said).toEqual(['answered', 'amended 71', 'answered, lost-after-transfer']);
  });

  test('leaves alone what is right, and changes nothing the second time', async () => {
    const { tracker, said } = await trackerOf(told, [cdr]);
    await tracker.flush();
    const first = await tracker.reconcile(PERIOD);
    expect(first).toMatchObject({ calls: 1, repairs: [], recordings: 1, table: 'Nothing differed.' });
    expect(await tracker.get(71)).toMatchObject({ recordings: [{ id: 7001 }] });
    const lost = await trackerOf(told.slice(0, 1), [cdr, next]);
    expect((await lost.tracker.reconcile(PERIOD)).repairs).toHaveLength(1);
    expect((await lost.tracker.reconcile(PERIOD)).repairs).toEqual([]);
    expect(said).toEqual(['answered']);
    expect(lost.said).toEqual(['closed 71', 'answered']);
  });

  test('leaves a call that goes on for the next time', async () => {
    const live: LiveCallRecord[] = [{ id: 72, parent_id: 71, state: 'RINGING' }];
    const { tracker, said } = await trackerOf([], [cdr], { liveCalls: () => Promise.resolve(live) });
    expect(await tracker.reconcile(PERIOD)).toMatchObject({ calls: 0, repairs: [] });
    expect(said).toEqual([]);
  });

  test('joins legs that each were a call of their own', async () => {
    const leg = { call_id: 72, root_call_id: undefined };
    const alone = [
      event('call.initial', '10:01:05', { ...leg, id: 'alone', start_time: '2026-11-20 10:01:05' }),
    ];
    const { tracker } = await trackerOf([...told, ...alone], [cdr, next]);
    await tracker.reconcile(PERIOD);
    expect((await tracker.get(72))?.rootCallId).toBe(71);
    expect(await tracker.live()).toEqual([]);
  });

  test('needs the option history, and a time', async () => {
    await expect(new CallTracker().reconcile(PERIOD)).rejects.toThrow('needs the option history');
    const { tracker } = await trackerOf([], []);
    await expect(tracker.reconcile({ since: new Date('never') })).rejects.toThrow('is no time');
  });
});
