import { expect, test } from 'vitest';
import { brandFilters } from '../../src/generate/client.ts';

const HEADER = '/**\n * Generated.\n */\n';
const query = (name: string) => `export type ${name} = {\n  filter?: FilterList;\n  limit?: number;\n};\n`;
const bundle = {
  paths: {
    '/cdrs': { get: { operationId: 'listCdrs' } },
    '/users/{id}/cdrs': { get: { operationId: 'listUserCdrs' } },
  },
};

test('each collection has filters of its own', () => {
  const branded = brandFilters(`${HEADER}\n${query('ListCdrsQuery')}${query('ListUserCdrsQuery')}`, bundle);
  expect(branded).toContain('export type FilterFor<P extends string> =');
  expect(branded).toContain("export type ListCdrsQuery = {\n  filter?: FilterFor<'/cdrs'>;");
  expect(branded).toContain("export type ListUserCdrsQuery = {\n  filter?: FilterFor<'/users/{id}/cdrs'>;");
});

test('what is not the query of an operation stays as it is', () => {
  const source = `${HEADER}${query('OtherQuery')}${query('Monitor')}`;
  expect(brandFilters(source, bundle)).toBe(source);
});
