import { readFileSync } from 'node:fs';
import { startSandbox } from '@telephony/sandbox';
import { expect, test } from 'vitest';
import { help } from '../../src/cli/read-options.ts';
import { runCurls } from '@telephony/testing/run-curls';
import { testBlocks } from '@telephony/testing/test-readme';

const file = new URL('../../README.md', import.meta.url);
const readme = readFileSync(file, 'utf8');
const blocks = testBlocks(file);

test('no block of TypeScript is left out', () => {
  expect(blocks.length).toBeGreaterThan(3);
});

test('its requests by curl succeed', async () => {
  const sandbox = await startSandbox({ port: 0 });
  const statuses = await runCurls(file, { 'http://127.0.0.1:4020': sandbox.url });
  await sandbox.close();
  expect(statuses).toEqual([200, 201]);
});

test('its options are those of the program', () => {
  const listed = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, option]) => String(option)).toSorted();
  const inReadme = listed(readme, /^\| `--([a-z-]+)/gm);
  expect(inReadme).toEqual(listed(help, /^ {2}--([a-z-]+)/gm).filter((option) => option !== 'help'));
});

test('it says why each dependency is there', () => {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const [, table = ''] = readme.split('## Dependencies');
  const explained = new Set([...table.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(names.filter((name) => !explained.has(name))).toEqual([]);
});
