import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'rolldown';
import { defineConfig } from 'tsdown';
import { tellBundled } from '../../bundled.ts';
import { shared } from '../../tsdown.config.ts';

// The executable `telephony` for this machine: npm run executable -w packages/cli
const FILES = {
  '.': ['AGENTS.md', 'skills/*/SKILL.md'],
  '../mock': ['files/*'],
  '../sandbox': ['files/*.*', 'files/page/*', 'dist/page/page.js'],
  '../../openapi/dist': ['openapi.json', 'ledger.json'],
};
const cache = '../../node_modules/.cache/telephony-executable';
mkdirSync(cache, { recursive: true });
const assets = Object.fromEntries(
  Object.entries(FILES).flatMap(([folder, patterns]) =>
    globSync(patterns, { cwd: folder }).map((file) => [file.split(sep).join('/'), join(folder, file)]),
  ),
);
const addOns = globSync('../../node_modules/@napi-rs/keyring-*/*.node');
if (addOns[0] !== undefined) {
  assets['keyring.node.br'] = join(cache, 'keyring.node.br');
  writeFileSync(assets['keyring.node.br'], brotliCompressSync(readFileSync(addOns[0])));
}

// Symbols are a fifth of Node. What is stripped later no longer starts.
const node = join(cache, 'node');
if (process.platform === 'linux') strip(process.execPath, node);
else copyFileSync(process.execPath, node);

function strip(file: string, to: string): void {
  try {
    execFileSync('strip', ['-o', to, file]);
  } catch (cause) {
    throw new Error('The executable is made with `strip`: install binutils.', { cause });
  }
}

const commit = String(execFileSync('git', ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*']));

// An import would load all built-in modules at the start, and `node:http` alone takes as long as the rest.
const PREFIX = '\0built-in:';
const lazyBuiltIns: Plugin = {
  name: 'lazy-built-ins',
  resolveId: (id) => (isBuiltin(id) && id !== 'node:module' ? PREFIX + id : undefined),
  load: (id) =>
    id.startsWith(PREFIX)
      ? `module.exports = process.getBuiltinModule(${JSON.stringify(id.slice(PREFIX.length))});`
      : undefined,
};

export default defineConfig({
  ...shared,
  entry: { bundle: 'src/bin.ts' },
  outDir: 'dist/executable',
  target: 'node26',
  platform: 'node',
  dts: false,
  minify: true,
  define: { COMMIT: JSON.stringify(commit.trim()) },
  deps: {
    alwaysBundle: /./,
    neverBundle: ['pg-native', '@napi-rs/keyring', '@stoplight/prism-cli'],
    onlyBundle: false,
  },
  inputOptions: {
    checks: { eval: false },
    resolve: {
      conditionNames: ['@telephony/source', 'node'],
      alias: { './events/pass-on.ts': join(import.meta.dirname, 'run-package-command.ts') },
    },
  },
  // A single other character doubles the code in memory. LICENSES.txt has the licenses of the comments.
  outputOptions: { codeSplitting: false, charset: 'ascii', comments: false },
  plugins: [lazyBuiltIns, tellBundled('', [process.execPath, ...addOns])],
  onSuccess() {
    for (const file of globSync('telephony{,.exe}', { cwd: 'dist/executable' }))
      renameSync(join('dist/executable', file), join('dist', file));
  },
  exe: {
    fileName: 'telephony',
    // Emptied first, as the bundle's is.
    outDir: 'dist/executable',
    seaConfig: { executable: node, useCodeCache: true, assets },
  },
});
