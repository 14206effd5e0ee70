import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import type { LedgerEntry } from '../../src/ledger.ts';
import { eventFiles, generateSamples } from '../../src/code/events.ts';

const TIME = String.raw`^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$`;

const schemas = {
  Base: {
    type: 'object',
    required: ['id', 'at'],
    properties: {
      id: { type: ['integer', 'string'], description: 'Id of the event.', 'x-ledger': 'O-31' },
      at: { $ref: '#/components/schemas/Time', description: 'When.' },
      state: {
        anyOf: [{ type: 'string', enum: ['UP', 'DOWN'] }, { type: 'string' }, { type: 'null' }],
      },
      open: { type: ['boolean', 'null'] },
      note: {},
    },
  },
  Time: { type: 'string', pattern: TIME, description: 'A time.', examples: ['2026-11-20 09:02:11'] },
  Started: named('thing.started', '#/components/schemas/Base'),
  Ended: named('thing.ended', '#/components/schemas/Base'),
  Other: {
    type: 'object',
    required: ['event_name'],
    properties: { event_name: { const: 'other' }, part: { type: ['integer', 'number'] } },
  },
  Unused: { type: 'string' },
};

function named(event: string, base: string) {
  const properties = { event_name: { type: 'string', const: event } };
  return {
    description: 'An event.',
    allOf: [{ $ref: base }, { type: 'object', required: ['event_name'], properties }],
  };
}

const webhook = (schema: unknown) => ({
  post: {
    requestBody: { content: { 'application/json': { schema, examples: { one: { value: { id: 1 } } } } } },
  },
});
const to = (name: string) => webhook({ $ref: `#/components/schemas/${name}` });

const BUNDLE = {
  openapi: '3.1.1',
  info: { title: 'T', version: '1.0.0' },
  paths: { '/ping': { get: { operationId: 'getIt', responses: { 200: { description: 'Pong.' } } } } },
  webhooks: { 'thing.started': to('Started'), 'thing.ended': to('Ended'), other: to('Other') },
  components: { schemas },
};

const LEDGER = [{ id: 'O-31', title: 'Ids', treatment: 'Integer or string.' }] as LedgerEntry[];

/** The generated files of the events by name. */
async function generate(bundle: object = BUNDLE) {
  const files = new Map(await eventFiles({ ...bundle }, LEDGER));
  return (name: string) => files.get(name) ?? '';
}

test('types: an interface for each schema of an event, and no other, and the map of the events', async () => {
  const text = (await generate())('events.ts');
  expect(text).toMatch(/^\/\*\*\n \* Generated from the contract by `npm run generate`\. Do not edit\./);
  expect(text).toMatch(/export interface Started extends Base \{[^}]*event_name: 'thing\.started';\n\}/);
  expect(text).toContain("state?: 'UP' | 'DOWN' | (string & {}) | null;");
  expect(text).toContain('open?: boolean | null;');
  expect(text).toContain('at: Time;');
  expect(text).toMatch(/Id of the event\.[\s*]+Ledger O-31: Ids\. Integer or string\./);
  expect(text).toMatch(
    /export interface EventByName \{\n {2}other: Other;\n {2}'thing\.ended': Ended;\n {2}'thing\.started': Started;\n\}/,
  );
  expect(text).not.toMatch(/Unused|components|paths|webhooks/);
});

test('fields: a letter for each type, a mark for what is required, and one table for events with the same fields', async () => {
  const fields = (await generate())('fields.ts');
  expect(fields).not.toMatch(/A time|description|x-ledger|event_name: '/);
  const file = join(temporaryFolder(), 'fields.ts');
  writeFileSync(file, fields);
  const { FIELDS } = await import(pathToFileURL(file).href);
  expect([...FIELDS.keys()]).toEqual(['other', 'thing.ended', 'thing.started']);
  expect(FIELDS.get('thing.started')).toEqual({ id: '!is', at: '!t', state: 'sn', open: 'bn' });
  expect(FIELDS.get('thing.ended')).toBe(FIELDS.get('thing.started'));
  expect(FIELDS.get('other')).toEqual({ part: 'id' });
});

test.each([
  [
    'a body that is no named schema',
    { e: webhook({ type: 'object' }) },
    schemas,
    '/webhooks/e/post: the body of an event',
  ],
  [
    'a reference beside other keywords',
    { e: to('A') },
    { A: { properties: { a: { $ref: '#/components/schemas/B', maxLength: 5 } } }, B: { type: 'string' } },
    'e.a: #/components/schemas/B has other keywords beside it',
  ],
  [
    'a field that says more than its types',
    { e: to('A') },
    { A: { type: 'object', properties: { a: { type: 'string', maxLength: 5 } } } },
    'e.a: a field of an event says its types',
  ],
  [
    'a field with another pattern than that of a time',
    { e: to('A') },
    { A: { type: 'object', properties: { a: { type: 'string', pattern: '^x' } } } },
    'e.a: a field of an event says its types',
  ],
  [
    'a list',
    { e: to('A') },
    { A: { type: 'object', properties: { a: { type: 'array', items: { type: 'integer' } } } } },
    'e.a: a field of an event says its types',
  ],
  [
    'a body of other rules',
    { e: to('A') },
    { A: { type: 'object', properties: { a: { type: 'string' } }, minProperties: 1 } },
    'e: the schema of an event says the type of an object',
  ],
])('%s is an error that says where', async (_, webhooks, used, message) => {
  await expect(generate({ ...BUNDLE, webhooks, components: { schemas: used } })).rejects.toThrow(message);
});

/** A bundle with these examples of one webhook. */
const bundleOf = (examples: object) => ({
  webhooks: { 'call.missed': { post: { requestBody: { content: { 'application/json': { examples } } } } } },
  components: { examples: { 'call.missed-leg': { summary: 'A leg', value: { id: 'evt-1', final: false } } } },
});

test('samples are the examples by event and name, by reference or in place, in their order', async () => {
  const source = await generateSamples(
    bundleOf({
      queue: { value: { id: 'evt-2', final: true } },
      leg: { $ref: '#/components/examples/call.missed-leg' },
    }),
  );
  expect(source).toContain("'call.missed': 'queue' | 'leg';");
  expect(source.replaceAll(/\s+/g, ' ')).toContain(
    "{ 'call.missed': { queue: { id: 'evt-2', final: true }, leg: { id: 'evt-1', final: false } } };",
  );
});

test.each([
  ['no example', {}, 'the event has no example. Add one'],
  [
    'a dangling reference',
    { leg: { $ref: '#/components/examples/gone' } },
    'the value of example leg is not an event. It must be an object',
  ],
  [
    'an example that is no object',
    { leg: { value: 'text' } },
    'the value of example leg is not an event. It must be an object',
  ],
])('%s is said, with its place', async (_, examples, message) => {
  await expect(generateSamples(bundleOf(examples))).rejects.toThrow(
    `/webhooks/call.missed/post: ${message}.`,
  );
});
