import { expect, test } from 'vitest';
import { plainFields, plainFilter } from '../../../src/bundle/codegen.ts';
import { documentOf, operationAfter } from '../support/document-of.ts';

const filter = { name: 'filter', in: 'query', description: 'Conditions.' };
const fields = {
  name: 'fields',
  in: 'query',
  style: 'deepObject',
  explode: true,
  schema: { type: 'object', additionalProperties: { type: 'string' } },
};

const json = { type: 'string', contentMediaType: 'application/json', contentSchema: { type: 'array' } };

test.each([json, { $ref: '#/components/schemas/Filter' }])(
  'a parameter that is JSON is a plain string: %j',
  (schema) => {
    const document = documentOf({ parameters: [{ ...filter, schema }] }, '/cdrs', {
      schemas: { Filter: json },
    });
    expect(operationAfter(plainFilter, document)['parameters']).toEqual([
      { ...filter, schema: { type: 'string' } },
    ]);
  },
);

test('a shared parameter that is JSON takes the place of its reference; another stays one', () => {
  const shared = {
    filter: { ...filter, schema: json },
    page: { name: 'page', in: 'query' },
  };
  const references = Object.keys(shared).map((name) => ({ $ref: `#/components/parameters/${name}` }));
  const document = documentOf({ parameters: references }, '/cdrs', { parameters: shared });
  expect(operationAfter(plainFilter, document)['parameters']).toEqual([
    { ...filter, schema: { type: 'string' } },
    references[1],
  ]);
});

test('an object in brackets is one parameter for the resource of the path, and for each that an example names', () => {
  const shown = { ...fields, examples: { two: { value: { users: 'id', queues: 'id,name' } } } };
  const after = (parameter: object, path: string) => {
    const { parameters } = operationAfter(plainFields, documentOf({ parameters: [parameter] }, path));
    return parameters;
  };
  const text = { in: 'query', schema: { type: 'string' } };
  expect(after(fields, '/users/{id}/cdrs')).toEqual([{ name: 'fields[cdrs]', ...text }]);
  expect(after(shown, '/queues/{id}')).toEqual([
    { name: 'fields[queues]', ...text },
    { name: 'fields[users]', ...text },
  ]);
});
