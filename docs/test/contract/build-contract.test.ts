import { expect, test } from 'vitest';
import { buildContract } from '../../src/contract/load-contract.ts';
import type { SchemaNode } from '../../src/contract/model.ts';
import { smallContract } from './small-contract.ts';

function build(schema: object) {
  const { bundle, ledger } = smallContract(schema);
  return buildContract(bundle, ledger);
}
const nodeOf = (schema: object): SchemaNode => build(schema).schemas[0]!.node;

const type = (node: SchemaNode | undefined) => node?.type.map(({ text }) => text).join('');

test.each(['oneOf', 'not', 'patternProperties', 'if', 'prefixItems', 'x-new'])(
  'refuses the schema keyword %s, which no template shows',
  (keyword) => {
    const properties = { kind: { description: 'Deep inside.', items: { [keyword]: {} } } };
    expect(() => build({ type: 'object', properties })).toThrow(
      new RegExp(`#/components/schemas/Thing/properties/kind/items: .*"${keyword}".*source\\.ts`),
    );
  },
);

test('refuses a member of an operation that no template shows', () => {
  const { bundle, ledger } = smallContract({ type: 'string' });
  Object.assign(bundle.paths['/listThings']?.get ?? {}, { callbacks: {} });
  expect(() => buildContract(bundle, ledger)).toThrow(/#\/paths\/~1listThings\/get: .*"callbacks"/);
});

test('refuses a mark without an entry in the ledger', () => {
  expect(() => build({ type: 'string', 'x-ledger': 'N-99' })).toThrow('N-99 has no entry');
});

test('an open enumeration is one statement: known values, others possible, other types', () => {
  const node = nodeOf({
    anyOf: [
      { type: 'string', enum: ['A', 'B'] },
      { type: 'string', description: 'Another one.' },
      { type: 'integer', description: 'Its code.' },
      { type: 'null', description: 'None.' },
    ],
  });
  expect(type(node)).toBe('string, integer or null');
  expect(node.values).toEqual({ known: ['A', 'B'], open: true, note: 'Another one.' });
  expect(node.alternatives.map(({ description }) => description)).toEqual(['Its code.']);
  expect(node.facts).toEqual([{ name: 'null', value: 'None.', code: false }]);
});

test('a string that holds JSON shows what the JSON consists of', () => {
  const node = nodeOf({
    type: 'string',
    description: 'Conditions.',
    contentMediaType: 'application/json',
    contentSchema: { type: 'array', items: { type: 'object', properties: { operator: { type: 'string' } } } },
  });
  expect(type(node)).toBe('string with JSON: array of object');
  expect(node.description).toBe('Conditions.');
  expect(node.facts).toEqual([{ name: 'Content', value: 'application/json', code: false }]);
  expect(node.items?.fields.map(({ name }) => name)).toEqual(['operator']);
});

test('an extension that no page shows is refused, but for the sources of a text', () => {
  expect(nodeOf({ type: 'string', description: 'A name.', 'x-source': 'Overview' })).not.toHaveProperty(
    'x-source',
  );
  expect(() => nodeOf({ type: 'string', 'x-other': true })).toThrow(
    'does not know the schema keyword "x-other"',
  );
});

test('a secret says that it is one', () => {
  expect(nodeOf({ type: 'string', 'x-secret': true }).facts).toEqual([
    { name: 'Secret', value: 'keep it out of your logs', code: false },
  ]);
});

test('a closed enumeration says why it is closed', () => {
  const node = nodeOf({ type: 'string', enum: ['A'], 'x-closed-enumeration': 'Others return 400.' });
  expect(node.values).toEqual({ known: ['A'], open: false, note: 'Others return 400.' });
});

test('allOf is merged: a later part replaces a field, and what is required in a part is required', () => {
  const node = nodeOf({
    description: 'The whole.',
    allOf: [
      { type: 'object', required: ['id'], properties: { id: { type: 'string' }, name: { type: 'string' } } },
      { type: 'object', properties: { name: { type: ['string', 'null'] } } },
    ],
  });
  expect(node.description).toBe('The whole.');
  expect(node.fields.map((field) => [field.name, type(field.node), field.required])).toEqual([
    ['id', 'string', true],
    ['name', 'string or null', false],
  ]);
});

test('a schema inside itself is a link', () => {
  const node = nodeOf({ type: 'object', properties: { parent: { $ref: '#/components/schemas/Thing' } } });
  const [parent] = node.fields;
  expect(parent?.node.component).toEqual({ text: 'Thing', address: '/schemas/Thing/' });
  expect(parent?.node.fields).toEqual([]);
});

test('a gap says whether an observation fills it, and what it does to programs, in words that are known', () => {
  const { bundle, ledger } = smallContract({ type: 'string', 'x-ledger': 'N-01' });
  const entryWith = (more: object) => {
    const entries = ledger.entries.map((entry) => ({ ...entry, ...more }));
    return buildContract(bundle, { entries }).ledger[0];
  };
  expect(entryWith({})).toMatchObject({ label: 'unknown', level: 'detail', advice: '' });
  expect(entryWith({ observed: 'A number.', grade: ['L'] })?.label).toBe('observed');
  const breaking = { consequence: 'breaks', advice: 'Send it.' };
  expect(entryWith(breaking)).toMatchObject({ level: 'breaks', advice: 'Send it.' });
  expect(() => entryWith({ consequence: 'hurts' })).toThrow('N-01 has the consequence "hurts"');
});

test('what follows an operation comes from the workflows', () => {
  const { bundle, ledger } = smallContract({ type: 'object' }, ['placeThing', 'readThing', 'gone']);
  const { operations } = buildContract(bundle, ledger, [['placeThing', 'readThing', 'placeThing']]);
  expect(operations.map(({ next }) => next.map(({ address }) => address))).toEqual([
    ['/operations/readThing/'],
    ['/operations/placeThing/'],
    [],
  ]);
});

test('fields have anchors by their path, and ledger entries lead to them', () => {
  const contract = build({
    type: 'object',
    additionalProperties: false,
    properties: {
      kind: { 'x-ledger': 'N-01', type: 'string', pattern: '^[a-z]+$', deprecated: true },
      list: {
        type: 'array',
        items: { type: 'object', properties: { deep: { type: 'integer', maximum: 9 } } },
      },
    },
  });
  const node = contract.schemas[0]?.node;
  expect(node?.further).toBe('closed');
  expect(node?.fields[0]?.node).toMatchObject({
    deprecated: true,
    facts: [{ name: 'Pattern', value: '^[a-z]+$' }],
  });
  expect(node?.fields[0]?.node.marks[0]).toMatchObject({ id: 'N-01', label: 'unknown' });
  expect(node?.fields[1]?.node.items?.fields[0]).toMatchObject({
    path: 'list[].deep',
    anchor: 'field-list.deep',
  });
  expect(contract.ledger[0]?.places).toEqual([{ text: 'Thing.kind', address: '/schemas/Thing/#field-kind' }]);
});

test('a response shows the fields of the schema that it refers to, and the schema knows who uses it', () => {
  const { operations, schemas } = build({ type: 'object', properties: { id: { type: 'integer' } } });
  expect(operations[0]).toMatchObject({
    url: 'https://things.example/v1/listThings',
    access: { token: 'none' },
  });
  expect(operations[0]?.responses[0]?.contents[0]?.node.fields[0]?.anchor).toBe('field-200.id');
  const user = { text: 'GET /listThings', address: '/operations/listThings/' };
  expect(schemas[0]?.usedBy.operations).toEqual([user]);
});

test('an operation links the events that it can cause, and an event who makes it and what is likely next', () => {
  const { bundle, ledger } = smallContract({ type: 'object' });
  const event = (operationId: string, more: object = {}) => ({
    post: {
      operationId,
      tags: ['Things'],
      summary: 'A thing',
      description: 'A thing has changed.',
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
      },
      responses: { '2XX': { description: 'Taken.' } },
      ...more,
    },
  });
  const made = { text: 'thing.made', address: '/webhooks/thing.made/' };
  const gone = { text: 'thing.gone', address: '/webhooks/thing.gone/' };
  Object.assign(bundle.paths['/listThings']!.get, { 'x-events': ['thing.made'] });
  Object.assign(bundle.webhooks, {
    'thing.made': event('onThingMade', { 'x-next-events': ['thing.gone'] }),
    'thing.gone': event('onThingGone'),
  });
  const { operations, webhooks } = buildContract(bundle, ledger);
  expect(operations[0]?.events).toEqual([made]);
  expect(webhooks.map(({ event: name, madeBy, next }) => ({ name, madeBy, next }))).toEqual([
    {
      name: 'thing.made',
      madeBy: [{ text: 'GET /listThings', address: '/operations/listThings/' }],
      next: [gone],
    },
    { name: 'thing.gone', madeBy: [], next: [] },
  ]);
});
