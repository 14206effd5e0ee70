import { expect, test } from 'vitest';
import { withoutNamedExamples, withoutUnused, withoutWebhooks } from '../../../src/bundle/codegen.ts';
import { documentOf } from '../support/document-of.ts';

test('events are gone', () => {
  const document = documentOf({});
  expect(withoutWebhooks({ ...document, webhooks: { 'call.missed': {} } })).toEqual(document);
});

test('what no operation uses is gone, but for the ways to sign in', () => {
  const reference = { $ref: '#/components/schemas/Cdr' };
  const used = { Cdr: { properties: { links: { $ref: '#/components/schemas/Links' } } }, Links: {} };
  const securitySchemes = { token: { type: 'apiKey' } };
  const components = { schemas: { ...used, Event: {} }, headers: { Unused: {} }, securitySchemes };
  const document = documentOf(
    { tags: ['CDRs'], responses: { '200': { schema: reference } } },
    '/cdrs',
    components,
  );
  expect(withoutUnused({ ...document, tags: [{ name: 'CDRs' }, { name: 'Call events' }] })).toEqual({
    ...document,
    tags: [{ name: 'CDRs' }],
    components: { schemas: used, securitySchemes },
  });
});

test('named examples are gone; those of schemas, and a property of that name, stay', () => {
  const schema = { type: 'object', examples: [{ id: 1 }], properties: { examples: { type: 'string' } } };
  const media = {
    schema,
    examples: { description: { value: {} }, other: { $ref: '#/components/examples/other' } },
  };
  const operation = { requestBody: { content: { 'application/json': media } } };
  expect(
    withoutNamedExamples(documentOf(operation, '/cdrs', { examples: { other: { value: {} } } })),
  ).toEqual(documentOf({ requestBody: { content: { 'application/json': { schema } } } }));
});
