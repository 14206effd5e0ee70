import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compilerArguments } from '@telephony/testing/compilers';
import { readBlocks } from '@telephony/testing/read-blocks';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const surroundings = fileURLToPath(new URL('surroundings.ts', import.meta.url));
const blocks = readBlocks(new URL('../../README.md', import.meta.url));
let folder: string;

/** A project outside of the repository, as that of a reader: it knows the package by its name alone. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'telephony-readme-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  await mkdir(join(folder, 'blocks'));
  await copyFile(surroundings, join(folder, 'blocks/surroundings.ts'));
  for (const [index, { code }] of blocks.entries())
    await writeFile(join(folder, 'blocks', `${index}.ts`), moduleOf(code));
  const compilerOptions = {
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    target: 'esnext',
    module: 'nodenext',
    types: ['node'],
    skipLibCheck: true,
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['blocks'] }));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A block as a program: the day of the examples is delivered to its handler, and then it ends. */
function moduleOf(code: string): string {
  const deliveries = /^const handler\b/m.test(code) ? 'await deliverDay(handler);' : '';
  return `import { deliverDay } from './surroundings.ts';\n${code}\n${deliveries}\nprocess.exit();\nvoid deliverDay;\n`;
}

test('no block of TypeScript is left out', () => {
  expect(blocks.length).toBeGreaterThan(10);
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
      PORT: '0',
      WEBHOOK_PASSWORD: 'seven-spokes-and-a-bell',
      WEBHOOK_OLD_PASSWORD: 'six-spokes',
    },
  });
  // Which of the lines of a block comes first is up to the events.
  expect(stdout.trimEnd().split('\n').toSorted()).toEqual(prints.toSorted());
});
