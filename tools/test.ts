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
One file: npm test -w packages/client -- test/core/errors.test.ts

Exits 1 when something fails.`;

interface Results {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface Summary {
  tasks: { taskId: string; task: string; logFile: string; execution?: { exitCode: number } }[];
}

const TASKS = ['lint', 'generated', 'typecheck', 'code', 'test'];
const RESULTS = '{openapi,docs,tools,packages/*,tools/*}/test-results.json';
const RUNS = '.turbo/runs/*.json';
const LINES = 40;

const all = process.argv.includes('--all');
if (all) process.env['TEST_TIER'] = 'all';
const args = process.argv.slice(2).filter((arg) => arg !== '--all');
if (args.some((arg) => arg === '--help' || arg === '-h')) {
  console.log(HELP);
  process.exit();
}
// Turbo restores the results of tasks that it does not run again.
for (const file of globSync([RESULTS, RUNS], { cwd: root })) rmSync(join(root, file));
const options = ['--continue=dependencies-successful', '--output-logs=hash-only', '--summarize'];
const code = await turbo([...TASKS, ...args, ...options]);

let passed = 0;
const failed: string[] = [];
for (const file of globSync(RESULTS, { cwd: root })) {
  const { numPassedTests, testResults } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Results;
  passed += numPassedTests;
  for (const { name, status, message = '', assertionResults } of testResults) {
    const path = relative(root, name);
    const rerun = `npm test -w ${dirname(file)} -- ${relative(join(root, dirname(file)), name)}`;
    const failures = assertionResults.filter((test) => test.status === 'failed');
    for (const { fullName, failureMessages } of failures)
      failed.push(`${path}: ${fullName}\n  ${failureMessages[0]?.split('\n')[0] ?? ''}\n  ${rerun}`);
    // A file that cannot be loaded has no tests.
    if (status === 'failed' && failures.length === 0) failed.push(`${path}: ${message.split('\n')[0]}`);
  }
}
const [summary] = globSync(RUNS, { cwd: root });
const { tasks } = summary
  ? (JSON.parse(readFileSync(join(root, summary), 'utf8')) as Summary)
  : { tasks: [] };
for (const { taskId, task, logFile, execution } of tasks) {
  // Failed tests are listed by name; the root's task `code` has tests among other checks.
  if (!execution?.exitCode || (task === 'test' && failed.length > 0)) continue;
  const lines = stripVTControlCharacters(readFileSync(join(root, logFile), 'utf8'))
    .trimEnd()
    .split('\n');
  failed.push([`${taskId.replace('//#', '')} failed:`, ...lines.slice(-LINES)].join('\n  '));
}
if (code !== 0 && failed.length === 0) failed.push('Turbo failed; its output is above.');
if (failed.length > 0) console.log(`\n${failed.join('\n\n')}\n`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : code;
