/** Calls without `root_call_id`, as the documents have them: a tracker joins their legs as `foldEvents` does. */
import { callBacks, foldEvents } from '@telephony/calls';
import { eventOf } from '@telephony/testing/calls/event-of';
import { expect, test } from 'vitest';
import { CallTracker } from '../../src/tracker.ts';

const caller = { destination: 'in', src: '447700900123', src_id: 0 };
const sales = { ...caller, context: 'QUEUE', dst: '442079460101', dst_id: 30_601 };
const tom = { ...caller, context: 'LOCAL_USER', dst: '2102', dst_id: 410_002 };
const mei = { ...caller, context: 'LOCAL_USER', dst: '2103', dst_id: 410_003 };

const begin = [
  eventOf('call.initial', '10:00:00', 1, sales),
  eventOf('call.initial', '10:00:00', 2, tom),
  eventOf('call.initial', '10:00:00', 3, mei),
  eventOf('call.ringing', '10:00:00', 2, tom),
  eventOf('call.ringing', '10:00:00', 3, mei),
];
const missed = [
  ...begin,
  ...[tom, mei, sales].flatMap((place, index) => [
    eventOf('call.missed', '10:00:20', [2, 3, 1][index]!, place),
    eventOf('call.hangup', '10:00:20', [2, 3, 1][index]!, place),
  ]),
];
const since = { connected_at: '2026-11-20 10:00:05' };
const answered = [
  ...begin,
  eventOf('call.missed', '10:00:05', 2, tom),
  eventOf('call.hangup', '10:00:05', 2, tom),
  eventOf('call.connected', '10:00:05', 3, { ...mei, ...since }),
  eventOf('call.hangup', '10:01:00', 3, { ...mei, ...since }),
  eventOf('call.hangup', '10:01:00', 1, { ...sales, ...since }),
];

test.each([
  ['a queue that nobody answers', missed, ['missed', 1]],
  ['a queue that one of two phones answers', answered, ['answered', 0]],
] as const)('%s is one call with one outcome', async (_, events, [result, owed]) => {
  const outcomes: unknown[] = [];
  const tracker = new CallTracker({
    settleMs: Infinity,
    onOutcome: ({ rootCallId, outcome }) => void outcomes.push([rootCallId, outcome.result]),
  });
  for (const event of events) await tracker.add(event);
  await tracker.flush();
  expect(outcomes).toEqual([[1, result]]);
  const calls = await Array.fromAsync(tracker.calls());
  expect(calls).toEqual(foldEvents(events));
  expect(callBacks(calls)).toHaveLength(owed);
  expect((await tracker.get(3))?.rootCallId).toBe(1);
});

test('a phone whose events come first is no call once those of its queue are there', async () => {
  const tracker = new CallTracker({ settleMs: Infinity });
  for (const event of missed.toReversed()) await tracker.add(event);
  const calls = await Array.fromAsync(tracker.calls());
  expect(calls.map(({ rootCallId, legs }) => [rootCallId, legs.length])).toEqual([[1, 3]]);
});

test('an id that comes later says more than caller and time', async () => {
  const tracker = new CallTracker({ settleMs: Infinity });
  for (const event of begin) await tracker.add(event);
  await tracker.add(eventOf('call.hangup', '10:00:20', 3, { ...mei, root_call_id: 9 }));
  expect((await tracker.get(3))?.rootCallId).toBe(9);
  expect((await tracker.get(1))?.legs.map(({ id }) => id)).toEqual([1, 2]);
});
