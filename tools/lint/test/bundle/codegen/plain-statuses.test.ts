import { expect, test } from 'vitest';
import { plainStatuses } from '../../../src/bundle/codegen.ts';
import { documentOf, operationAfter } from '../support/document-of.ts';

const body = { description: 'Done.', content: { 'application/json': {} } };
const empty = { description: 'Done.' };
const refused = { description: 'Refused.' };
const after = (responses: Record<string, unknown>) =>
  operationAfter(plainStatuses, documentOf({ responses }))['responses'];

test('the body of a redirect is that of 200 too', () => {
  expect(after({ '301': body, '400': refused })).toEqual({ '200': body, '301': body, '400': refused });
});

test('a range of successes is 200 with a body, and 200, 202 and 204 without one', () => {
  expect(after({ '2XX': body })).toEqual({ '200': body });
  expect(after({ '2xx': empty })).toEqual({ '200': empty, '202': empty, '204': empty });
});

test('a range of errors never replaces a status that is stated', () => {
  const known = { description: 'Forbidden.' };
  expect(after({ '200': body, '403': known, '4XX': refused })).toEqual({
    '200': body,
    '400': refused,
    '403': known,
    '404': refused,
  });
});

test('beside a range of successes the redirect has no second body', () => {
  const other = { description: 'Another.', content: {} };
  expect(after({ '301': body, '2XX': other })).toEqual({ '200': other, '301': body });
});
