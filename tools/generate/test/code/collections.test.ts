import { expect, test } from 'vitest';
import { readContract } from '@telephony/contract';
import { generateFilters } from '../../src/code/collections.ts';

const parameters = ['page', 'limit', 'filter'].map((name) => ({
  name,
  in: 'query',
  schema: { type: 'string' },
}));

function filtersWhere(first: object, second: object) {
  const list = (made: object) => {
    const data = { type: 'array', items: { type: 'object', properties: { made } } };
    const schema = { type: 'object', properties: { data, total: { type: 'integer' } } };
    const responses = { 200: { description: 'A page.', content: { 'application/json': { schema } } } };
    return { parameters, responses };
  };
  return generateFilters(
    readContract({
      openapi: '3.1.1',
      info: { title: 'T', version: '1.0.0' },
      paths: {
        '/monitors': { get: { operationId: 'listMonitors', ...list(first) } },
        '/plain': { get: { operationId: 'listPlain', ...list(second) } },
      },
    }),
  );
}

test('a name that is a date in one collection only is refused', async () => {
  const date = { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$` };
  await expect(filtersWhere(date, { type: 'string' })).rejects.toThrow(
    /^made is not a date in \/plain, but is one in another collection: .* Give both the same format\.$/,
  );
  expect(await filtersWhere(date, date)).toContain("TIMESTAMPS: readonly string[] = ['made'];");
});
