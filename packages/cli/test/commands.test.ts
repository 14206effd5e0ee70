import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { fieldsOf, operationCommands } from '../src/contract/contract.ts';
import { telephony } from './support/telephony.ts';

const commands = operationCommands();

test('every operation has a command of its own', () => {
  const names = commands.map(({ resource, verb }) => `${resource} ${verb}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['cdrs list', 'calls create', 'monitors download', 'me get']));
});

test('every field of an operation has a flag of its own', () => {
  for (const { operation } of commands) {
    const fields = fieldsOf(operation);
    const flags = fields.map(({ flag }) => flag);
    expect(flags.filter((flag, index) => flags.indexOf(flag) !== index)).toEqual([]);
    // Commander takes a flag that begins so for the opposite of another.
    expect(flags.filter((flag) => /^no-|^-/.test(flag))).toEqual([]);
    const named = new Set(fields.map(({ path }) => path[0]));
    const missing = operation.parameters.filter(({ name }) => !named.has(name)).map(({ name }) => name);
    expect(missing.filter((name) => !/^(?:filter|fields)$/.test(name))).toEqual([]);
  }
});

test('the help of a command has its fields, an example and the exit codes', async () => {
  const [all, one] = await Promise.all([telephony(['--help']), telephony(['calls', 'create', '--help'])]);
  expect(all).toMatchObject({ code: 0, stderr: '' });
  expect(all.stdout).toContain('3  not signed in');
  expect(all.stdout.match(/^[A-Z][a-z ]+:$/gm)).toEqual(
    ['Options', 'Calls and reports', 'Account', 'Data', 'Programs', 'Assistants', 'Questions']
      .concat('Exit codes', 'Example')
      .map((group) => `${group}:`),
  );
  const questions = all.stdout.split('Questions:\n')[1]!.split('\n\n')[0]!;
  for (const [, resource = '', verb = ''] of questions.matchAll(/telephony (\S+) (\S+)/g))
    expect(await telephony([resource, ...(verb.startsWith('-') ? [] : [verb]), '--help'])).toMatchObject({
      code: 0,
      stderr: '',
    });
  const named = await telephony(['help', 'calls', 'create']);
  expect(named).toEqual(one);
  expect(one.stdout).toMatch(/--caller-id <value> +\S/);
  expect(one.stdout).toContain('Example:\n  telephony calls create --to');
});

test('what is typed wrongly is told without its control characters', async () => {
  for (const typed of [['\u001B]0;x\u0007'], ['help', '\u009B2J'], ['cdrs', 'list', '--\u001B[2J']])
    expect((await telephony(typed)).stderr).toMatch(/\\u00[19][bB][^\p{Cc}]*\n/u);
});

test('completion suggests commands, flags and values, and has a script for each shell', async () => {
  const complete = async (...words: string[]) => (await telephony(['complete', '--', ...words])).stdout;
  expect(await complete('cdr')).toMatch(/^cdrs\b/m);
  expect(await complete('cdrs', 'li')).toMatch(/^list\b/m);
  expect(await complete('cdrs', 'list', '--ty')).toMatch(/^--type\b/m);
  expect(await complete('cdrs', 'list', '--type', '')).toMatch(/^M\b/m);
  expect(await complete('cdrs', 'list', '--output', 'c')).toMatch(/^csv\b/m);
  expect(await complete('users', 'list', '--active', '')).toMatch(/^true\b[^]*^false\b/m);
  expect(await complete('--profile', '')).toMatch(/^sandbox\b/m);
  const { stdout: script } = await telephony(['complete', 'bash']);
  const tried = spawnSync('bash', ['--norc'], {
    input: `${script}${script}
      telephony() { printf "M\\tmissed\\nO\\n:4\\n"; }
      compopt() { :; }
      COMP_WORDS=(telephony cdrs list --type '') COMP_CWORD=4
      __telephony_complete; echo "\${COMPREPLY[@]}"`,
  });
  expect([String(tried.stdout), String(tried.stderr)]).toEqual(['M O\n', '']);
  for (const shell of ['bash', 'zsh', 'fish'])
    expect(await telephony(['complete', shell])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('telephony'),
    });
});

test('before the build the command says what to do', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'bin/bin.js');
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  copyFileSync(new URL('../bin/bin.js', import.meta.url), file);
  const { status, stderr } = spawnSync(process.execPath, [file, 'me', 'get'], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('run: npm run build') });
});
