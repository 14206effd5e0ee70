/** Of a revision that declares other content types than the contract does. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { afterAll, expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { useMock } from './support/use-mock.ts';

const path = (operationId: string, content: object) => ({
  get: { operationId, security: [], responses: { 200: { description: 'It.', content } } },
});
const schema = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } };
const json = { schema, examples: { one: { value: { id: 1 } } } };
const csv = { schema: { type: 'string' }, examples: { line: { value: 'id\n1\n' } } };
const document = {
  openapi: '3.1.1',
  info: { title: 'Reports', version: '1' },
  paths: {
    '/report': path('getReport', { 'application/json': json, 'text/csv': csv }),
    '/report.csv': path('getCsv', { 'text/csv': csv }),
    '/report.mp3': path('getMp3', { 'audio/mp3': {} }),
    '/bare': path('getBare', { 'application/json': { schema } }),
  },
};
const file = join(temporaryFolder(afterAll), 'openapi.json');
writeFileSync(file, JSON.stringify(document));
const mock = useMock({ document: file });

const reply = async (line: string, headers: Record<string, string> = {}) => {
  const { status, headers: received, text } = await ask(mock.url, line, { headers });
  return [status, received.get('content-type'), text];
};
const JSON_TYPE = 'application/json';
const CSV_TYPE = 'text/csv; charset=utf-8';

test.each([
  ['*/*', JSON_TYPE, '{"id":1}'],
  ['text/csv', CSV_TYPE, 'id\n1\n'],
  ['application/json;q=0.5, text/*', CSV_TYPE, 'id\n1\n'],
])('Accept: %s chooses of several types', async (accept, type, body) => {
  expect(await reply('GET /report', { accept })).toEqual([200, type, body]);
});

test('none of the declared types is 406', async () => {
  const { status, json: refusal } = await ask(mock.url, 'GET /report', { headers: { accept: 'text/html' } });
  expect([status, refusal]).toEqual([
    406,
    {
      message: 'getReport responds with application/json or text/csv, and Accept allows none of them.',
      errors: [{ field: 'Accept', message: 'must allow application/json or text/csv' }],
    },
  ]);
  expect((await reply('GET /report.csv', { accept: 'text/html' }))[0]).toBe(406);
  expect((await reply('GET /report?__code=404', { accept: 'text/html' }))[0]).toBe(404);
});

test('an example that is named decides the type, and CSV is not invented', async () => {
  const accept = 'text/csv';
  expect(await reply('GET /report?__example=one', { accept })).toEqual([200, JSON_TYPE, '{"id":1}']);
  expect(await reply('GET /report?__dynamic=true', { accept })).toEqual([200, CSV_TYPE, 'id\n1\n']);
  // By chance a body that is invented without a seed is the example.
  expect((await reply('GET /report?__dynamic=true&__seed=7'))[2]).not.toBe('{"id":1}');
});

test('a file has the type that is declared', async () => {
  expect((await reply('GET /report.mp3')).slice(0, 2)).toEqual([200, 'audio/mp3']);
});

test('a body without an example is invented, the same each time', async () => {
  const first = await reply('GET /bare');
  expect(first[2]).toMatch(/^\{"id":-?\d+\}$/);
  expect(await reply('GET /bare')).toEqual(first);
});
