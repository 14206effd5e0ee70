import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import {
  type Kind,
  operatorsOf,
  readValue,
  relativeDate,
} from '../../src/components/filter-builder/condition.ts';
import { filterExpression } from '../../src/components/filter-builder/filter-code.ts';
import { filterables } from '../../src/components/filter-builder/filterable.ts';
import { loadContract, sources } from '../../src/contract/load-contract.ts';
import { makeSampleFolder } from '../guides/support/sample-folder.ts';

const collections = filterables(loadContract());
const folder = makeSampleFolder();
afterAll(() => folder.remove());

test('offers every collection that takes a filter', () => {
  const bundle = JSON.parse(readFileSync(sources.json, 'utf8'));
  const paths = Object.keys(bundle.paths).filter((path) =>
    bundle.paths[path].get?.parameters?.some(({ name }: { name?: string }) => name === 'filter'),
  );
  expect(paths.length).toBeGreaterThan(30);
  expect(collections.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
});

test('offers what can be filtered and not what is refused', () => {
  const names = (path: string) =>
    collections.find((collection) => collection.path === path)?.properties.map(({ name }) => name);
  expect(names('/faxes')).toContain('created_at');
  expect(names('/faxes')).not.toContain('from');
  expect(names('/monitors')).toContain('live_id');
  const cdrs = collections.find(({ path }) => path === '/cdrs')?.properties;
  expect(cdrs?.find(({ name }) => name === 'type')).toMatchObject({
    kind: 'text',
    known: expect.arrayContaining(['M']),
  });
  expect(names('/cdrs')).toEqual(expect.arrayContaining(['calldate', 'type', 'user_id']));
});

test('the code for every property compiles with the client', { timeout: 120_000 }, async () => {
  const typed: Record<Kind, string> = {
    text: 'a',
    number: '5',
    boolean: 'true',
    date: '2026-11-20',
    any: 'a',
  };
  const lines = collections.flatMap(({ path, properties }) =>
    properties.flatMap(({ name: property, kind }) =>
      operatorsOf(kind)
        .filter(({ name }) => ['eq', 'gte', 'in', 'like'].includes(name))
        .map(({ name: operator }) => {
          const read = readValue(kind, operator, typed[kind]);
          if ('problem' in read) throw new Error(`${path} ${property} ${operator}: ${read.problem}`);
          return `${filterExpression(path, [{ property, operator, value: read.value }])};`;
        }),
    ),
  );
  const week = relativeDate('7 days ago')!;
  lines.push(`${filterExpression('/cdrs', [{ property: 'calldate', operator: 'gte', ...week }])};`);
  expect(lines.length).toBeGreaterThan(1000);
  folder.write('every-property', ["import { where } from '@telephony/client';", ...lines].join('\n'));
  expect(await folder.compile()).toBe('');
});
