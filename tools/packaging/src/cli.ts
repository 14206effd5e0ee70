/** `npm run test:packages`: installs the packed packages from the registry's side and tries them. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readArguments, runCli } from '@telephony/command-line';
import { findNode } from './find-node.ts';

const HELP = `Packs what is published, installs it in an empty folder with npm, its dependencies from the registry, and tries it there:
every import, both programs, strict compilation with TypeScript 5.9 and 7, publint and attw. npm test does the same without
a registry, with what npm ci has installed.

Usage: npm run test:packages [-- options]

  --node NODE  the Node that installs and runs the packages: a file, or a version to fetch from the registry
               (default: the Node of this repository)
  --help       show this text

Example: npm run test:packages -- --node 22.12.0`;

await runCli(async () => {
  const { node } = readArguments(HELP, { node: { type: 'string' } });
  const folder = mkdtempSync(join(tmpdir(), 'node-'));
  try {
    const chosen = node === undefined ? process.execPath : await findNode(node, folder);
    return await runTests(chosen);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

function runTests(node: string): Promise<number> {
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, PACKAGES_FROM: 'registry', PACKAGES_NODE: node },
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
