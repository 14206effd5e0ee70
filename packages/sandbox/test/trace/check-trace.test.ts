import { scenarios } from '@telephony/testing/calls/index';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadPlatformContract } from '../../src/contract/contract.ts';
import { checkTrace } from '../support/check-trace.ts';
import { endAll, perform, scripts } from '../calls/call-script.ts';
import { keepEvents } from '../support/call-story.ts';
import { servePlatform } from '../support/serve-platform.ts';

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
  {
    ...talk,
    id: 'f',
    event_name: 'call.hangup',
    state: 'HANGUP',
    event_time: at(15),
    duration: 10,
    t_cause: 'Normal Clearing',
  },
];
const changed = (index: number, change: object) =>
  legal.map((one, nth) => (nth === index ? { ...one, ...change } : one));
const without = (...indexes: number[]) => legal.filter((_, nth) => !indexes.includes(nth));

test('a legal trace, with an event delivered twice, and others in it', () => {
  expect(checkTrace(legal)).toEqual([]);
  expect(checkTrace([legal[0]!, ...legal, { event_name: 'sms.received', id: 'x' }])).toEqual([]);
  expect(
    checkTrace([
      ...legal.slice(0, 4),
      { ...talk, event_name: 'call.parked', state: 'PARKED' },
      ...legal.slice(4),
    ]),
  ).toEqual([]);
  // Observed, and of unknown meaning (ledger O-34).
  expect(checkTrace(changed(5, { state: 'FAILED' }))).toEqual([]);
});

describe('what cannot have happened so', () => {
  test.each<[string, object[], RegExp]>([
    ['no beginning', without(0), /begins with call.ringing/],
    [
      'connected twice',
      [...legal.slice(0, 3), { ...legal[2], id: 'z' }, ...legal.slice(3)],
      /has call.connected after call.connected/,
    ],
    ['ended unanswered without being missed', without(2, 3, 4), /has call.hangup after call.ringing/],
    [
      'something after the end',
      [...legal, { ...legal[3], id: 'z' }],
      /has call.hold after call.hangup: nothing follows that$/m,
    ],
    ['a state of another event', changed(1, { state: 'CONNECTED' }), /state CONNECTED in call.ringing/],
    ['ringing counted as talk', changed(5, { duration: 15 }), /duration of 15 s in call.hangup: 10 s/],
    ['time that goes back', changed(4, { event_time: at(3), duration: 0 }), /goes back in time/],
    ['another beginning', changed(4, { start_time: at(1) }), /began at/],
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
    expect(checkTrace(trace).join('\n')).toMatch(expected);
  });
});

test('each example of the contract could have happened', () => {
  const { webhooks } = loadPlatformContract();
  const examples = [...webhooks.values()].flatMap(({ body }) => [...(body?.examples.values() ?? [])]);
  const said = examples.flatMap(({ value }) => checkTrace([value as object]));
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
      for (const deed of script) await perform(served.platform, deed);
      await endAll(served.platform);
      expect(checkTrace(events)).toEqual([]);
    }),
    { numRuns: 30 },
  );
  await served.close();
});

test.each(scenarios)(
  'the call $name of the tests of `@telephony/webhooks` can have happened, or says why not',
  ({ events, beginsLate, notInModel }) => {
    const illegal = checkTrace(events);
    const late = illegal.filter((why) => why.includes('a leg begins with call.initial'));
    const rest = illegal.filter((why) => !late.includes(why));
    expect({ illegal, beginsLate: late.length > 0, notInModel: rest.length > 0 }).toEqual({
      illegal,
      beginsLate: beginsLate === true,
      notInModel: notInModel !== undefined,
    });
  },
);
