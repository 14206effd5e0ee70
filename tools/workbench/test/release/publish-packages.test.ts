import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';
import type { PackedPackage } from '@telephony/packaging';
import { planPublication, publishPackages } from '../../src/release/publish-packages.ts';
import { smallRegistry } from './support/small-registry.ts';
import { smallTarball } from './support/small-tarball.ts';

/** A registry of its own, and what publishes to it by npm. */
async function release() {
  const registry = await smallRegistry();
  const folder = temporaryFolder();
  writeFileSync(join(folder, '.npmrc'), registry.npmrc);
  return {
    registry,
    /** Publishes what is missing, and gives what was planned. */
    publish: async (packages: PackedPackage[]) => {
      const planned = await planPublication(packages, folder);
      await publishPackages(planned, folder, () => {});
      return planned.map(({ packed, step }) => `${packed.name} ${step}`);
    },
  };
}

const openapi = () => smallTarball('@small/openapi', '0.1.0');
const client = (text?: string) => smallTarball('@small/client', '0.1.0', text);

test('packages are published in their order; a second run goes on with what is missing', async () => {
  const { registry, publish } = await release();
  const first = openapi();
  expect(await publish([first, client()])).toEqual(['@small/openapi publish', '@small/client publish']);
  expect(registry.published()).toEqual(['@small/openapi@0.1.0', '@small/client@0.1.0']);

  const changed = client('export const answer = 43;');
  const next = smallTarball('@small/client', '0.2.0-next.1');
  expect(await publish([first, changed, next])).toEqual([
    '@small/openapi skip',
    '@small/client changed',
    '@small/client publish',
  ]);
  expect(registry.published().slice(2), 'neither what is there nor what has changed').toEqual([
    '@small/client@0.2.0-next.1',
  ]);
  expect(registry.tagsOf('@small/client'), 'a prerelease is not what everybody gets').toEqual({
    next: '0.2.0-next.1',
  });
});

test('a registry that refuses is not taken for one without the package', async () => {
  const { registry, publish } = await release();
  registry.state.broken = true;
  await expect(publish([client()])).rejects.toThrow(/cannot be asked for @small\/client@0\.1\.0[\s\S]*403/);
});
