/** `npm run check`: what a change still needs, on one page. */
import { parseArgs, stripVTControlCharacters, styleText } from 'node:util';
import { start, turbo } from './turbo.mjs';

const HELP = `Shows what a change still needs before it is ready: lint, generated files, types, review and the affected tests. Each
finding names its file and the command that mends it.

Usage: npm run check [-- --without-tests]

  --without-tests  leave the tests and their types to CI; the rest takes 20 seconds
  --help           show this text

Example: npm run check -- --without-tests

Exits 1 when something is left.`;

const LINES = 12;

interface Step {
  name: string;
  doing: string;
  run: () => Promise<{ code: number; output: string }>;
  command: string;
  vital?: RegExp;
}

const task =
  (...args: string[]): Step['run'] =>
  async () => {
    let output = '';
    const options = ['--output-logs=errors-only', '--log-prefix=none', '--continue=dependencies-successful'];
    const code = await turbo([...args, ...options], (text) => (output += text));
    return { code, output };
  };

const program =
  (script: string, args: string[], environment: Record<string, string> = {}): Step['run'] =>
  async () => {
    let output = '';
    const code = await start([script, ...args], (text) => (output += text), environment);
    return { code, output };
  };

const SOURCES = ['--project', 'tools/tsconfig.sources.json', '--singleThreaded'];

const STEPS: Step[] = [
  {
    name: 'Lint',
    doing: 'linting the contract',
    run: task('lint', '--filter=@telephony/openapi'),
    command: 'npm run lint',
  },
  {
    name: 'Generated',
    doing: 'bundling the contract, and comparing the generated files with it',
    run: task('generated', '--filter=@telephony/openapi'),
    command: 'npm run generate',
    vital: /#build\b/,
  },
  {
    name: 'Types',
    doing: 'checking the types of the sources',
    // One program over the sources, which keeps what it knows. The types of docs and tests are checked beside the tests.
    // It ends before freeing memory pays.
    run: program('node_modules/typescript/bin/tsc', SOURCES, { GOGC: 'off' }),
    command: `npx tsc ${SOURCES.join(' ')}`,
  },
  {
    name: 'Review',
    doing: 'reviewing the change',
    run: program('tools/review/src/cli.ts', ['--require-fragment', '--quiet']),
    command: 'npm run review -- --write-fragment',
  },
];

const TESTS: Step = {
  name: 'Tests',
  doing: 'testing what the change affects, and checking all types',
  run: task('typecheck', 'test', 'code'),
  command: 'npm test',
};

const NOISE =
  /^(?:> |cache miss|npm error|ERROR +run failed|.*command finished with error|Tasks:|Cached:|Time:|Failed:|•)/;

function linesOf(output: string): string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '' && !NOISE.test(line.trim()));
  const rest = lines.length - LINES;
  return rest > 0 ? [...lines.slice(0, LINES), `… ${rest} more lines`] : lines;
}

const { values } = parseArgs({
  options: { 'without-tests': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});
if (values.help) {
  console.log(HELP);
  process.exit();
}

const left: { lines: string[]; command: string }[] = [];
async function check({ name, doing, run, command, vital }: Step): Promise<boolean> {
  const title = `  ${styleText('bold', name.padEnd(10))}`;
  const started = performance.now();
  if (process.stdout.isTTY) process.stdout.write(`${title} ${doing} …`);
  const { code, output } = await run();
  const seconds = styleText('dim', `${((performance.now() - started) / 1000).toFixed(1)} s`);
  const verdict = code === 0 ? 'ready' : styleText('yellow', 'something is left to do');
  console.log(`${process.stdout.isTTY ? '\r\u001B[2K' : ''}${title} ${verdict}  ${seconds}`);
  if (code !== 0) left.push({ lines: linesOf(output), command });
  return code === 0 || !vital?.test(output);
}

for (const step of STEPS) if (!(await check(step))) break;
if (left.length > 0) console.log('\nThe tests wait until this is done.');
else if (values['without-tests']) console.log('\nThe tests were left out; CI runs them.');
else await check(TESTS);

for (const [index, { lines, command }] of left.entries()) {
  const [first = 'It failed without a message.', ...others] = lines;
  console.log(`\n  ${index + 1}. ${first}`);
  for (const line of others) console.log(`     ${line}`);
  console.log(`     ${styleText('cyan', command)}`);
}
process.exitCode = left.length > 0 ? 1 : 0;
