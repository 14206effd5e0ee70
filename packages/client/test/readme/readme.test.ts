import { type Mock, startMock } from '@telephony/mock';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { compilerArguments } from '@telephony/testing/compilers';
import { readBlocks } from '@telephony/testing/read-blocks';
import { writeModule } from './write-module.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const blocks = readBlocks(new URL('../../README.md', import.meta.url));
let folder: string;
let mock: Mock;

/** A project outside of the repository, as that of a reader: it knows the package by its name alone. */
beforeAll(async () => {
  mock = await startMock({ port: 0 });
  folder = await mkdtemp(join(tmpdir(), 'telephony-readme-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  await mkdir(join(folder, 'blocks'));
  for (const [index, block] of blocks.entries()) {
    await writeFile(join(folder, 'blocks', `${index}.ts`), writeModule(block, index === 0));
  }
  const compilerOptions = {
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    target: 'esnext',
    module: 'nodenext',
    types: ['node'],
    // The declarations of the package itself are checked where it is tried from its tarball.
    skipLibCheck: true,
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['blocks'] }));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
});
beforeEach(() => mock.clear());
afterAll(async () => {
  await mock?.close();
  await rm(folder, { recursive: true, force: true });
});

test('no block of TypeScript is left out', () => {
  expect(blocks.length).toBeGreaterThan(15);
  expect(blocks.filter(({ prints }) => prints.length === 0)).toEqual([]);
});

test.each(Object.entries(compilerArguments))(
  'every block compiles with TypeScript %s',
  async (_version, tsc) => {
    const findings = await run(process.execPath, [...tsc, '--project', folder]).then(
      () => '',
      (error: unknown) => (error as { stdout: string }).stdout,
    );
    expect(findings).toBe('');
  },
);

test.each(blocks.map((block, index) => ({ ...block, index })))('$title', async ({ index, prints }) => {
  const { stdout } = await run(process.execPath, [join(folder, 'blocks', `${index}.ts`)], {
    cwd: folder,
    env: {
      ...process.env,
      TELEPHONY_URL: `${mock.url}/v1.2/service`,
      TELEPHONY_EMAIL: 'mei.lindqvist@harbourlane.example',
      TELEPHONY_PASSWORD: 'seven-spokes-and-a-bell',
    },
  });
  expect(mock.requests.length).toBeGreaterThan(0);
  const printed = stdout.trimEnd().split('\n');
  // The first block also prints what it reads in a loop.
  expect(index === 0 ? printed.slice(0, prints.length) : printed).toEqual(prints);
});
