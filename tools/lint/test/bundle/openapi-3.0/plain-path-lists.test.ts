import { expect, test } from 'vitest';
import { plainPathLists } from '../../../src/bundle/openapi-30.ts';
import { documentOf, operationAfter } from '../support/document-of.ts';

const list = { type: 'array', description: 'Ids.', items: { type: 'integer' }, examples: [[7001, 7002]] };
const ids = { name: 'ids', in: 'path', required: true };
const after = (parameter: object) =>
  operationAfter(
    plainPathLists,
    documentOf({ parameters: [parameter] }, '/chatmsgs/{ids}', { schemas: { Ids: list } }),
  )['parameters'];

test.each([list, { $ref: '#/components/schemas/Ids' }])(
  'a list in a path is a string with commas: %j',
  (schema) => {
    expect(after({ ...ids, style: 'simple', explode: false, schema })).toEqual([
      { ...ids, schema: { type: 'string', description: 'Ids.', examples: ['7001,7002'] } },
    ]);
  },
);

test('a list in a query, and an id in a path, stay as they are', () => {
  const query = { name: 'ids', in: 'query', style: 'form', schema: list };
  const id = { ...ids, style: 'simple', schema: { type: 'integer' } };
  expect(after(query)).toEqual([query]);
  expect(after(id)).toEqual([id]);
});
