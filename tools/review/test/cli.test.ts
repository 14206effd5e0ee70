import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MARKER } from '../src/report/render.ts';
import { contractFolder } from '@telephony/generate/files';
import { atLength } from '@telephony/testing/tiers';
import { runHere } from '@telephony/testing/run-here';
import { runScript } from '@telephony/testing/run-script';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { smallContract } from '@telephony/testing/small-contract';
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

    const first = await runScript(CLI, [...args, ...outputs]);
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
    expect(first.stdout).toMatch(/Breaking on the wire[\s\S]*Texts, examples and marks/);
    expect(first.stdout).toContain('listCdrs (GET /cdrs)\n');
    expect(first.stdout).toContain('may not be merged');

    const markdown = readFileSync(join(files, 'review.md'), 'utf8');
    expect(markdown.startsWith(`${MARKER}\n`)).toBe(true);
    expect(markdown).toContain('**listCdrs (GET /cdrs)**');
    const review = JSON.parse(readFileSync(join(files, 'review.json'), 'utf8'));
    const expected = { verdict: 'major', breaks: 'wire', nextVersion: next, gate: { passed: false } };
    expect(review).toMatchObject(expected);

    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
  },
);

test('a breaking change may be merged once its fragment says so with the reason', async () => {
  const { folder, git, plant, read } = contractRepository(smallContract);
  git('switch', '--quiet', '--create', 'smaller-pages');
  plant('components/parameters/limit.yaml', 'maximum: 5000', 'maximum: 1000');
  const args = ['--contract', folder, '--base', 'main'];
  const { stdout } = await runHere(CLI, args);
  // The README shows this report.
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(`\`\`\`\n${stdout.replace(/\(\w{7,}\)/, '(1a2b3c4)')}\`\`\`\n`);
  const silent = await runHere(CLI, [...args, '--quiet']);
  expect(silent.stdout).not.toContain('Verdict');
  expect(silent.stdout).toContain(
    '1 breaking change has no entry of its own in a fragment of this change in openapi/changes: ',
  );
  const drafted = await runHere(CLI, [...args, '--write-fragment']);
  const [, file = ''] = /(changes\/smaller-pages-[0-9a-f]{4}\.md) says/.exec(drafted.stdout) ?? [];
  expect(drafted.stdout).toContain('Say in it why, and what users do');
  expect(drafted.stdout).not.toContain('--write-fragment');
  const open = await runHere(CLI, args);
  expect(open.stdout).toContain(`${file}: write why, and what users do, each in a sentence that says it`);
  plant(file, '(give the reason)', 'larger pages time out.');
  plant(file, '(say what users change)', 'read page after page.');
  expect(read(file)).toMatch(
    /^---\nstep: major\n---\n\n### Breaking on the wire[\s\S]*`limit` may be at most 1,000[\s\S]*Why: larger[\s\S]*What to do: read/,
  );

  const declared = await runHere(CLI, args);
  expect(declared.stdout).toContain('The change may be merged.');
  expect(declared.stdout).toContain(
    '      Why: larger pages time out.\n      What to do: read page after page.\n',
  );
  expect(declared.code).toBe(0);
  expect(read('openapi.yaml')).toContain('version: 1.0.0');
  plant(file, 'step: major', 'step: minor');
  const small = await runHere(CLI, args);
  expect(small.stdout).toContain(
    `${file}: the step is minor, and this change is major: write "step: major".`,
  );
  plant('openapi.yaml', 'version: 1.0.0', 'version: 2.0.0');
  const raised = await runHere(CLI, args);
  expect(raised.stdout).toContain(
    'info.version is 2.0.0, and CHANGELOG.md has no such version: set it back to 1.0.0',
  );
  // Nothing of the base is left behind.
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
}, 60_000);

test('a feature needs a fragment where one is required, and one --reason stands for all', async () => {
  const { folder, plant } = contractRepository(smallContract);
  plant('components/schemas/Cdr.yaml', 'properties:', 'properties:\n  extra:\n    type: string');
  const args = ['--contract', folder];
  const advised = await runHere(CLI, args);
  expect([advised.code, advised.stdout]).toEqual([
    0,
    expect.stringContaining('Advice: This change has no fragment'),
  ]);
  const required = await runHere(CLI, [...args, '--require-fragment']);
  expect(required.code).toBe(1);
  await runHere(CLI, [...args, '--write-fragment', '--reason', 'none needed.']);
  expect((await runHere(CLI, [...args, '--require-fragment'])).code).toBe(0);
}, 60_000);

