import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '@telephony/testing/tiers';
import { createWebhookHandler, memoryStore, type TelephonyEvent } from '../../src/index.ts';
import { deliver } from '../../src/testing.ts';
import { examples } from '../support/contract-events.ts';

const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_120);
/** Deliveries of each event, all at the same time. */
const copies = 50;

const runs = fc.record({
  /** Handlings of an event that fail before one succeeds. */
  failures: fc.array(fc.nat({ max: 2 }), { minLength: 3, maxLength: 6 }),
  /** Turns of the event loop that a handling takes. */
  turns: fc.nat({ max: 3 }),
  order: fc.infiniteStream(fc.nat()),
});

test(`${copies} deliveries of each event at once, in any order, with handlers that fail: handled once, none lost`, async () => {
  const property = fc.asyncProperty(runs, async ({ failures, turns, order }) => {
    const events = failures.map((_, index) => ({
      ...examples[index % examples.length]?.[1],
      id: `evt-${index}`,
    }));
    const succeeded: string[] = [];
    const left = new Map(events.map(({ id }, index) => [id, failures[index] ?? 0]));
    const running = new Set<string>();
    /** Events that were handled by two at once. */
    const clashes: string[] = [];
    const any = async (event: TelephonyEvent) => {
      const id = String(event.id);
      if (running.has(id)) clashes.push(id);
      running.add(id);
      for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      running.delete(id);
      const failuresLeft = left.get(id) ?? 0;
      left.set(id, failuresLeft - 1);
      if (failuresLeft > 0) throw new Error('The handler fails.');
      succeeded.push(id);
    };
    const handler = createWebhookHandler(
      { any },
      { secret: 'none', store: memoryStore(), onDelivery: () => {} },
    );

    let waiting = events;
    // The platform calls again where it is not answered 2xx.
    for (let round = 0; waiting.length > 0 && round < 4; round += 1) {
      const deliveries = waiting
        .flatMap((event) => Array.from({ length: copies }, () => ({ event, place: order.next().value ?? 0 })))
        .toSorted((one, other) => one.place - other.place);
      const answers = await Promise.all(
        deliveries.map(async ({ event }) => ({ event, status: (await deliver(handler, event)).status })),
      );
      expect(answers.filter(({ status }) => status !== 204 && status !== 500)).toEqual([]);
      const taken = new Set(answers.filter(({ status }) => status === 204).map(({ event }) => event.id));
      // What was answered 2xx has been handled.
      expect([...taken].filter((id) => !succeeded.includes(id))).toEqual([]);
      waiting = waiting.filter(({ id }) => !taken.has(id));
    }
    expect(clashes).toEqual([]);
    expect(succeeded.toSorted()).toEqual(events.map(({ id }) => id).toSorted());
  });
  await fc.assert(property, { numRuns: rounds(10, 200), seed });
}, 60_000);
