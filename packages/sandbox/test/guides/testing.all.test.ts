import { readFileSync } from 'node:fs';
import { testReaderProject } from '@telephony/testing/reader-project';
import { expect, test } from 'vitest';

const guide = readFileSync(
  new URL('../../../../docs/src/content/docs/packages/client-testing.mdx', import.meta.url),
  'utf8',
);

/** The files of the client's guide, which has the name of each after the language of its block. */
const files = Object.fromEntries(
  [...guide.matchAll(/^```ts (\S+)\n(.*?)^```$/gms)].map(([, name = '', code = '']) => [name, code]),
);
const project = testReaderProject(files);
const names = Object.keys(files);

test('every block of TypeScript is a file', () => {
  expect(guide.match(/^```ts/gm)).toHaveLength(names.length);
  expect(names.length).toBe(5);
});

test.each(names.filter((name) => name.endsWith('.test.ts')))('%s passes with vitest', async (name) => {
  await expect(project.runTests(name)).resolves.toBeUndefined();
});

test.each(names.filter((name) => name.endsWith('.node.mts')))('%s passes with node:test', async (name) => {
  expect(await project.run(name)).toContain('ℹ pass 1');
});
