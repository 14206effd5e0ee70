/** `npm test`: lint, types, formatting and tests through turbo. Ends with the failures and `N passed, N failed`. */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, turbo } from './turbo.mjs';

const HELP = `Runs lint, type checks, formatting and tests, and ends with \`N passed, N failed\`.

Usage: npm test -- [options]
       npm run test:all    every test, slow and exhaustive ones too

  --filter=WORKSPACE  this workspace only; ...WORKSPACE: with everything that depends on it
  --force             run again what passed before with the same files
  --help              show this text

Example: npm test -- --filter=@telephony/client
One file, as you edit: npm test -w packages/client -- test/core/errors.test.ts

Exits 1 when something fails.`;

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface TurboSummary {
  tasks: { taskId: string; task: string; logFile: string; execution?: { exitCode: number } }[];
}

const TASKS = ['build', 'lint', 'generated', 'typecheck', 'code', 'test'];
const REPORTS = '{openapi,docs,tools,packages/*,tools/*}/test-results.json';
const SUMMARIES = '.turbo/runs/*.json';
const LOG_LINES = 40;

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

function failuresOf(file: string, { testResults }: VitestReport): string[] {
  const folder = join(root, dirname(file));
  return testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const title = relative(root, name);
    const rerun = `npm test -w ${dirname(file)} -- ${relative(folder, name)}`;
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // A file that cannot be loaded has no tests.
    if (status === 'failed' && failed.length === 0) return [`${title}: ${message.split('\n')[0]}`];
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${title}: ${fullName}\n  ${failureMessages[0]?.split('\n')[0] ?? ''}\n  ${rerun}`,
    );
  });
}

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  console.log(HELP);
  process.exit();
}
if (args.includes('--all')) process.env['TEST_TIER'] = 'all';
// Turbo restores the reports of tasks that it does not run again.
for (const file of globSync([REPORTS, SUMMARIES], { cwd: root })) rmSync(join(root, file));
const options = ['--continue=dependencies-successful', '--output-logs=hash-only', '--summarize'];
const { code } = await turbo([...TASKS, ...args.filter((arg) => arg !== '--all'), ...options]);

const reports = globSync(REPORTS, { cwd: root }).map((file) => ({ file, ...(read(file) as VitestReport) }));
const passed = reports.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0);
const failed = reports.flatMap((report) => failuresOf(report.file, report));
const [summary] = globSync(SUMMARIES, { cwd: root });
for (const { taskId, task, logFile, execution } of summary ? (read(summary) as TurboSummary).tasks : []) {
  // Failed tests are listed by name; the root's task `code` has tests among other checks.
  if (!execution?.exitCode || (task === 'test' && failed.length > 0)) continue;
  const log = stripVTControlCharacters(readFileSync(join(root, logFile), 'utf8'))
    .trimEnd()
    .split('\n');
  failed.push([`${taskId.replace('//#', '')} failed:`, ...log.slice(-LOG_LINES)].join('\n  '));
}
if (code !== 0 && failed.length === 0) failed.push('Turbo failed; its output is above.');
if (failed.length > 0) console.log(`\n${failed.join('\n\n')}\n`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : code;
