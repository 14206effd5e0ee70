import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadPlatformContract } from '../../src/contract/contract.ts';
import { checkTrace } from '../support/check-trace.ts';
import { readTrace } from '../support/read-trace.ts';
import { endAll, perform, scripts } from '../calls/call-script.ts';
import { keepEvents } from '../support/call-story.ts';
import { servePlatform } from '../support/serve-platform.ts';

const why = (values: object[]) => checkTrace(readTrace(JSON.stringify(values)).entries).map((one) => one.why);

/** A call to one phone, answered after 5 s and ended after 10 more. */
const at = (second: number) => `2026-11-20 16:00:${String(second).padStart(2, '0')}`;
const leg = { call_id: 7, root_call_id: 7, start_time: at(0), connected_at: null, duration: 0 };
const talk = { ...leg, connected_at: at(5) };
const legal: Record<string, unknown>[] = [
  { ...leg, id: 'a', event_name: 'call.initial', state: 'INITIAL', event_time: at(0) },
  { ...leg, id: 'b', event_name: 'call.ringing', state: 'RINGING', event_time: at(1) },
  { ...talk, id: 'c', event_name: 'call.connected', state: 'CONNECTED', event_time: at(5) },
  { ...talk, id: 'd', event_name: 'call.hold', state: 'ON_HOLD', event_time: at(9), duration: 4 },
  { ...talk, id: 'e', event_name: 'call.unhold', state: 'CONNECTED', event_time: at(11), duration: 6 },
  { method: 'GET', path: '/v1.2/voice/calls/7', status: 200 },
  {
    ...talk,
    id: 'f',
    event_name: 'call.hangup',
    state: 'HANGUP',
    event_time: at(15),
    duration: 10,
    t_cause: 'Normal Clearing',
  },
  { live_id: 7, root_live_id: 7, billsec: 10, t_cause: 'Normal Clearing', type: 'I' },
  { method: 'GET', path: '/calls/7', status: 404 },
];
const changed = (index: number, change: object) =>
  legal.map((one, nth) => (nth === index ? { ...one, ...change } : one));
const without = (...indexes: number[]) => legal.filter((_, nth) => !indexes.includes(nth));

test('a legal trace, with an event delivered twice, and others in it', () => {
  expect(why(legal)).toEqual([]);
  expect(why([legal[0]!, ...legal, { event_name: 'sms.received', id: 'x' }])).toEqual([]);
  expect(
    why([...legal.slice(0, 4), { ...talk, event_name: 'call.parked', state: 'PARKED' }, ...legal.slice(4)]),
  ).toEqual([]);
  // Observed, and of unknown meaning (ledger O-34).
  expect(why(changed(6, { state: 'FAILED' }))).toEqual([]);
});

describe('what cannot have happened so', () => {
  test.each<[string, object[], RegExp]>([
    ['no beginning', without(0), /begins with call.ringing/],
    [
      'connected twice',
      [...legal.slice(0, 3), { ...legal[2], id: 'z' }, ...legal.slice(3)],
      /has call.connected after call.connected/,
    ],
    ['ended unanswered without being missed', without(2, 3, 4, 7), /has call.hangup after call.ringing/],
    [
      'something after the end',
      [...legal, { ...legal[3], id: 'z' }],
      /has call.hold after call.hangup: nothing follows that$/m,
    ],
    ['a state of another event', changed(1, { state: 'CONNECTED' }), /state CONNECTED in call.ringing/],
    ['ringing counted as talk', changed(6, { duration: 15 }), /duration of 15 s in call.hangup: 10 s/],
    ['time that goes back', changed(4, { event_time: at(3), duration: 0 }), /goes back in time/],
    ['another beginning', changed(4, { start_time: at(1) }), /began at/],
    ['other seconds in the CDR', changed(7, { billsec: 9 }), /has billsec 9 in its CDR, and 10/],
    ['another cause in the CDR', changed(7, { t_cause: 'No Answer' }), /has t_cause "No Answer"/],
    ['a missed CDR', changed(7, { type: 'M' }), /is missed in its CDR/],
    ['two CDRs', [...legal.slice(0, 8), { ...legal[7], id: 1 }, { ...legal[7], id: 2 }], /has two CDRs/],
    [
      'more billed than it lasted',
      [{ ...legal[7], duration: 4 }],
      /is billed for 10 s in its CDR, and was there for 4 s/,
    ],
    ['missed and billed', [{ ...legal[7], type: 'M' }], /is missed in its CDR, and billed/],
    ['a price without a rate', [{ ...legal[7], charge: 55, rate: 0 }], /costs 55 in its CDR, at a rate of 0/],
    ['a root of another call', [{ ...legal[7], is_root: true, root_live_id: 6 }], /has is_root true/],
    [
      'a CDR that lasts longer',
      changed(7, { duration: 500 }),
      /has duration 500 in its CDR, and was there for 15 s/,
    ],
    ['a CDR of another time', changed(7, { calldate: '2026-11-20 15:00:00' }), /has calldate/],
    [
      'connected in the CDR alone',
      [
        ...without(2, 3, 4, 5, 6, 7, 8),
        { ...leg, id: 'm', event_name: 'call.missed', state: 'HANGUP', event_time: at(15) },
        { ...leg, id: 'h', event_name: 'call.hangup', state: 'HANGUP', event_time: at(15) },
        { live_id: 7, billsec: 0, disposition: 'CONNECTED' },
      ],
      /is answered in its CDR, and was not connected/,
    ],
    ['live after the end', changed(8, { status: 200 }), /still shown under \/calls/],
    ['gone before the end', changed(5, { status: 404 }), /is not found under \/calls/],
    [
      'missed as a whole and answered',
      [
        ...legal,
        { ...leg, call_id: 8, event_name: 'call.initial', event_time: at(0) },
        { ...leg, call_id: 8, event_name: 'call.missed', event_time: at(4), final: true },
        { ...leg, call_id: 8, event_name: 'call.hangup', event_time: at(4) },
      ],
      /missed as a whole \(final true\), although/,
    ],
  ])('%s', (_, trace, expected) => {
    expect(why(trace).join('\n')).toMatch(expected);
  });
});

test('each example of the contract could have happened', () => {
  const { webhooks } = loadPlatformContract();
  const examples = [...webhooks.values()].flatMap(({ body }) => [...(body?.examples.values() ?? [])]);
  const said = examples.flatMap(({ value }) => why([value as object]));
  // One event is not a whole leg.
  expect(said.filter((text) => !text.startsWith('begins with'))).toEqual([]);
  expect(examples.length).toBeGreaterThan(20);
});

test('all that the sandbox tells is legal', async () => {
  const served = await servePlatform({ liveCalls: false });
  await fc.assert(
    fc.asyncProperty(scripts, async (script) => {
      served.reset();
      const events = keepEvents(served.platform);
      const seen: object[] = [];
      for (const deed of script) {
        await perform(served.platform, deed);
        seen.push(...events.splice(0), ...served.platform.exchange.list());
      }
      await endAll(served.platform);
      const cdrs = served.platform.store.tables.cdrs.list();
      expect(why([...seen, ...events, ...cdrs])).toEqual([]);
      // Without the events, too.
      const others = seen.filter((one) => !('event_name' in one));
      expect(why([...others, ...cdrs])).toEqual([]);
    }),
    { numRuns: 30 },
  );
  await served.close();
});
