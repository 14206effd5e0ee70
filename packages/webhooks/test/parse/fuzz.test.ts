import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '@telephony/testing/tiers';
import {
  createWebhookHandler,
  InvalidEventError,
  memoryStore,
  parseEvent,
  type TelephonyEvent,
} from '../../src/index.ts';
import { examples } from '../support/contract-events.ts';
import { deliver } from '../../src/testing.ts';

const copies = 50;
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_120);

const runs = fc.record({
  failures: fc.array(fc.nat({ max: 2 }), { minLength: 3, maxLength: 6 }),
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

type Body = Record<string, unknown>;

const value: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, 0, '0', '', -1, 2 ** 53, Infinity, '410002', true, 'RG-701', [], {}),
  fc.integer(),
  fc.double(),
  fc.string(),
  fc.jsonValue({ maxDepth: 2 }),
);

const traps = fc.constantFrom(
  '',
  ' ',
  'null',
  '[]',
  '"call.missed"',
  '{"event_name":"__proto__"}',
  '{"__proto__":{"event_name":"call.missed"}}',
  '{"event_name":"constructor","constructor":{"prototype":{}}}',
  '{"event_name":"call.missed","call_id":1e999,"id":"1"}',
  `{"event_name":"call.missed","call_id":${'9'.repeat(400)}}`,
  `{"event_name":${'['.repeat(20_000)}`,
  `{"event_name":"x","deep":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  '\ufeff{"event_name":"call.missed"}',
  '{"event_name":"call.missed"}{"event_name":"call.missed"}',
  '{"event_name":"\\ud800","id":"\\u0000"}',
);

function mutatedEvents(events: Body[]): fc.Arbitrary<Body> {
  const fields = [...new Set(events.flatMap(Object.keys)), '__proto__', 'constructor', 'toString', 'future'];
  const change = fc.record({
    field: fc.constantFrom(...fields),
    kind: fc.constantFrom<'set' | 'delete'>('set', 'set', 'delete'),
    value,
  });
  return fc.tuple(fc.constantFrom(...events), fc.array(change, { maxLength: 3 })).map(([event, changes]) => {
    const entries = new Map(Object.entries(event));
    for (const { field, kind, value: changed } of changes) {
      if (kind === 'set') entries.set(field, changed);
      else entries.delete(field);
    }
    return Object.fromEntries(entries);
  });
}

function arbitraryBody(events: Body[]): fc.Arbitrary<string | Uint8Array | Body> {
  const mutated = mutatedEvents(events);
  const text = mutated.map((event) => JSON.stringify(event));
  const broken = fc.tuple(text, fc.nat(), fc.string({ maxLength: 3 })).map(([json, at, put]) => {
    const place = at % (json.length + 1);
    return json.slice(0, place) + put + (at % 2 === 0 ? json.slice(place + 1) : '');
  });
  return fc.oneof(
    { weight: 3, arbitrary: text },
    { weight: 2, arbitrary: text.map((json) => new TextEncoder().encode(json)) },
    { weight: 2, arbitrary: mutated },
    { weight: 2, arbitrary: broken },
    { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 64 }) },
    { weight: 1, arbitrary: fc.string() },
    { weight: 1, arbitrary: traps },
  );
}

// `FUZZ_BODIES=1000000 FUZZ_SEED=7 npx vitest run test/parse/fuzz` tries more, and others.
const bodies = rounds(5000, 100_000, 'FUZZ_BODIES');

test(`${bodies} bodies of seed ${seed}: an event or the one error, nothing else`, () => {
  const counts = new Map<string, number>();
  const read = (body: string | Uint8Array | object): string => {
    try {
      const event = parseEvent(body);
      // A handler will write the event somewhere.
      return typeof JSON.stringify(event) === 'string' ? event.event_name : 'cannot be written';
    } catch (error) {
      if (!(error instanceof InvalidEventError)) throw error;
      const isClear = error.issues.length > 0 && error.message.length <= 2000;
      return isClear ? 'refused' : `unclear: ${error.message}`;
    }
  };
  fc.assert(
    fc.property(arbitraryBody(examples.map(([, body]) => body)), (body) => {
      const result = read(body);
      expect(result).toBeTypeOf('string');
      expect(result).not.toMatch(/^(cannot be written|unclear)/);
      counts.set(result, (counts.get(result) ?? 0) + 1);
    }),
    { numRuns: bodies, seed, endOnFailure: true },
  );
  // Nothing has polluted the prototype of all objects.
  expect(Object.keys(Object.prototype)).toEqual([]);
  // The bodies are near enough to events to get past the first refusals.
  expect(counts.get('refused')).toBeGreaterThan(bodies / 10);
  expect([...counts.keys()]).toEqual(
    expect.arrayContaining(examples.map(([, { event_name }]) => event_name)),
  );
}, 120_000);
