import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startSandbox } from '@telephony/sandbox';
import { expect, test } from 'vitest';
import { notSimulatedText } from '../../src/assumptions/fields-without-effect.ts';
import { forms } from '../../src/forms/form-table.ts';
import { optionNames } from '../../src/options/options.ts';
import { optionHelp } from '../../src/options/command.ts';
import { flagOf } from '../../src/options/read-options.ts';
import { runCurls } from '@telephony/testing/run-curls';
import { testBlocks } from '@telephony/testing/test-readme';

const file = new URL('../../README.md', import.meta.url);
const readme = readFileSync(file, 'utf8');
const blocks = testBlocks(file);
/** Around the list that `npx vitest run test/readme -u` writes. */
const [BEGIN, END] = ['{/* written by: npx vitest run test/readme -u */}', '{/* end */}'];

test('no block of TypeScript is left out', () => {
  expect(blocks.length).toBe(1);
});

const pages = new URL('../../../../docs/src/content/docs/packages/', import.meta.url);

/** The cells of the first table of a docs page, without its head. */
function tableOf(page: string): string[][] {
  const [, table = ''] =
    /^\|.*\n\| -.*\n((?:\|.*\n)+)/m.exec(readFileSync(new URL(page, pages), 'utf8')) ?? [];
  const lines = table.trim().split('\n');
  return lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

test('its requests by curl succeed', async () => {
  const sandbox = await startSandbox({ port: 0 });
  const statuses = await runCurls(file, { 'http://127.0.0.1:4020': sandbox.url });
  await sandbox.close();
  expect(statuses).toEqual([200, 201, 204, 200, 200, 201, 200]);
});

test('the docs list what is not simulated, from the list that every writable field is held against', async () => {
  const page = new URL('sandbox-limits.mdx', pages);
  const text = readFileSync(page, 'utf8');
  const [before, after] = [text.indexOf(BEGIN) + BEGIN.length, text.indexOf(END)];
  const written = `${text.slice(0, before)}\n\n${notSimulatedText()}\n\n${text.slice(after)}`;
  await expect(written).toMatchFileSnapshot(fileURLToPath(page));
});

test('the docs list the options of the help, with those that can be changed while it runs', () => {
  const options = optionNames.map((name) => {
    const [value, , star] = optionHelp[name];
    const flag = name === 'secondFactor' ? '--[no-]second-factor' : flagOf(name);
    return [`${flag} ${value.toUpperCase()}`.trim(), star];
  });
  const listed = tableOf('sandbox-options.mdx').map(([form, , , runs]) => [
    form?.replaceAll('`', ''),
    runs === 'yes' ? '*' : undefined,
  ]);
  expect(listed).toEqual(options);
});

test('the docs list the forms of the program', () => {
  expect(tableOf('sandbox-forms.mdx').map(([id, , , , usual]) => [id, usual])).toEqual([
    ...new Map(forms.map(({ id, usual = 'observed' }) => [id, usual])),
  ]);
});

test('it says why each dependency is there', () => {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const [, table = ''] = readme.split('## Dependencies');
  const explained = new Set([...table.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(names.filter((name) => !explained.has(name))).toEqual([]);
});
