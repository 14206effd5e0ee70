/** `npm run check`: what a change still needs, on one page. */
import { spawn } from 'node:child_process';
import { parseArgs, stripVTControlCharacters, styleText } from 'node:util';
import { quiet, root, turbo } from './turbo.mjs';

const HELP = `Shows what a change still needs before it is ready: lint, generated files, types, review and the affected tests. Each
finding names its file and the command that mends it.

Usage: npm run check [-- --without-tests]

  --without-tests  leave the tests to CI; the rest takes half a minute
  --help           show this text

Example: npm run check -- --without-tests

Exits 1 when something is left.`;

/** How many lines of one finding are shown: the page stays one. */
const LINES = 12;

/** A part of the check. */
interface Step {
  name: string;
  doing: string;
  run: () => Promise<{ code: number; output: string }>;
  /** Mends what is found, or shows it again. */
  command: string;
  /** Nothing after it can be told when it fails. */
  vital?: true;
}

/** Tasks of turbo, which does not repeat what passed with the same files. */
const task =
  (...args: string[]): Step['run'] =>
  async () => {
    let output = '';
    const options = ['--output-logs=errors-only', '--log-prefix=none', '--continue=dependencies-successful'];
    const code = await turbo([...args, ...options], (text) => (output += text));
    return { code, output };
  };

/** A program of the tools. It ends with this one. */
const program =
  (script: string, ...args: string[]): Step['run'] =>
  async () => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env: { ...process.env, ...quiet },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stop = () => child.kill('SIGTERM');
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    const code = await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (ended, signal) => (signal ? process.exit(130) : resolve(ended ?? 1)));
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
    return { code, output };
  };

const STEPS: Step[] = [
  { name: 'Lint', doing: 'linting the contract', run: task('lint'), command: 'npm run lint' },
  {
    name: 'Bundle',
    doing: 'bundling the contract',
    run: task('build', '--filter=@telephony/openapi', '--filter=@telephony/review'),
    command: 'npm run lint',
    vital: true,
  },
  {
    name: 'Generated',
    doing: 'comparing the generated files with the contract',
    run: task('generated'),
    command: 'npm run generate',
  },
  { name: 'Types', doing: 'checking types', run: task('typecheck'), command: 'npx turbo run typecheck' },
  {
    name: 'Review',
    doing: 'reviewing the change',
    run: program('tools/review/src/cli.ts', '--require-fragment', '--quiet'),
    command: 'npm run review -- --write-fragment',
  },
];

const TESTS: Step = {
  name: 'Tests',
  doing: 'testing what the change affects',
  run: task('test', 'code'),
  command: 'npm test',
};

const NOISE =
  /^(?:> |npm error|ERROR +run failed|.*command finished with error|Tasks:|Cached:|Time:|Failed:|•)/;

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
async function check({ name, doing, run, command }: Step): Promise<boolean> {
  const title = `  ${styleText('bold', name.padEnd(10))}`;
  const started = performance.now();
  if (process.stdout.isTTY) process.stdout.write(`${title} ${doing} …`);
  const { code, output } = await run();
  const seconds = styleText('dim', `${((performance.now() - started) / 1000).toFixed(1)} s`);
  const verdict = code === 0 ? 'ready' : styleText('yellow', 'something is left to do');
  console.log(`${process.stdout.isTTY ? '\r\u001B[2K' : ''}${title} ${verdict}  ${seconds}`);
  if (code !== 0) left.push({ lines: linesOf(output), command });
  return code === 0;
}

for (const step of STEPS) {
  const ready = await check(step);
  if (!ready && step.vital) break;
}
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
