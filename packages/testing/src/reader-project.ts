import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { compilerArguments } from './compilers.ts';
import { SOURCE } from './source-condition.ts';
import { isEverything } from './tiers.ts';

const run = promisify(execFile);
const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));
const compilerOptions = {
  customConditions: [SOURCE],
  strict: true,
  noEmit: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  target: 'esnext',
  jsx: 'react-jsx',
  module: 'nodenext',
  types: ['node'],
  skipLibCheck: true,
};

/** A project outside of the repository, as a reader's. */
interface ReaderProject {
  /** Runs a file and returns its output lines. */
  run(file: string, environment?: Record<string, string>): Promise<string[]>;
  /** Runs a file of tests with vitest. */
  runTests(file: string): Promise<void>;
}

/**
 * Creates a project that knows packages by their names alone, and tests that its files compile. Call it at the top level of a test
 * file.
 *
 * @param files Texts by file name, such as `0.ts`.
 */
export function testReaderProject(files: Readonly<Record<string, string>>): ReaderProject {
  const folder = mkdtempSync(join(tmpdir(), 'telephony-readme-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(modules, join(folder, 'node_modules'), 'junction');
  mkdirSync(join(folder, 'blocks'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'blocks', name), text);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['blocks'] }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    `export default ${JSON.stringify({ ssr: { resolve: { conditions: [SOURCE, 'module', 'node'] } } })};`,
  );

  const versions = Object.entries(compilerArguments).filter(([version]) => isEverything || version !== '5.9');
  test.each(versions)('every block compiles with TypeScript %s', async (_version, tsc) => {
    const findings = await run(process.execPath, [...tsc, '--project', folder]).then(
      () => '',
      (error: unknown) => (error as { stdout: string }).stdout,
    );
    expect(findings).toBe('');
  });

  return {
    async run(file, environment = {}) {
      const { stdout } = await run(process.execPath, [join(folder, 'blocks', file)], {
        cwd: folder,
        env: { ...process.env, ...environment },
      });
      return stdout.trimEnd().split('\n');
    },
    async runTests(file) {
      const vitest = join(modules, 'vitest', 'vitest.mjs');
      await run(process.execPath, [vitest, 'run', '--root', folder, `blocks/${file}`], { cwd: folder });
    },
  };
}
