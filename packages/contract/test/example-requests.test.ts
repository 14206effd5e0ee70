import { describe, expect, test } from 'vitest';
import { examplePath, exampleRequests, type OperationObject, readContract } from '../src/index.ts';
import { smallDocument } from './support/small-document.ts';

const responses = { 200: { description: 'Fine.' } };
const parameter = (name: string, place: string, examples: object) => ({
  name,
  in: place,
  required: place === 'path',
  schema: {},
  examples,
});
const id = parameter('id', 'path', { one: { value: 7 }, two: { value: 'a b' } });
const bodyOf = (examples: object) => ({ content: { 'application/json': { schema: {}, examples } } });

function operationOf(path: string, method: string, operation: object) {
  const item = { [method]: { operationId: 'ask', responses, ...operation } as OperationObject };
  return readContract(smallDocument({ [path]: item })).operations[0]!;
}

describe('the requests that send every example', () => {
  test('of parameters: one by one, and the query together', () => {
    const sort = parameter('sort', 'query', { up: { value: 'id' }, down: { value: '-id' } });
    const where = parameter('where', 'query', { deep: { value: { name: { eq: 'a&b' } } } });
    const operation = operationOf('/things/{id}', 'get', { parameters: [id, sort, where] });
    expect(exampleRequests(operation).map(({ name, lines }) => [name, ...lines])).toEqual([
      ['only what is needed', 'GET /things/7'],
      ['id one', 'GET /things/7'],
      ['id two', 'GET /things/a%20b'],
      ['sort up', 'GET /things/7?sort=id'],
      ['sort down', 'GET /things/7?sort=-id'],
      ['where deep', 'GET /things/7?where[name][eq]=a%26b'],
      ['the whole query', 'GET /things/7?sort=id&where[name][eq]=a%26b'],
    ]);
    expect(examplePath(operation)).toBe('/things/7');
  });

  test('of a body: for each record, as it may fit one of them only', () => {
    const operation = operationOf('/things/{id}', 'post', {
      parameters: [id],
      requestBody: bodyOf({ small: { value: { size: 1 } }, large: { value: { size: 9 } } }),
    });
    const lines = ['POST /things/7', 'POST /things/7', 'POST /things/a%20b'];
    expect(exampleRequests(operation).slice(-2)).toEqual([
      { name: 'body small', lines, body: { size: 1 } },
      { name: 'body large', lines, body: { size: 9 } },
    ]);
  });

  test('of a list in a path: with commas', () => {
    const ids = parameter('ids', 'path', { several: { value: [1, 2] } });
    const operation = operationOf('/things/{ids}', 'delete', { parameters: [ids] });
    expect(examplePath(operation)).toBe('/things/1,2');
  });

  test('a parameter that has none is named', () => {
    const operation = operationOf('/things/{id}', 'get', { parameters: [parameter('id', 'path', {})] });
    expect(() => examplePath(operation)).toThrow('The parameter id has no example.');
  });
});
