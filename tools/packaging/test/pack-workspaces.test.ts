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

test('a tarball has what "files" names, and a manifest for users; the workspace stays as it is', async () => {
  const { root } = smallRepository();
  const workspace = join(root, 'packages', 'client', 'package.json');
  const before = readFileSync(workspace, 'utf8');
  const { file, name, version, integrity } = await packClient(root);
  expect(readFileSync(workspace, 'utf8')).toBe(before);

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

  const manifest = JSON.parse(readFileSync(join(folder, 'package', 'package.json'), 'utf8'));
  expect(manifest.repository).toEqual({ ...repository, directory: 'packages/client' });
  expect(manifest).toMatchObject({ license: 'MIT', dependencies: { '@small/openapi': '0.1.0' } });
  for (const field of ['private', 'scripts', 'devDependencies']) expect(manifest).not.toHaveProperty(field);

  expect((await packClient(root)).integrity, 'packing again gives the same tarball').toBe(integrity);
});

test('a package without its build is refused by the files that it lacks', async () => {
  const { root } = smallRepository();
  rmSync(join(root, 'packages', 'client', 'dist', 'index.d.ts'));
  await expect(packClient(root)).rejects.toThrow(
    /packages\/client: the package would lack dist\/index\.d\.ts/,
  );
});
