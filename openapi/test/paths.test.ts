import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contract } from './support/contract.ts';

const index = parse(readFileSync(join(contract.folder, 'openapi.yaml'), 'utf8'));
const paths = Object.keys(index.paths);

test.each(paths)('%s is in the file named after it', (path) => {
  const [, first = ''] = path.split('/');
  const name = path.slice(1).replaceAll(/[{}]/g, '').replaceAll(/[/.]/g, '-');
  const expected = `paths/${first}/${name}.yaml`;
  expect(index.paths[path].$ref.replace(/^\.\//, '')).toBe(expected);
  expect(existsSync(join(contract.folder, expected))).toBe(true);
});

test('a suffix path stands after its sibling', () => {
  // Prism takes the last of two equal matches, and `/cdrs/5.trace` matches `/cdrs/{id}` too.
  const early = paths.filter((path, position) => {
    const sibling = /^(.*\})\.[a-z0-9]+$/.exec(path)?.[1];
    return sibling !== undefined && paths.indexOf(sibling) > position;
  });
  expect(early).toEqual([]);
});

test('no two paths differ in the name of a parameter only', () => {
  const shapes = paths.map((path) => path.replaceAll(/\{[^}]*\}/g, '{}'));
  expect(paths.filter((_, position) => shapes.indexOf(shapes[position] ?? '') !== position)).toEqual([]);
});
