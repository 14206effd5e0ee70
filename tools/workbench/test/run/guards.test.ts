import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { repositoryRoot } from '@telephony/scripts/repository-root';

const NATIVE = ['turbo', 'typescript', 'oxlint', 'oxfmt'];
const manifest = readFileSync(join(repositoryRoot, 'package.json'), 'utf8');

interface Entry {
  version: string;
  dev?: boolean;
  optional?: boolean;
}

const wanted: Record<string, Entry> = {
  'node_modules/yaml': { version: '2.0.0' },
  'node_modules/vitest': { version: '5.0.0', dev: true },
  'node_modules/oxlint': { version: '1.0.0', dev: true },
  'node_modules/@platform/one': { version: '1.0.0', optional: true },
};

/**
 * The scripts of the repository in a folder of their own.
 *
 * @param installed What npm has installed, none where there was no installation.
 * @param platform Whether the packages of the platform are there.
 */
function repository(installed?: Record<string, Entry>, platform = true): string {
  const root = temporaryFolder();
  cpSync(join(repositoryRoot, 'tools/scripts'), join(root, 'tools/scripts'), { recursive: true });
  writeFileSync(join(root, 'package.json'), manifest);
  write(root, 'package-lock.json', { packages: { '': {}, ...wanted } });
  if (installed) write(root, 'node_modules/.package-lock.json', { packages: installed });
  for (const name of NATIVE) {
    const optionalDependencies = { [`@${name}/one`]: '1.0.0' };
    write(root, `node_modules/${name}/package.json`, { optionalDependencies });
    if (platform) mkdirSync(join(root, `node_modules/@${name}/one`), { recursive: true });
  }
  return root;
}

function write(root: string, name: string, content: unknown): void {
  mkdirSync(join(root, name, '..'), { recursive: true });
  writeFileSync(join(root, name), JSON.stringify(content));
}

function run(root: string, command: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/scripts/run.mjs', command], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, lines: stderr.trimEnd().split('\n') };
}

const without = (name: string) =>
  Object.fromEntries(Object.entries(wanted).filter(([path]) => path !== name));
const runtime = { 'node_modules/yaml': { version: '2.0.0' } };
const older = { ...wanted, 'node_modules/yaml': { version: '1.0.0' } };

test.for([
  ['no installation', undefined, true, 'The packages are not installed. Run: npm ci'],
  ['a package less', without('node_modules/yaml'), true, /package-lock\.json \(first: yaml\)\. Run: npm ci$/],
  ['an older package', older, true, /package-lock\.json \(first: yaml\)\. Run: npm ci$/],
  ['no development packages', runtime, true, /Run: npm ci --include=dev --include=optional$/],
  ['no optional packages', wanted, false, /Run: npm ci --include=optional$/],
] as const)('with %s every command says so in one line', ([, installed, platform, message]) => {
  const root = repository(installed, platform);
  const { status, stdout, lines } = run(root, 'start');
  expect({ status, stdout, lines }).toEqual({
    status: 1,
    stdout: '',
    lines: [expect.stringMatching(message)],
  });
});

test('an optional package of another platform is not missed', () => {
  const { lines } = run(repository(without('node_modules/@platform/one')), 'dance');
  expect(lines).toEqual(['There is no command "dance". Run: npm run']);
});

test.for([
  [false, /too old, the commands need 999\.1 or newer\. Install a newer Node, then run: npm ci$/],
  [true, /too old, the commands need 999\.1 or newer\. .* Run: npm run <command>$/],
] as const)('too old a Node is refused; with its own Node in the repository: %s', ([own, message]) => {
  const root = repository(wanted);
  const file = join(root, 'tools/scripts/oldest-node.mjs');
  writeFileSync(file, readFileSync(file, 'utf8').replace('OLDEST = [24, 14]', 'OLDEST = [999, 1]'));
  if (own) write(root, 'node_modules/.bin/node', '');
  const { status, lines } = run(root, 'test');
  expect({ status, lines }).toEqual({ status: 1, lines: [expect.stringMatching(message)] });
});

test('every script of the repository has the entry', () => {
  const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };
  const other = Object.entries(scripts).filter(
    ([name, script]) => script !== `exec node tools/scripts/run.mjs ${name}`,
  );
  expect(other.map(([name]) => name)).toEqual(['postinstall']);
});

test('without an installation npm shows the line and no stack trace', () => {
  const { status, stdout, stderr } = spawnSync('npm', ['test'], {
    cwd: repository(),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect(status).toBe(1);
  expect(`${stdout}${stderr}`).toContain('The packages are not installed. Run: npm ci');
  expect(`${stdout}${stderr}`).not.toContain('    at ');
});