test('what the base has declared stays declared until it is released or undone', async () => {
  const { folder, commit, plant } = contractRepository(smallContract);
  const args = ['--contract', folder];
  plant('components/parameters/limit.yaml', 'maximum: 5000', 'maximum: 1000');
  const answers = ['--reason', 'Larger pages time out.', '--remedy', 'Read on.'];
  await runHere(CLI, [...args, '--write-fragment', ...answers]);
  commit('Limit');
  const file = readdirSync(join(folder, 'changes')).find((name) => name.startsWith('main-')) ?? '';
  const path = join(folder, 'changes', file);
  const source = readFileSync(path, 'utf8');
  const run = async (text: string) => {
    writeFileSync(path, text);
    return runHere(CLI, args);
  };

  expect((await run('---\nstep: major\n---\n\nNothing.\n')).stdout).toMatch(
    /have lost their entries[^]*- `listCdrs`[^]*at most 1,000/,
  );
  expect((await run(source.replace('major', 'patch'))).stdout).toContain(
    `${file}: it declares a breaking change: write "step: major".`,
  );
  expect((await run(`\uFEFF${source.replaceAll('\n', '\r\n')}`)).code).toBe(0);
  rmSync(path);
  expect((await runHere(CLI, args)).code).toBe(1);
  plant('components/parameters/limit.yaml', 'maximum: 1000', 'maximum: 5000');
  expect((await runHere(CLI, args)).code).toBe(0);
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
    /listCdrs \(GET \/cdrs\)\n\s+`summary` is changed\.\n\s+openapi\/paths\/cdrs\/cdrs\.yaml:4\n/,
  );
  expect(words.stdout).toContain('Advice: This change has no fragment in openapi/changes');
  expect(words.code).toBe(0);
}, 60_000);

test('what is new on a main that has moved on is not removed by the branch', async () => {
  const { folder, git, commit, plant } = contractRepository(smallContract);
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
  expect(base.code).toBe(2);
  expect(base.stderr).toMatch(/--base no-such-branch: no such commit or branch here.*git fetch origin main/);
  const option = await runHere(CLI, ['--bas', 'main']);
  expect(option.code).toBe(2);
  expect(option.stderr).toMatch(/'--bas'[\s\S]*Did you mean --base[\s\S]*See npm run review -- --help/);
  plant('components/schemas/Cdr.yaml', 'type: object', 'type: [object');
  const files = temporaryFolder();
  const [markdown = '', json = ''] = ['md', 'json'].map((name) => join(files, name));
  const outputs = ['--markdown', markdown, '--json', json];
  const broken = await runHere(CLI, ['--contract', folder, '--base', 'main', ...outputs]);
  expect(broken.code).toBe(2);
  expect(broken.stderr).toMatch(
    /^The contract cannot be read, so nothing was compared:\n {2}openapi\/components\/schemas\/Cdr\.yaml:2 .+\nFix it, then run the review again\.\n$/,
  );
  expect(readFileSync(markdown, 'utf8')).toContain(
    '**The change may not be merged: the contract was not compared.**\n\n- openapi/components/schemas/Cdr.yaml:2 ',
  );
  expect(readFileSync(markdown, 'utf8')).not.toContain(folder);
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({
    gate: { passed: false },
    document: { state: 'unreadable' },
  });
  rmSync(join(folder, 'components/schemas/Cdr.yaml'));
  const missing = await runHere(CLI, ['--contract', folder, '--base', 'main']);
  expect(missing.stderr).toMatch(
    /schemas\/\w+\.yaml:\d+ There is no file openapi\/components\/schemas\/Cdr\.yaml: correct the \$ref/,
  );
  expect(missing.stderr).not.toContain(folder);
}, 60_000);

test('the help shows an example', async () => {
  const { code, stdout } = await runHere(CLI, ['--help']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/Usage: npm run review[\s\S]*Example:\n {2}npm run review/);
});
