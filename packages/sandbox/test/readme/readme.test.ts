import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { help } from '../../src/cli/read-options.ts';
import { readBlocks } from '@telephony/testing/read-blocks';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const blocks = readBlocks(new URL('../../README.md', import.meta.url));
let folder: string;

/** A project outside of the package, as that of a reader: it knows the package by its name alone. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-readme-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  await mkdir(join(folder, 'blocks'));
  for (const [index, { code }] of blocks.entries())
    await writeFile(join(folder, 'blocks', `${index}.ts`), code);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    target: 'esnext',
    module: 'nodenext',
    types: ['node'],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['blocks'] }));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('no block of TypeScript is left out', () => {
  expect(blocks.length).toBeGreaterThan(3);
  expect(blocks.filter(({ prints }) => prints.length === 0)).toEqual([]);
});

test('every block compiles', async () => {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const findings = await run(process.execPath, [tsc, '--project', folder]).then(
    () => '',
    (error: unknown) => (error as { stdout: string }).stdout,
  );
  expect(findings).toBe('');
});

test.each(blocks.map((block, index) => ({ ...block, index })))(
  'block $index, $title, prints what it says',
  async ({ index, prints }) => {
    const { stdout } = await run(process.execPath, [join(folder, 'blocks', `${index}.ts`)], { cwd: folder });
    expect(stdout.trimEnd().split('\n')).toEqual(prints);
  },
);

test('its options are those of the program', () => {
  const listed = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, option]) => String(option)).toSorted();
  const inReadme = listed(readme, /^\| `--([a-z-]+)/gm);
  expect(inReadme).toEqual(listed(help, /^ {2}--([a-z-]+)/gm).filter((option) => option !== 'help'));
});

test('it says why each dependency is there', () => {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const [, table = ''] = readme.split('## Dependencies');
  const explained = new Set([...table.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(names.filter((name) => !explained.has(name))).toEqual([]);
});
