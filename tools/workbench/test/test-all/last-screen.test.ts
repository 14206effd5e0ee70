import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { lastScreen } from '../../src/test-all/last-screen.ts';

const workspace = 'packages/mock';

function screen(failed: Partial<Parameters<typeof lastScreen>[1]>, root = temporaryFolder()): string {
  return lastScreen(root, { tests: [], tasks: [], ...failed });
}

/** A repository in which a task has written a log. */
function withLog(directory: string, name: string, log: string) {
  const root = temporaryFolder();
  const logFile = join(directory, `.turbo/turbo-${name}.log`);
  mkdirSync(join(root, directory, 'src'), { recursive: true });
  mkdirSync(join(root, directory, '.turbo'));
  writeFileSync(join(root, directory, 'src/a.ts'), '');
  writeFileSync(join(root, logFile), log);
  return { root, task: { taskId: '', task: name, directory, logFile, execution: { exitCode: 2 } } };
}

test('a failed test has its place from the root, its message and the command that runs only it', () => {
  const failure = {
    workspace,
    file: 'test/cli.test.ts',
    line: 42,
    name: `port > 1 + 1 isn't 3`,
    message: 'a\nb',
  };
  expect(screen({ tests: [failure] })).toBe(
    [
      `FAILED packages/mock/test/cli.test.ts:42  port > 1 + 1 isn't 3`,
      '  a\n  b',
      String.raw`  npm test -w packages/mock -- test/cli.test.ts -t '^port > 1 \+ 1 isn.t 3$'`,
    ].join('\n'),
  );
});

test('a group, a file and a worker that broke have the command that runs as little as can be', () => {
  const tests = [
    { workspace, file: 'test/a.test.ts', line: 8, name: 'group', group: true as const, message: '' },
    { workspace, file: 'test/b.test.ts', name: '', message: '' },
    { workspace, file: '', name: '', message: '' },
  ];
  const lines = screen({ tests }).split('\n');
  expect(lines.filter((line) => line.startsWith('  npm'))).toEqual([
    `  npm test -w packages/mock -- test/a.test.ts -t '^group > '`,
    '  npm test -w packages/mock -- test/b.test.ts',
    '  npm test -w packages/mock',
  ]);
});

test('a failed task shows what it wrote and nothing of npm, with files from the root', () => {
  const log = [
    '',
    '> @telephony/mock@0.1.0 typecheck',
    '> node ../../node_modules/typescript/bin/tsc --noEmit',
    '',
    `\u001B[31msrc/a.ts(1,14): error TS2322: no.\u001B[0m`,
    'src/none.ts(1,14): somewhere else',
    'npm error Lifecycle script `typecheck` failed with error:',
    'npm error code 2',
  ].join('\n');
  const { root, task } = withLog('packages/mock', 'typecheck', log);
  expect(screen({ tasks: [task] }, root)).toBe(
    [
      'FAILED typecheck of packages/mock',
      '  packages/mock/src/a.ts:1:14: error TS2322: no.',
      '  src/none.ts(1,14): somewhere else',
      '  npm run typecheck -w packages/mock',
    ].join('\n'),
  );
});

test('a long output is cut, with the file that has all of it; what needs a build did not run', () => {
  const { root, task } = withLog(
    'docs',
    'build',
    Array.from({ length: 40 }, (_, index) => `line ${index}`).join('\n'),
  );
  const text = screen({ tasks: [task] }, root);
  expect(text).toContain(
    '  line 24\n  … 15 more lines in docs/.turbo/turbo-build.log\n  npm run build -w docs',
  );
  expect(text).toContain('What needs a build that failed did not run.');
});

test.for([
  ['openapi', 'lint', 'npm run lint'],
  ['openapi', 'generated', 'npm run generate'],
  ['', 'format:check', 'npm run format'],
  ['', 'knip', 'npm run knip'],
] as const)('the command for %s %s is %s', ([directory, name, command]) => {
  const { root, task } = withLog(directory, name, 'x');
  expect(
    screen({ tasks: [task] }, root)
      .split('\n')
      .at(-1),
  ).toBe(`  ${command}`);
});

test('of very many failures the first twenty are shown', () => {
  const tests = Array.from({ length: 25 }, (_, line) => ({
    workspace,
    file: 'a',
    line,
    name: 'x',
    message: '',
  }));
  const text = screen({ tests });
  expect(text.match(/^FAILED/gm)).toHaveLength(20);
  expect(text).toContain('… and 5 more failures.');
});
