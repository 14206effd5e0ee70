import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { MARKER } from '../src/report/markdown.ts';
import { contractFolder } from '@telephony/authoring/files';
import { atLength } from '@telephony/testing/at-length';
import { runHere } from '@telephony/testing/run-here';
import { runScript } from '@telephony/testing/run-script';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { smallContract } from '@telephony/testing/small-contract';
import { writeChangelog } from '../src/write-changelog.ts';
import { contractRepository } from './support/contract-repository.ts';

const CLI = new URL('../src/cli.ts', import.meta.url);

const contracts: { name: string; contract: string; texts: string[] }[] = [
  { name: 'a small contract', contract: smallContract, texts: ['maximum: 5000'] },
  ...atLength([{ name: 'the contract', contract: contractFolder, texts: ['maximum: 5000', 'value: 5000'] }]),
];

test.for(contracts)(
  'a breaking change of $name is told with file and line, and fails',
  { timeout: 60_000 },
  async ({ contract, texts }) => {
    const { folder, git, plant, read } = contractRepository(contract);
    const [, base = ''] = /^  version: (\S+)$/m.exec(read('openapi.yaml')) ?? [];
    const [major = 0, minor = 0] = base.split('.').map(Number);
    // Below 1.0.0 a major change is a step of the second number.
    const next = major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
    for (const text of texts) plant('components/parameters/limit.yaml', text, text.replace('5000', '1000'));
    plant('paths/cdrs/cdrs.yaml', 'Returns one page', 'Gives one page');
    const files = temporaryFolder();
    const args = ['--contract', folder, '--base', 'main'];
    const outputs = ['--markdown', join(files, 'review.md'), '--json', join(files, 'review.json')];
    const docs = ['--docs-url', 'https://docs.example/', '--annotations'];

    const first = await runScript(CLI, [...args, ...outputs, ...docs]);
    expect(first.code).toBe(1);
    expect(first.stdout.split('\n')[0]).toContain(
      `Verdict major: breaks programs on the wire. Next version ${next} (base ${base}`,
    );
    expect(first.stdout).toContain(
      '`limit` may be at most 1,000 now (it was 5,000): requests with more are refused.',
    );
    const line =
      read('components/parameters/limit.yaml')
        .split('\n')
        .findIndex((text) => text.includes('maximum')) + 1;
    expect(first.stdout).toContain(`openapi/components/parameters/limit.yaml:${line}\n`);
    expect(first.stdout).toContain(`::error file=openapi/components/parameters/limit.yaml,line=${line},`);
    expect(first.stdout).toMatch(/Breaking on the wire[\s\S]*Texts, examples and marks/);
    expect(first.stdout).toContain('GET /cdrs  https://docs.example/operations/listCdrs/');
    expect(first.stdout).toContain('may not be merged');

    const markdown = readFileSync(join(files, 'review.md'), 'utf8');
    expect(markdown.startsWith(`${MARKER}\n`)).toBe(true);
    expect(markdown).toContain('[GET /cdrs](https://docs.example/operations/listCdrs/)');
    const review = JSON.parse(readFileSync(join(files, 'review.json'), 'utf8'));
    expect(review).toMatchObject({
      verdict: 'major',
      breaks: 'wire',
      nextVersion: next,
      gate: { passed: false },
    });

    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
  },
);

test('a breaking change may be merged once it is declared with its reason', async () => {
  const { folder, git, plant, read } = contractRepository(smallContract);
  writeFileSync(join(folder, 'CHANGELOG.md'), '# Changelog\n\n## 1.0.0\n\nFirst version.\n');
  plant('components/parameters/limit.yaml', 'maximum: 5000', 'maximum: 1000');
  const args = ['--contract', folder, '--base', 'main'];
  const reason = ['--reason', 'larger pages time out.'];
  const json = join(temporaryFolder(), 'review.json');
  const drafted = await runHere(CLI, [...args, '--write-changelog', ...reason, '--json', json]);
  expect(drafted.stdout).toContain('CHANGELOG.md has an entry for 2.0.0, and info.version is 2.0.0.');
  expect(drafted.stdout).not.toContain('Give the reasons');
  const again = writeChangelog(folder, JSON.parse(readFileSync(json, 'utf8')), undefined);
  expect(again).not.toContain('Give the reasons');
  expect(read('openapi.yaml')).toContain('version: 2.0.0');
  const [, entry] = read('CHANGELOG.md').split('\n## 2.0.0\n');
  expect(entry?.split('\n## ')[0]).toMatch(
    /### Breaking on the wire[\s\S]*`limit` may be at most 1,000[\s\S]*Why: larger pages time out\./,
  );

  const declared = await runHere(CLI, args);
  expect(declared.stdout).toContain('The change may be merged.');
  expect(declared.code).toBe(0);
  // Nothing of the base is left behind.
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
}, 60_000);

