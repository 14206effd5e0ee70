import { describe, expect, test } from 'vitest';
import { checkTrace } from '../support/check-trace.ts';
import { readTrace } from '../support/read-trace.ts';

const why = (...values: object[]) =>
  checkTrace(readTrace(JSON.stringify(values)).entries).map((one) => one.why);

/** A call as it is under /calls: it rings for 5 s, and they talk for 10 s. */
const begun = Date.UTC(2026, 10, 20, 16) / 1000;
const ringing = { id: 7, start_time: begun, connected_at: null, state: 'RINGING' };
const talking = { ...ringing, connected_at: begun + 5, state: 'CONNECTED' };
const cdr = { live_id: 7, calldate: '2026-11-20 16:00:00', billsec: 10, duration: 15, type: 'I' };

const leg = { call_id: 7, start_time: '2026-11-20 16:00:00', connected_at: null };
const initial = {
  ...leg,
  event_name: 'call.initial',
  state: 'INITIAL',
  event_time: '2026-11-20 16:00:00',
};
const rings = { ...leg, event_name: 'call.ringing', state: 'RINGING', event_time: '2026-11-20 16:00:01' };
const connected = {
  ...leg,
  event_name: 'call.connected',
  state: 'CONNECTED',
  event_time: '2026-11-20 16:00:05',
  connected_at: '2026-11-20 16:00:05',
};
const hangup = {
  ...connected,
  event_name: 'call.hangup',
  state: 'HANGUP',
  event_time: '2026-11-20 16:00:15',
  duration: 10,
};

test('a live call is legal with its events and its CDR, in bodies of responses too, and in the coded form', () => {
  expect(
    why(initial, rings, { data: [ringing] }, connected, { data: talking, links: {} }, hangup, cdr),
  ).toEqual([]);
  expect(why(ringing, talking, cdr)).toEqual([]);
  // A leg in a queue is connected when one of its phones is, without an event of its own.
  expect(why(initial, ringing, talking)).toEqual([]);
  expect(why(initial, rings, { ...ringing, state: 3 })).toEqual([]);
  expect(readTrace(JSON.stringify({ data: [ringing, { id: 1, state: 'open' }] }))).toMatchObject({
    entries: [{ kind: 'call' }],
    others: 1,
  });
});

describe('what cannot be so of a live call', () => {
  test.each<[string, object[], RegExp]>([
    [
      'it is connected before it begins',
      [{ ...talking, connected_at: begun - 9 }],
      /is connected at \d+ under/,
    ],
    [
      'it talks, and was never connected',
      [{ ...talking, connected_at: null }],
      /is CONNECTED .* no connected_at/,
    ],
    [
      'it rings, and was connected',
      [{ ...talking, state: 'RINGING' }],
      /is RINGING under \/calls, and has conn/,
    ],
    ['it is there after its end', [initial, rings, connected, hangup, talking], /after its call\.hangup/],
    ['it is there after its CDR', [talking, cdr, talking], /still shown under \/calls after its CDR/],
    [
      'its event says another state',
      [initial, rings, connected, { ...talking, state: 'ON_HOLD' }],
      /is ON_HOLD under \/calls, and CONNECTED in its call\.connected/,
    ],
    ['its event says another beginning', [initial, { ...ringing, start_time: begun + 9 }], /has start_time/],
    [
      'its event says another connection',
      [initial, rings, connected, { ...talking, connected_at: begun + 9 }],
      /has connected_at \d+ under \/calls, and 2026-11-20 16:00:05 in its events/,
    ],
    ['its CDR begins elsewhere', [talking, { ...cdr, calldate: '2026-11-20 16:09:00' }], /has calldate/],
    [
      'its CDR is missed',
      [talking, { ...cdr, billsec: 0, type: 'M' }],
      /missed in its CDR, and was connected/,
    ],
    [
      'its CDR waits longer',
      [talking, { ...cdr, duration: 60 }],
      /waited 50 s in its CDR .* 5 s under \/calls/,
    ],
  ])('%s', (_, trace, expected) => {
    expect(why(...trace).join('\n')).toMatch(expected);
  });
});
