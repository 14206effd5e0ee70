import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '@telephony/testing/tiers';
import { InvalidEventError, parseEvent } from '../../src/index.ts';
import { examples } from '../support/contract-events.ts';
import { arbitraryBody } from './arbitrary-body.ts';

/** Bodies in all; `FUZZ_BODIES=1000000 FUZZ_SEED=7 npx vitest run test/fuzz` tries more, and others. */
const bodies = rounds(5000, 100_000, 'FUZZ_BODIES');
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_120);

/** What is wrong with how a body was taken or refused. */
function fault(body: string | Uint8Array | object, count: (name: string) => void): string | undefined {
  try {
    const event = parseEvent(body);
    if (typeof Reflect.get(event, 'event_name') !== 'string') return 'the event has no name';
    // Whoever handles the event will write it somewhere.
    if (typeof JSON.stringify(event) !== 'string') return 'the event cannot be written';
    count(event.event_name);
    return undefined;
  } catch (error) {
    count('refused');
    if (!(error instanceof InvalidEventError)) return `${String(error)} is another error`;
    if (error.issues.length === 0) return 'no field is named';
    return error.message.length > 2000 ? `a message of ${error.message.length} characters` : undefined;
  }
}

test(`${bodies} bodies of seed ${seed}: an event or the one error, nothing else`, () => {
  const counts = new Map<string, number>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const property = fc.property(arbitraryBody(examples.map(([, body]) => body)), (body) => {
    const found = fault(body, count);
    if (found !== undefined) throw new Error(found);
  });
  const { failed, counterexample, errorInstance } = fc.check(property, {
    numRuns: bodies,
    seed,
    endOnFailure: true,
  });
  expect({ failed, counterexample, error: String(errorInstance) }).toMatchObject({ failed: false });
  // Nothing has polluted what all objects share.
  expect(Object.keys(Object.prototype)).toEqual([]);
  // The bodies are near enough to events to get past the first refusals.
  expect(counts.get('refused')).toBeGreaterThan(bodies / 10);
  expect([...counts.keys()]).toEqual(
    expect.arrayContaining(examples.map(([, { event_name }]) => event_name)),
  );
}, 120_000);
