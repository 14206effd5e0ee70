import { expect, test } from 'vitest';
import type { JsonObject } from '@telephony/contract';
import {
  constants,
  contentFormats,
  exclusiveBounds,
  nullable,
  oneExample,
  oneSuccessBody,
  openapi30Bundle,
  plainServers,
  referencesAlone,
  version30,
} from '../../src/bundle/openapi-30.ts';
import { documentOf, operationAfter, schemaAfter } from './transformed.ts';

test.each([
  [
    nullable,
    { type: ['integer', 'null'], format: 'int64' },
    { type: 'integer', nullable: true, format: 'int64' },
  ],
  [nullable, { type: 'integer' }, { type: 'integer' }],
  [
    nullable,
    { type: 'array', items: { type: ['string', 'null'] } },
    { type: 'array', items: { type: 'string', nullable: true } },
  ],
  [oneExample, { type: 'integer', examples: [0, 1] }, { type: 'integer', example: 0 }],
  [oneExample, { type: 'string' }, { type: 'string' }],
  [constants, { type: 'boolean', const: false }, { type: 'boolean', enum: [false] }],
  [contentFormats, { type: 'string', contentEncoding: 'base64' }, { type: 'string', format: 'byte' }],
  [
    contentFormats,
    { type: 'string', contentMediaType: 'application/json', contentSchema: {} },
    { type: 'string' },
  ],
  [exclusiveBounds, { exclusiveMinimum: 0, maximum: 9 }, { minimum: 0, exclusiveMinimum: true, maximum: 9 }],
  [exclusiveBounds, { exclusiveMaximum: 9 }, { maximum: 9, exclusiveMaximum: true }],
  [
    referencesAlone,
    { $ref: '#/components/schemas/Links', description: 'Links.' },
    { $ref: '#/components/schemas/Links' },
  ],
])('%o of %j', (transformation, schema, expected) => {
  expect(schemaAfter(transformation, schema)).toEqual(expected);
});

test('a property is not a keyword because of its name', () => {
  const properties = {
    const: { type: 'string' },
    examples: { type: 'array', items: {} },
    type: { type: 'string' },
  };
  const schema = { type: 'object', properties };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Odd' } } };
  const components = { schemas: { Odd: schema } };
  const document = documentOf({ responses: { '200': { content } } }, '/odd', components);
  expect(openapi30Bundle(document)['components']).toEqual(components);
});

test('the root is that of a 3.0 document', () => {
  const info = {
    title: 'API',
    version: '1.0.0',
    summary: 'An API.',
    license: { name: 'MIT', identifier: 'MIT' },
  };
  expect(version30({ openapi: '3.1.1', jsonSchemaDialect: 'x', info, webhooks: {}, paths: {} })).toEqual({
    openapi: '3.0.4',
    info: {
      title: 'API',
      version: '1.0.0',
      license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
    },
    paths: {},
  });
});

test('a server has the defaults of its variables; without a default, the name stays', () => {
  const variables = { host: { default: 'pbx.example' }, version: { enum: ['v1'], default: 'v1' } };
  const servers = [
    { url: 'https://{host}/{version}/{service}', description: 'It.', variables },
    { url: '/' },
  ];
  expect(plainServers({ servers })).toEqual({
    servers: [{ url: 'https://pbx.example/v1/{service}', description: 'It.' }, { url: '/' }],
  });
});

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
