import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { runHere } from '@telephony/testing/run-here';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { generateSamples } from '../../src/generate/events.ts';

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

const LEDGER = `entries:
  - {id: O-31, title: Ids, kind: gap, source: S, unknown: U, treatment: Integer or string.}
`;

function contract(bundle: object = BUNDLE) {
  const folder = temporaryFolder();
  const events = join(folder, 'generated');
  mkdirSync(join(folder, 'dist'));
  const write = (next: object) => writeFileSync(join(folder, 'dist/openapi.json'), JSON.stringify(next));
  write(bundle);
  writeFileSync(join(folder, 'ledger.yaml'), LEDGER);
  const run = (...args: string[]) =>
    runHere(new URL('../../src/generate/cli.ts', import.meta.url), [
      '--contract',
      folder,
      '--events',
      events,
      ...args,
    ]);
  const read = (name: string) => readFileSync(join(events, name), 'utf8');
  return { folder, events, run, read, write };
}

test('types: an interface for each schema of an event, and no other, and the map of the events', async () => {
  const { run, read } = contract();
  expect(await run()).toMatchObject({ code: 0, stderr: '' });
  const text = read('events.ts');
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
  const { events, run, read } = contract();
  await run();
  expect(read('fields.ts')).not.toMatch(/A time|description|x-ledger|event_name: '/);
  const { FIELDS } = await import(pathToFileURL(join(events, 'fields.ts')).href);
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
  ['a schema that is missing', { e: to('Gone') }, schemas, 'Gone is not a schema'],
  [
    'a circle',
    { e: to('A') },
    { A: { properties: { a: { $ref: '#/components/schemas/A' } } } },
    'not in a circle',
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
])('%s is an error that says where, and nothing is written', async (_, webhooks, used, message) => {
  const { events, run } = contract({ ...BUNDLE, webhooks, components: { schemas: used } });
  const { code, stderr } = await run();
  expect(code).toBe(1);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain('    at ');
  expect(existsSync(events)).toBe(false);
});

test('--check accepts what is current, and refuses each file that is not', async () => {
  const { events, run, read } = contract();
  expect((await run('--check')).code).toBe(1);
  expect(existsSync(events)).toBe(false);
  await run();
  expect((await run('--check')).code).toBe(0);
  const names = readdirSync(events);
  expect(names.toSorted()).toEqual(['events.ts', 'fields.ts', 'samples.ts']);
  const texts = names.map(read);
  for (const name of names) writeFileSync(join(events, name), `${read(name)}\n`);
  const { code, stderr } = await run('--check');
  expect(code).toBe(1);
  for (const name of names) expect(stderr).toContain(`${name} is not what the contract gives`);
  expect(names.map(read)).toEqual(texts.map((text) => `${text}\n`));
});

test('a change of a schema is a change of types and fields', async () => {
  const { run, write } = contract();
  await run();
  const Base = { ...schemas.Base, required: ['id'] };
  write({ ...BUNDLE, components: { schemas: { ...schemas, Base } } });
  const { code, stderr } = await run('--check');
  expect(code).toBe(1);
  expect(stderr).toMatch(/events\.ts is not/);
  expect(stderr).toMatch(/fields\.ts is not/);
});

test('only the outputs that are named are made', async () => {
  const { folder, events, run } = contract();
  const client = join(folder, 'client');
  await runHere(new URL('../../src/generate/cli.ts', import.meta.url), [
    '--contract',
    folder,
    '--client',
    client,
  ]);
  expect([existsSync(join(client, 'schema.ts')), existsSync(events)]).toEqual([true, false]);
  const sandbox = join(folder, 'sandbox');
  await run('--sandbox', sandbox);
  expect([existsSync(join(sandbox, 'schema.ts')), existsSync(events)]).toEqual([true, true]);
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
