import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { compilers } from '@telephony/testing/compilers';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '../src/run-program.ts';

/** Newer than Node 22.12; what compiles with it fails on the machines of users. */
const NEWER = [
  "RegExp.escape('a.b')",
  'Promise.try(() => 1)',
  "new Map([['a', 1]]).getOrInsert('b', 2)",
  'Iterator.concat([1], [2])',
  'new Uint8Array([1]).toBase64()',
  'Error.isError(1)',
  'Math.sumPrecise([1])',
];

/** In Node 22.12. */
const THERE = [
  'Object.groupBy([1], String)',
  'Promise.withResolvers<void>()',
  'new Set([1]).difference(new Set([2]))',
  'Iterator.from([1]).map(String).toArray()',
  '[1].toSorted()',
  'Symbol.asyncDispose',
];

test('the compiler of the packages refuses what Node 22 does not have, and nothing else', async () => {
  // In this workspace, where the types of Node are found; ignored by git and by other programs.
  const modules = join(import.meta.dirname, '../node_modules');
  mkdirSync(modules, { recursive: true });
  const folder = mkdtempSync(join(modules, '.node-22-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const configuration = {
    extends: join(repositoryRoot, 'tsconfig.package.json'),
    compilerOptions: { rootDir: '.' },
    files: ['index.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration));
  const lines = [...NEWER, ...THERE].map(
    (expression, index) => `export const value${index}: unknown = ${expression};`,
  );
  writeFileSync(join(folder, 'index.ts'), lines.join('\n'));
  const { stdout } = await runProgram(process.execPath, [compilers['7.0'], '--noEmit'], { folder });
  const refused = Array.from(stdout.matchAll(/index\.ts\((\d+),/g), ([, line]) => Number(line));
  expect(stdout).not.toContain('tsconfig');
  expect([...new Set(refused)]).toEqual([...NEWER.keys()].map((index) => index + 1));
});
