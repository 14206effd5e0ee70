import * as fc from 'fast-check';

type Body = Record<string, unknown>;

/** Values that a field might have: near to what is right, and far from it. */
const value: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    0,
    '0',
    '',
    -1,
    2 ** 53,
    Infinity,
    '410002',
    true,
    'RG-701',
    'QUEUE',
    [],
    {},
  ),
  fc.integer(),
  fc.double(),
  fc.string(),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Text that no writer of JSON makes, or that a reader may stumble over. */
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

/** Events of the contract with fields that are changed, added and taken out. */
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

/**
 * What may reach `parseEvent`: events as text, bytes and objects, changed or whole; text that breaks off; any JSON; any
 * bytes.
 */
export function arbitraryBody(events: Body[]): fc.Arbitrary<string | Uint8Array | Body> {
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
