import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { smallRepository } from '@telephony/testing/small-repository';
import { expect, test } from 'vitest';
import { packWorkspaces } from '../src/pack-workspaces.ts';
import { releasePackages } from '../src/release-packages.ts';
import type { Repository } from '../src/repository.ts';

const repository: Repository = { type: 'git', url: 'git+https://git.example/owner/name.git' };

async function packClient(root: string) {
  const client = releasePackages(root).find(({ directory }) => directory === 'packages/client');
  if (!client) throw new Error('The small repository has no client.');
  const [packed] = await packWorkspaces(root, [client], { repository, destination: temporaryFolder() });
  return packed!;
}

test('a tarball has what "files" names, the LICENSE of the repository, and nothing else', async () => {
  const { root } = smallRepository();
  const { file, name, version } = await packClient(root);
  const folder = temporaryFolder();
  execFileSync('tar', ['-xzf', file, '-C', folder]);
  const list = execFileSync('tar', ['-tzf', file], { encoding: 'utf8' });
  expect(`${name}@${version}`).toBe('@small/client@0.1.0');
  expect(list.trim().split('\n').toSorted()).toEqual([
    'package/LICENSE',
    'package/dist/index.d.ts',
    'package/dist/index.js',
    'package/package.json',
  ]);
  expect(readFileSync(join(folder, 'package', 'LICENSE'), 'utf8')).toBe('MIT License\n');
});

test('its manifest has the repository and nothing that concerns the work here only', async () => {
  const { root } = smallRepository();
  const { file } = await packClient(root);
  const manifest = JSON.parse(
    execFileSync('tar', ['-xzOf', file, 'package/package.json'], { encoding: 'utf8' }),
  );
  expect(manifest.repository).toEqual({ ...repository, directory: 'packages/client' });
  expect(manifest).toMatchObject({ license: 'MIT', dependencies: { '@small/openapi': '0.1.0' } });
  for (const field of ['private', 'scripts', 'devDependencies']) expect(manifest).not.toHaveProperty(field);
});

test('packing leaves the workspace as it is, and packing again gives the same tarball', async () => {
  const { root } = smallRepository();
  const manifest = join(root, 'packages', 'client', 'package.json');
  const before = readFileSync(manifest, 'utf8');
  const first = await packClient(root);
  const second = await packClient(root);
  expect(readFileSync(manifest, 'utf8')).toBe(before);
  expect(second.integrity).toBe(first.integrity);
});

test('a package without its build is refused by the files that it lacks', async () => {
  const { root } = smallRepository();
  rmSync(join(root, 'packages', 'client', 'dist', 'index.d.ts'));
  await expect(packClient(root)).rejects.toThrow(
    /packages\/client: the package would lack dist\/index\.d\.ts/,
  );
});
