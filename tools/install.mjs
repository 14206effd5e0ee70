// @ts-check
// Root postinstall: makes the Node of the optional dependencies the one of every script (npm 10 drops its link), then makes the bundles
// of the contract, the rules that stock Redocly loads, and the sandbox's page. Runs on Node 20 and later.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST = '24.14';
const windows = process.platform === 'win32';
const platform = `${windows ? 'win' : process.platform}-${process.arch}`;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules/.bin');
const manifest = /** @type {{ optionalDependencies: object }} */ (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
);
const name = Object.keys(manifest.optionalDependencies).find((one) => one.endsWith(`-${platform}`)) ?? '';
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
  const { node } = process.versions;
  console.error(
    `This repository brings a Node, but none that runs on ${platform} (those for Linux need glibc): your Node ${node} is used.`,
  );
  if (node.localeCompare(OLDEST, 'en', { numeric: true }) < 0) {
    console.error(`It is too old: install Node ${OLDEST} or later, then run the installation again.`);
    process.exit(1);
  }
}
// A contract that cannot be bundled does not stop the installation.
const filters = ['openapi', 'lint', 'sandbox'].map((workspace) => `--filter=@telephony/${workspace}`);
spawnSync(
  runs ? own : process.execPath,
  ['tools/turbo.mjs', 'build', ...filters, '--output-logs=errors-only'],
  { cwd: root, stdio: 'inherit' },
);
