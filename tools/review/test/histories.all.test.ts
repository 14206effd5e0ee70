/** What git does to fragments: merged, squashed, rebased, stacked, reverted and released, by people in a hurry too. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runHere } from '@telephony/testing/run-here';
import { smallContract } from '@telephony/testing/small-contract';
import { expect, test } from 'vitest';
import { releaseContract } from '../src/fragments/release.ts';
import { contractRepository } from './support/contract-repository.ts';

const CLI = new URL('../src/cli.ts', import.meta.url);
const ANSWERS = ['--reason', 'Larger pages time out.', '--remedy', 'Ask for page after page.'];

function startHistory() {
  const repository = contractRepository(smallContract);
  const { folder, git, commit, plant, read } = repository;
  const review = (...args: string[]) => runHere(CLI, ['--contract', folder, '--require-fragment', ...args]);
  const fragments = () =>
    existsSync(join(folder, 'changes')) ? readdirSync(join(folder, 'changes')).toSorted() : [];
  const declare = async (message: string) => {
    const { code, stdout } = await review('--write-fragment', ...ANSWERS);
    expect([code, stdout]).toEqual([0, expect.anything()]);
    commit(message);
    return stdout;
  };
  return {
    ...repository,
    review,
    fragments,
    declare,
    ofBranch: (name: string) =>
      read(join('changes', fragments().find((file) => file.startsWith(`${name}-`)) ?? 'none')),
    branch: (name: string, from = 'main') => git('switch', '--quiet', '--create', name, from),
    smallerPages: () => plant('components/parameters/limit.yaml', 'maximum: 5000', 'maximum: 1000'),
    largerPages: () => plant('components/parameters/limit.yaml', 'maximum: 1000', 'maximum: 5000'),
    costs: () =>
      plant('components/schemas/Cdr.yaml', 'properties:', 'properties:\n  cost:\n    type: number'),
  };
}

async function startStack() {
  const history = startHistory();
  history.branch('pages');
  history.smallerPages();
  await history.declare('Smaller pages');
  history.branch('costs', 'pages');
  history.costs();
  return history;
}

test('two branches merge without a conflict, and the release has one version and both changes', async () => {
  const { folder, git, commit, plant, read } = contractRepository(smallContract);
  const branch = async (name: string, change: () => void) => {
    git('switch', '--quiet', '--create', name, 'main');
    change();
    const answers = ['--reason', 'it is right.', '--remedy', 'ask again.'];
    const args = ['--contract', folder, '--base', 'main', '--write-fragment', ...answers];
    expect((await runHere(CLI, args)).code).toBe(0);
    commit(name);
  };
  await branch('smaller-pages', () =>
    plant('components/parameters/limit.yaml', 'maximum: 5000', 'maximum: 1000'),
  );
  await branch('costs', () =>
    plant('components/schemas/Cdr.yaml', 'properties:', 'properties:\n  cost:\n    type: number'),
  );
  git('switch', '--quiet', 'main');
  for (const name of ['smaller-pages', 'costs']) git('merge', '--quiet', '--no-ff', '--no-edit', name);
  expect(git('status', '--porcelain')).toBe('');
  // The second pull request is held against its first parent, which has the first one.
  const merged = await runHere(CLI, ['--contract', folder, '--base', 'HEAD^1', '--require-fragment']);
  expect(merged.stdout).toMatch(
    /^Verdict minor.* Next version 2\.0\.0 \(base 1\.0\.0, with 1 other change that waits for it\)/,
  );
  expect(merged.code).toBe(0);

  expect(releaseContract(folder, '2026-12-01')).toBe('2.0.0');
  expect(read('CHANGELOG.md')).toMatch(
    /## 2\.0\.0\n[\s\S]*### Breaking on the wire\n[\s\S]*`limit`[\s\S]*### New\n[\s\S]*`cost` of `Cdr`/,
  );
  expect(readdirSync(join(folder, 'changes'))).toEqual([]);
  commit('Release');
  const released = await runHere(CLI, ['--contract', folder, '--base', 'HEAD^1', '--require-fragment']);
  expect([released.code, released.stdout.split('\n')[0]]).toEqual([
    0,
    expect.stringContaining('Verdict none'),
  ]);
}, 120_000);

test('a branch upon another writes a fragment of its own, before and after the other is squashed', async () => {
  const { git, ofBranch, fragments, declare, review } = await startStack();
  const below = ofBranch('pages');
  await declare('Costs');
  expect(ofBranch('pages')).toBe(below);
  expect(ofBranch('costs')).toMatch(
    /^---\nstep: minor\n---\n\n### New\n\n- [^\n]*`cost` of `Cdr`[^\n]*\n.*\n$/,
  );
  expect(await review()).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Verdict major/) });
  // The one below lands as one commit, and its branch goes: the fragment is main's.
  git('switch', '--quiet', 'main');
  git('merge', '--quiet', '--squash', 'pages');
  git('commit', '--quiet', '--message', 'Smaller pages (#1)');
  git('branch', '--quiet', '--delete', '--force', 'pages');
  git('switch', '--quiet', 'costs');
  await declare('Nothing new').catch(() => {});
  expect([fragments().length, ofBranch('pages')]).toEqual([2, below]);
  // Rebased, it is a change like any other.
  git('rebase', '--quiet', 'main');
  const rebased = await review();
  expect([rebased.code, rebased.stdout]).toEqual([0, expect.stringMatching(/^Verdict minor/)]);
});

test('a renamed branch keeps its fragment, and a further change goes into it', async () => {
  const { git, branch, smallerPages, costs, declare, fragments } = startHistory();
  branch('pages');
  smallerPages();
  await declare('Smaller pages');
  git('branch', '--move', 'limits');
  costs();
  await declare('Costs');
  expect(fragments()).toEqual([expect.stringMatching(/^pages-/)]);
});

test.for(['smallerPages', 'costs'] as const)(
  'a revert of what is not released passes: %s',
  async (change) => {
    const history = startHistory();
    history[change]();
    await history.declare('Change');
    history.git('revert', '--no-edit', 'HEAD');
    const { code, stdout } = await history.review('--base', 'HEAD~1');
    expect([code, stdout]).toEqual([0, expect.stringContaining('Next version 1.0.0')]);
  },
);

test('a revert by hand is asked for the entry that it has left', async () => {
  const { folder, smallerPages, largerPages, declare, review, fragments } = startHistory();
  smallerPages();
  await declare('Smaller pages');
  largerPages();
  const byHand = await review();
  expect([byHand.code, byHand.stdout]).toEqual([
    1,
    expect.stringMatching(/undoes what waits for the next release[^]*- `listCdrs`[^]*at most 1,000/),
  ]);
  rmSync(join(folder, 'changes', fragments()[0] ?? ''));
  expect((await review()).code).toBe(0);
});

test('the reason of what waits for a release stays', async () => {
  const { folder, smallerPages, declare, review, fragments } = startHistory();
  smallerPages();
  await declare('Smaller pages');
  const file = join(folder, 'changes', fragments()[0] ?? '');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Larger pages time out.', 'to be done'));
  expect((await review()).stdout).toMatch(/have lost their entries, or what these say[^]*at most 1,000/);
});

const RELEASES: [
  name: string,
  version: string,
  section: (entries: string) => string,
  told: RegExp | undefined,
][] = [
  ['as the command makes it', '2.0.0', (entries) => entries, undefined],
  ['with other words around it', '2.0.0', (entries) => `Read this first.\n\n${entries}`, undefined],
  [
    'of a smaller step',
    '1.0.1',
    (entries) => entries,
    /What is released is major, so that it is 2\.0\.0 after 1\.0\.0/,
  ],
  ['by a heading alone', '2.0.0', () => '', /2\.0\.0 lacks what waited for it[^]*at most 1,000/],
  [
    'below another heading',
    '2.0.0',
    (entries) => entries.replace('on the wire', 'news'),
    /lacks what waited/,
  ],
  ['without a reason', '2.0.0', (entries) => entries.replace(/ *Why:.*\n/, ''), /lacks what waited/],
  ['of a step too many', '3.0.0', (entries) => entries, /so that it is 2\.0\.0 after 1\.0\.0/],
];

test.for(RELEASES)('a release %s', async ([, version, section, told]) => {
  const { folder, commit, plant, read, smallerPages, declare, review, fragments } = startHistory();
  smallerPages();
  await declare('Smaller pages');
  const file = join('changes', fragments()[0] ?? '');
  const entries = read(file)
    .replace(/^---[^]*?---\n/, '')
    .replaceAll(/ *<!--.*\n/g, '');
  rmSync(join(folder, file));
  plant('openapi.yaml', 'version: 1.0.0', `version: ${version}`);
  writeFileSync(
    join(folder, 'CHANGELOG.md'),
    `# Changelog\n\n## ${version}\n\n2026-12-01\n\n${section(entries)}`,
  );
  commit('Release');
  const { code, stdout } = await review('--base', 'HEAD~1');
  expect(stdout.split('\n')[0]).toBe(
    `Verdict none: the contract says the same as before. Releases ${version} (base 1.0.0) with 1 change that has waited for it.`,
  );
  expect([code, stdout]).toEqual([told ? 1 : 0, expect.stringMatching(told ?? /may be merged/)]);
});

test('a hotfix is changed and released in one branch, with its entry in the changelog', async () => {
  const { folder, commit, plant, branch, smallerPages, review } = startHistory();
  branch('release/1.0');
  smallerPages();
  const entries = (await review('--write-fragment', ...ANSWERS)).stdout;
  expect(entries).toContain('says what this change is (major)');
  expect(releaseContract(folder, '2026-12-01')).toBe('2.0.0');
  commit('Fix and release');
  expect((await review()).code).toBe(0);
  plant('CHANGELOG.md', 'Larger pages time out.', 'n/a');
  expect((await review()).stdout).toContain('CHANGELOG.md: write why');
});
