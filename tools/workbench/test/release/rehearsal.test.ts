import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';
import { startGroup } from '../../src/release/rehearse/command-group.ts';
import { importPackage } from '../../src/release/rehearse/import-package.ts';

/** A folder in which a package is installed. */
function consumer(files: Record<string, string>): string {
  const folder = temporaryFolder();
  const installed = join(folder, 'node_modules', 'small');
  mkdirSync(installed, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(installed, name), text);
  const entries = Object.keys(files).map((name) => [`./${name}`, `./${name}`]);
  const manifest = { name: 'small', version: '0.1.0', type: 'module', exports: Object.fromEntries(entries) };
  writeFileSync(join(installed, 'package.json'), JSON.stringify(manifest));
  return folder;
}

test('code, JSON and other files of a package are found', async () => {
  const folder = consumer({ 'index.js': 'export {};', 'data.json': '{}', 'openapi.yaml': 'openapi: 3.1.0' });
  await expect(importPackage('small', folder)).resolves.toBeUndefined();
});

test.each([
  ['code that cannot be loaded', { 'index.js': "import 'not-installed';" }, /not-installed/],
  [
    'TypeScript as it is',
    { 'index.ts': 'export const a: number = 1;' },
    /ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING/,
  ],
  ['JSON that is cut', { 'data.json': '{' }, /JSON/],
])('%s is told', async (_case, files, message) => {
  await expect(importPackage('small', consumer(files as unknown as Record<string, string>))).rejects.toThrow(
    message,
  );
});

test('a file that exports name and the package lacks is told', async () => {
  const folder = consumer({ 'index.js': 'export {};' });
  const manifest = join(folder, 'node_modules', 'small', 'package.json');
  writeFileSync(manifest, '{ "name": "small", "exports": { "./ledger.yaml": "./ledger.yaml" } }');
  await expect(importPackage('small', folder)).rejects.toThrow(/small\/ledger\.yaml is not in the package/);
});

const CHILD = `require('node:http').createServer((_request, response) => response.end()).listen(0, '127.0.0.1', function () {
  console.log('http://127.0.0.1:' + this.address().port);
});`;
const PARENT = `require('node:child_process').spawn(process.execPath, ['--eval', process.argv[1]], { stdio: 'inherit' });
setInterval(() => {}, 1000);`;

test('a command ends with the processes that it has started', async () => {
  const group = startGroup(process.execPath, ['--eval', PARENT, CHILD], temporaryFolder());
  const address = (await group.waitFor(/http:\S+/, 10_000)) ?? '';
  expect((await fetch(address)).status).toBe(200);
  await group.end();
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});

test('a command that has ended is not waited for', async () => {
  const group = startGroup(
    process.execPath,
    ['--eval', 'console.error("no such option")'],
    temporaryFolder(),
  );
  expect(await group.waitFor(/http/, 60_000)).toBeUndefined();
  expect(group.output()).toContain('no such option');
  await group.end();
});
