import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { root } from '../turbo.mjs';
import { runVisibly } from './programs.ts';

const folder = join(root, 'tools/consumers/javascript');

const KINDS = {
  generators: { field: 'dependencies', omit: ['dev', 'optional'], size: '500 MB' },
  hosts: { field: 'optionalDependencies', omit: ['dev'], size: '1.5 GB' },
  engines: { field: 'devDependencies', omit: ['optional'], size: '600 MB' },
} as const;

interface Manifest {
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

// Asks before it installs, unless `yes` is set or this is CI. `command` is what installs without asking.
export async function ensureInstalled(
  kind: keyof typeof KINDS,
  yes: boolean,
  command: string,
): Promise<void> {
  const { field, omit, size } = KINDS[kind];
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const packages = { ...manifest.dependencies, ...manifest[field] };
  if (Object.entries(packages).every(([name, version]) => isInstalled(name, version))) return;
  console.error(`This needs packages that are not installed: ${Object.keys(manifest[field]).join(', ')}.`);
  console.error(`They take ${size} in ${join(folder, 'node_modules')}; no install script runs.`);
  if (!yes && !process.env['CI'] && !(await confirm(command)))
    throw new Error('Nothing was installed, and nothing was run.');
  const npm = ['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  npm.push(...omit.map((name) => `--omit=${name}`));
  if ((await runVisibly(npm, folder)) !== 0) throw new Error(`npm ci failed in ${folder}.`);
}

function isInstalled(name: string, version: string): boolean {
  // Binaries for other platforms are not installed.
  if (version.startsWith('npm:node-')) return true;
  const file = join(folder, 'node_modules', name, 'package.json');
  return (
    existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version === version
  );
}

async function confirm(command: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stderr.isTTY)
    throw new Error(`Nobody can be asked here. To install it and go on: ${command}`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question('Install it now? [y/N] ')).trim());
  } finally {
    terminal.close();
  }
}
