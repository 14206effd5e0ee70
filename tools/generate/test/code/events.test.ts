import { expect, test } from 'vitest';
import { eventFiles, generateSamples } from '../../src/code/events.ts';

const webhook = (schema: unknown) => ({
  post: {
    requestBody: { content: { 'application/json': { schema, examples: { one: { value: { id: 1 } } } } } },
  },
});
const named = webhook({ $ref: '#/components/schemas/A' });
const objectWith = (field: object) => ({ A: { type: 'object', properties: { a: field } } });

test.each([
  [
    'a body that is no named schema',
    webhook({ type: 'object' }),
    {},
    '/webhooks/e/post: the body of an event',
  ],
  [
    'a reference beside other keywords',
    named,
    { A: { properties: { a: { $ref: '#/components/schemas/B', maxLength: 5 } } }, B: { type: 'string' } },
    'e.a: #/components/schemas/B has other keywords beside it',
  ],
  [
    'a field that says more than its types',
    named,
    objectWith({ type: 'string', maxLength: 5 }),
    'e.a: a field of an event says its types',
  ],
  [
    'a field with another pattern than that of a time',
    named,
    objectWith({ type: 'string', pattern: '^x' }),
    'e.a: a field of an event says its types',
  ],
  [
    'a list',
    named,
    objectWith({ type: 'array', items: { type: 'integer' } }),
    'e.a: a field of an event says its types',
  ],
  [
    'a body of other rules',
    named,
    { A: { type: 'object', properties: { a: { type: 'string' } }, minProperties: 1 } },
    'e: the schema of an event says the type of an object',
  ],
])('%s is an error that says where', async (_, e, schemas, message) => {
  const bundle = { openapi: '3.1.1', paths: {}, webhooks: { e }, components: { schemas } };
  await expect(eventFiles(bundle, [])).rejects.toThrow(message);
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
  const post = { requestBody: { content: { 'application/json': { examples } } } };
  const bundle = { webhooks: { 'call.missed': { post } }, components: {} };
  await expect(generateSamples(bundle)).rejects.toThrow(`/webhooks/call.missed/post: ${message}.`);
});
