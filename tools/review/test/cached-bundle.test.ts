import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';
import { cachedBundle } from '../src/base/kept-bundle.ts';

test('a tree is bundled once, and again where what was kept cannot be read', async () => {
  const folder = temporaryFolder();
  let made = 0;
  const bundle = (tree: string | undefined) =>
    cachedBundle(tree, () => Promise.resolve({ made: (made += 1) }), folder);
  expect(await bundle('a')).toEqual({ made: 1 });
  expect(await bundle('a')).toEqual({ made: 1 });
  expect(await bundle('b')).toEqual({ made: 2 });
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), '{ "made"');
  expect(await bundle('a')).toEqual({ made: 3 });
  expect(await bundle(undefined)).toEqual({ made: 4 });
  expect(await bundle(undefined)).toEqual({ made: 5 });
});

test('the bundles of a few trees are kept', async () => {
  const folder = temporaryFolder();
  for (let tree = 0; tree < 9; tree += 1) await cachedBundle(String(tree), () => Promise.resolve({}), folder);
  expect(readdirSync(folder)).toHaveLength(4);
});
