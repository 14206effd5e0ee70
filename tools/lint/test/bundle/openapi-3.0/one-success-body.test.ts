import type { JsonObject } from '@telephony/contract';
import { expect, test } from 'vitest';
import { oneSuccessBody } from '../../../src/bundle/openapi-30.ts';
import { documentOf, operationAfter } from '../support/document-of.ts';

const text = { type: 'string' };
const schemas = {
  Session: { type: 'object', required: ['message', 'token'], properties: { message: text, token: text } },
  Challenge: { type: 'object', required: ['message', 'nonce'], properties: { message: text, nonce: text } },
};
const json = (name: string) => ({
  description: `${name}.`,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});
const refused = json('Error');
const documentWith = (responses: JsonObject, others: JsonObject = {}) =>
  documentOf({ responses }, '/login', { schemas, ...others });
const after = (responses: JsonObject, others?: JsonObject) =>
  operationAfter(oneSuccessBody, documentWith(responses, others))['responses'];

test('two records are one with the fields of both, and what both require', () => {
  const document = documentWith({ '200': json('Session'), '202': json('Challenge'), '400': refused });
  const { content } = json('SessionOrChallenge');
  expect(operationAfter(oneSuccessBody, document)['responses']).toEqual({
    '200': { description: 'Session.', content },
    '202': { description: 'Challenge.', content },
    '400': refused,
  });
  expect(oneSuccessBody(document)['components']).toEqual({
    schemas: {
      ...schemas,
      SessionOrChallenge: {
        type: 'object',
        description: 'The fields of `Session` or of `Challenge`.',
        required: ['message'],
        properties: { message: text, token: text, nonce: text },
      },
    },
  });
});

test('a success without a body has that of the other', () => {
  const csv = { 'text/csv': { schema: text } };
  const responses = { '200': { description: 'The file.', content: csv }, '202': { description: 'Later.' } };
  expect(after(responses)).toEqual({ ...responses, '202': { description: 'Later.', content: csv } });
});

test('a shared response takes the place of its reference where it changes only', () => {
  const shared = { responses: { Later: { description: 'Later.' } } };
  const later = { $ref: '#/components/responses/Later' };
  expect(after({ '200': json('Session'), '202': later }, shared)).toEqual({
    '200': json('Session'),
    '202': { ...json('Session'), description: 'Later.' },
  });
  expect(after({ '202': later, '400': refused }, shared)).toEqual({ '202': later, '400': refused });
});

test.each([
  ['none has a body', { '200': { description: 'Done.' }, '204': { description: 'Gone.' } }],
  ['all have the same', { '200': json('Session'), '201': { ...json('Session'), description: 'New.' } }],
  ['one is a redirect', { '200': json('Session'), '301': json('Challenge') }],
])('successes stay as they are where %s', (_, responses) => {
  expect(after(responses)).toEqual(responses);
});

test('bodies that cannot be one are an error that names the path', () => {
  const csv = { description: 'CSV.', content: { 'text/csv': { schema: text } } };
  expect(() => after({ '200': json('Session'), '202': csv })).toThrow('/login: the bodies of its successes');
});
