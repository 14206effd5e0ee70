import { expect, test } from 'vitest';
import { openapi30Bundle } from '../../src/bundle/openapi-30.ts';
import {
  constants,
  contentFormats,
  exclusiveBounds,
  nullable,
  oneExample,
  referencesAlone,
  version30,
} from '../../src/bundle/openapi-30.ts';
import { documentOf, schemaAfter } from './support/document-of.ts';

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
