import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CallTracker } from '../../src/tracker/call-tracker.ts';
import type { TrackedEvent } from '../../src/tracker/read/tracked-event.ts';
import type { Outcome, TrackedCall } from '../../src/tracker/tracked-call.ts';
import { scenarios } from '@telephony/testing/calls/index';

/** Gives events to a tracker one by one, then says what waits. */
async function track(events: TrackedEvent[], settle: number) {
  const said: Outcome[] = [];
  const amended: Outcome[] = [];
  const tracker = new CallTracker({
    settle,
    onOutcome: ({ outcome }) => void said.push(outcome),
    onAmend: ({ outcome }) => void amended.push(outcome),
  });
  for (const event of events) await tracker.add(event);
  await tracker.flush();
  return { tracker, said, last: amended.at(-1) ?? said.at(-1) };
}

/** A call without the order of what happened within a second, which only the order of arrival says. */
function sorted(call: TrackedCall | undefined) {
  return {
    ...call,
    timeline: [],
    segments: call?.segments.toSorted((one, other) => one.legId - other.legId),
  };
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
    .chain(([duplicates, settle]) =>
      fc.record({
        order: fc.shuffledSubarray([...events, ...duplicates.map((event) => ({ ...event }))], {
          minLength: events.length + duplicates.length,
        }),
        settle: fc.constant(settle),
      }),
    );
  const property = fc.asyncProperty(deliveries, async ({ order, settle }) => {
    const { tracker, said, last } = await track(order, settle);
    expect(said).toHaveLength(1);
    expect(sorted(await tracker.get(rootCallId))).toEqual(sorted(inOrder));
    expect({ ...last, basis: '' }).toEqual({ ...inOrder?.outcome, basis: '' });
  });
  await fc.assert(property, { numRuns: 60, seed: 20_261_120 });
});

test('calls that are mixed with each other stay apart', async () => {
  const calls = scenarios.map((scenario, index) => ({
    ...scenario,
    // Calls of their own, though some scenarios share ids.
    events: scenario.events.map((event) => ({
      ...event,
      call_id: event.call_id + index * 1e10,
      ...(event.root_call_id ? { root_call_id: event.root_call_id + index * 1e10 } : {}),
    })),
    rootCallId: scenario.rootCallId + index * 1e10,
  }));
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
