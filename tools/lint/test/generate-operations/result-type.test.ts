import { expect, test } from 'vitest';
import { resultType } from '../../src/generate/read-operation.ts';

const body = { content: { 'application/json': { schema: { type: 'object' } } } };

test.each([
  ['a status', { 200: body }, "operations['ping']['responses'][200]['content']['application/json']"],
  [
    'a range of statuses',
    { '2XX': body },
    "operations['ping']['responses']['2XX']['content']['application/json']",
  ],
  ['no body', { 204: {} }, 'undefined'],
])('the result of %s', (_of, responses, type) => {
  expect(resultType({}, { operationId: 'ping', responses })).toBe(type);
});