test('a working tree that is its base has no changes, and words alone pass', async () => {
  const { folder, plant } = contractRepository(smallContract);
  const none = await runHere(CLI, ['--contract', folder]);
  expect(none.stdout).toMatch(
    /^Verdict none: the contract says the same as before\. Version stays 1\.0\.0\./,
  );
  expect(none.stdout).toContain('There is no origin/main here: compared with main.');
  expect(none.code).toBe(0);

  plant('paths/cdrs/cdrs.yaml', 'summary: List CDRs', 'summary: List the CDRs');
  const words = await runHere(CLI, ['--contract', folder]);
  expect(words.stdout).toMatch(/^Verdict patch/);
  expect(words.stdout).toMatch(
    /GET \/cdrs\n\s+The summary is changed\.\n\s+openapi\/paths\/cdrs\/cdrs\.yaml:4\n/,
  );
  expect(words.stdout).toContain('Advice: info.version is 1.0.0, and these changes ask for 1.0.1');
  expect(words.code).toBe(0);
}, 60_000);

test('what is new on a main that has moved on is not removed by the branch', async () => {
  const { folder, git, plant } = contractRepository(smallContract);
  const commit = (message: string) =>
    git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '-am', message);
  git('branch', 'feature');
  plant('components/schemas/Cdr.yaml', 'properties:', 'properties:\n  extra:\n    type: string');
  commit('Something new');
  git('checkout', '--quiet', 'feature');
  plant('paths/cdrs/cdrs.yaml', 'summary: List CDRs', 'summary: List the CDRs');
  const { code, stdout } = await runHere(CLI, ['--contract', folder]);
  expect(stdout).toMatch(/^Verdict patch/);
  expect(stdout).toContain('main has moved on since');
  expect(code).toBe(0);
  const named = await runHere(CLI, ['--contract', folder, '--base', 'main']);
  expect(named.stdout).toMatch(/^Verdict major/);
}, 60_000);

test('what is no base, no contract or no option is said with what to do', async () => {
  const { folder, plant } = contractRepository(smallContract);
  const base = await runHere(CLI, ['--contract', folder, '--base', 'no-such-branch']);
  expect(base.code).toBe(1);
  expect(base.stderr).toMatch(/--base no-such-branch: no such commit or branch here.*git fetch origin main/);
  const option = await runHere(CLI, ['--bas', 'main']);
  expect(option.code).toBe(1);
  expect(option.stderr).toMatch(/--bas[\s\S]*Usage: npm run review/);
  plant('components/schemas/Cdr.yaml', 'type: object', 'type: [object');
  const broken = await runHere(CLI, ['--contract', folder, '--base', 'main']);
  expect(broken.code).toBe(1);
  expect(broken.stderr).toMatch(/cannot be bundled[\s\S]*Cdr\.yaml/);
}, 60_000);

test('a signal ends it with nothing left behind', async () => {
  const { folder, git } = contractRepository(smallContract);
  const child = spawn(process.execPath, [fileURLToPath(CLI), '--contract', folder], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('close', resolve));
  await expect.poll(() => git('worktree', 'list').trim().split('\n').length, { timeout: 20_000 }).toBe(2);
  child.kill('SIGINT');
  expect(await ended).toBe(130);
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
}, 60_000);

test('the help shows an example', async () => {
  const { code, stdout } = await runHere(CLI, ['--help']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/Usage: npm run review[\s\S]*Example: npm run review/);
});
