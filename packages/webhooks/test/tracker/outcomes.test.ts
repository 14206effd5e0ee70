import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CallTracker } from '../../src/tracker/call-tracker.ts';
import type { CallEvent } from '@telephony/calls';
import type { Outcome } from '@telephony/calls';
import { scenarios } from '@telephony/testing/calls/index';
import { callsOfTheirOwn, sorted } from '../support/calls.ts';

async function track(events: CallEvent[], settleMs: number) {
  const said: Outcome[] = [];
  const amended: Outcome[] = [];
  const tracker = new CallTracker({
    settleMs,
    onOutcome: ({ outcome }) => void said.push(outcome),
    onAmend: ({ outcome }) => void amended.push(outcome),
  });
  for (const event of events) await tracker.add(event);
  await tracker.flush();
  return { tracker, said, last: amended.at(-1) ?? said.at(-1) };
}

test.each(scenarios)('$name', async ({ events, outcome, rootCallId }) => {
  const { said, last, tracker } = await track(events, Infinity);
  expect(said).toHaveLength(1);
  expect(last).toMatchObject(outcome);
  expect(await tracker.get(rootCallId)).toMatchObject({ rootCallId, timeline: events });
});

test.each(scenarios)('in any order and with duplicates: $name', async ({ events, rootCallId }) => {
  const inOrder = await (await track(events, Infinity)).tracker.get(rootCallId);
  const deliveries = fc
    .tuple(fc.array(fc.constantFrom(...events)), fc.constantFrom(0, Infinity))
    .chain(([duplicates, settleMs]) =>
      fc.record({
        order: fc.shuffledSubarray([...events, ...duplicates.map((event) => ({ ...event }))], {
          minLength: events.length + duplicates.length,
        }),
        settleMs: fc.constant(settleMs),
      }),
    );
  const property = fc.asyncProperty(deliveries, async ({ order, settleMs }) => {
    const { tracker, said, last } = await track(order, settleMs);
    expect(said).toHaveLength(1);
    expect(sorted(await tracker.get(rootCallId))).toEqual(sorted(inOrder));
    // Better evidence alone is not told again.
    const evidence = { basis: '', reached: '', reachedBy: '' };
    expect({ ...last, ...evidence }).toEqual({ ...inOrder?.outcome, ...evidence });
  });
  await fc.assert(property, { numRuns: 60, seed: 20_261_120 });
});

test('calls that are mixed with each other stay apart', async () => {
  const calls = callsOfTheirOwn();
  const property = fc.asyncProperty(
    fc.shuffledSubarray(
      calls.flatMap(({ events }) => events),
      { minLength: calls.flatMap(({ events }) => events).length },
    ),
    async (order) => {
      const { tracker, said } = await track(order, Infinity);
      expect(said).toHaveLength(calls.length);
      for (const { outcome, rootCallId } of calls)
        expect((await tracker.get(rootCallId))?.outcome).toMatchObject(outcome);
    },
  );
  await fc.assert(property, { numRuns: 30, seed: 20_261_120 });
});
