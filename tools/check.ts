/** `npm run check`: what a change still needs, on one page. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters, styleText } from 'node:util';
import { createCommand, runCommand } from '@telephony/contract/command-line/program';
import { chooseBase, git } from '@telephony/review/base';
import { root, run, turbo } from './turbo.mjs';

const checkCommand = createCommand({
  name: 'npm run check --',
  description: `Shows in one round what a change still needs: lint, generated files, types, format, review, changeset and the affected tests.
Each finding names its file, and the command that mends it or shows it again. Exits with 1 when something is left.`,
  example: 'npm run check -- --fix --without-tests',
})
  .option('--fix', 'first write generated files, the fragment, the first line of a changeset, and the format')
  .option('--without-tests', 'leave the tests and their types to CI; the rest takes 20 seconds');

const MAX_LINES = 40;
const PLACEHOLDER = '(say in one line what users notice)';

interface Result {
  code: number;
  output: string;
}

interface Step {
  name: string;
  run: () => Promise<Result>;
  command: string;
}

const task = (...args: string[]): Promise<Result> =>
  turbo([...args, '--output-logs=errors-only', '--log-prefix=none', '--continue=dependencies-successful'], {
    capture: true,
  });
const program = (args: string[], environment = {}): Promise<Result> =>
  run(args, { capture: true, environment });

const STEPS: Step[] = [
  {
    name: 'Generated',
    run: () => task('generated', '--filter=@telephony/openapi'),
    command: 'npm run check -- --fix',
  },
  { name: 'Lint', run: () => task('lint', '--filter=@telephony/openapi'), command: 'npm run lint' },
  {
    name: 'Types',
    // The compiler ends before freeing memory pays.
    run: () => program(['node_modules/typescript/bin/tsc'], { GOGC: 'off' }),
    command: 'npx tsc',
  },
  {
    name: 'Format',
    run: () => format('--list-different'),
    command: 'npx oxfmt',
  },
  {
    name: 'Review',
    run: () => program(['tools/review/src/cli.ts', '--require-fragment', '--quiet']),
    command: 'npm run review -- --write-fragment',
  },
  { name: 'Changeset', run: async () => missingChangesets(), command: 'npm run check -- --fix' },
];

// All other files are as they were.
const format = (...options: string[]): Promise<Result> => {
  const files = changedFiles();
  const isAll = files.some((file) => file.includes('oxfmtrc') || file === 'package-lock.json');
  const places = isAll ? [] : ['--no-error-on-unmatched-pattern', ...files];
  return files.length === 0
    ? Promise.resolve({ code: 0, output: '' })
    : program(['node_modules/oxfmt/bin/oxfmt', ...options, ...places]);
};

const TESTS: Step = {
  name: 'Tests',
  run: () => task('typecheck', 'test', 'code'),
  command: 'npm test',
};

const FIXES: [name: string, args: string[]][] = [
  ['Generating', ['tools/generate/src/code/cli.ts']],
  ['Writing the fragment', ['tools/review/src/cli.ts', '--write-fragment', '--quiet']],
];

const splitLines = (text: string): string[] => text.split('\n').filter(Boolean);

function changedFiles(): string[] {
  const { revision } = chooseBase(root);
  return [
    ...splitLines(git(root, 'diff', '--name-only', '--diff-filter=d', revision)),
    ...splitLines(git(root, 'ls-files', '--others', '--exclude-standard')),
  ];
}

/** The published packages whose sources the change edits and no changeset of it names. */
function packagesWithoutChangeset(): string[] {
  const changed = changedFiles();
  const changesets = changed.filter((file) => /^\.changeset\/(?!README).*\.md$/.test(file));
  const texts = changesets.map((file) => readFileSync(join(root, file), 'utf8'));
  // An empty changeset says that no user notices the change.
  if (texts.some((text) => /^---\n+---/.test(text))) return [];
  return globSync('packages/*/package.json', { cwd: root }).flatMap((file) => {
    const { name, publishConfig } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
      name: string;
      publishConfig?: object;
    };
    const sources = file.replace('package.json', 'src/').replaceAll('\\', '/');
    const isChanged = changed.some((path) => path.startsWith(sources) && !path.includes('/generated/'));
    return publishConfig && isChanged && !texts.some((text) => text.includes(`'${name}'`)) ? [name] : [];
  });
}

function missingChangesets(): Result {
  const missing = packagesWithoutChangeset().map(
    (name) => `${name} changes, and no changeset names it. Where no user notices: npx changeset --empty`,
  );
  for (const file of changedFiles().filter((path) => path.startsWith('.changeset/')))
    if (readFileSync(join(root, file), 'utf8').includes(PLACEHOLDER)) missing.push(`${file}: ${PLACEHOLDER}`);
  return { code: missing.length > 0 ? 1 : 0, output: missing.join('\n') };
}

function writeChangeset(): void {
  const names = packagesWithoutChangeset();
  if (names.length === 0) return;
  const branch = git(root, 'rev-parse', '--abbrev-ref', 'HEAD');
  const file = join(root, '.changeset', `${branch.replaceAll(/[^\w-]+/g, '-')}.md`);
  const packages = names.map((name) => `'${name}': patch\n`).join('');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : `---\n---\n\n${PLACEHOLDER}\n`;
  writeFileSync(file, before.replace('---\n', `---\n${packages}`));
}

const NOISE =
  /^(?:> |cache miss|npm error|ERROR +run failed|.*command finished with error|Tasks:|Cached:|Time:|Failed:|•)/;

function findings(output: string): string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '' && !NOISE.test(line.trim()));
  const rest = lines.length - MAX_LINES;
  return rest > 0 ? [...lines.slice(0, MAX_LINES), `… ${rest} more lines`] : lines;
}

async function show(name: string, work: () => Promise<Result>): Promise<Result> {
  const title = `  ${styleText('bold', name.padEnd(21))}`;
  const started = performance.now();
  if (process.stdout.isTTY) process.stdout.write(`${title} …`);
  const result = await work();
  const seconds = styleText('dim', `${((performance.now() - started) / 1000).toFixed(1)} s`);
  const verdict = result.code === 0 ? 'ready' : styleText('yellow', 'something is left to do');
  console.log(`${process.stdout.isTTY ? '\r\u001B[2K' : ''}${title} ${verdict}  ${seconds}`);
  return result;
}

await runCommand(checkCommand, async ({ fix, withoutTests }) => {
  if (fix) {
    // Bundling comes before generating, and the format after everything that is written.
    await show('Bundling', () => task('build', '--filter=@telephony/openapi'));
    for (const [name, args] of FIXES) await show(name, () => program(args));
    writeChangeset();
    await show('Formatting', () => format());
  }
  const open: { lines: string[]; command: string }[] = [];
  for (const { name, run: work, command } of withoutTests ? STEPS : [...STEPS, TESTS]) {
    const { code, output } = await show(name, work);
    if (code !== 0) open.push({ lines: findings(output), command });
  }
  if (withoutTests) console.log('\nThe tests were left out; CI runs them.');
  for (const [index, { lines, command }] of open.entries()) {
    const [first = 'It failed without a message.', ...others] = lines;
    console.log(`\n  ${index + 1}. ${first}`);
    for (const line of others) console.log(`     ${line}`);
    console.log(`     ${styleText('cyan', command)}`);
  }
  return open.length > 0 ? 1 : 0;
});
