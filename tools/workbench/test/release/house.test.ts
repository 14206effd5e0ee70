/** What a release takes from this repository. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { expect, test } from 'vitest';
import { releasePackages } from '@telephony/packaging';

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');
const root = JSON.parse(read('package.json'));
const packages = releasePackages(repositoryRoot);

test('what is published', () => {
  expect(packages.map(({ manifest }) => manifest.name).toSorted()).toEqual([
    '@telephony/client',
    '@telephony/command-line',
    '@telephony/contract',
    '@telephony/http',
    '@telephony/mock',
    '@telephony/openapi',
    '@telephony/sandbox',
    '@telephony/webhooks',
  ]);
});

test.each(packages)(
  '$directory has the licence of the repository, and leaves repository to the root',
  ({ manifest }) => {
    expect(manifest['license']).toBe(root.license);
    expect(manifest).not.toHaveProperty('repository');
    // npm publish by hand would leave out LICENSE and repository.
    expect(manifest.private).toBe(true);
  },
);

test('changesets version what is published but the contract, whose version the review sets', () => {
  const { ignore } = JSON.parse(read('.changeset/config.json'));
  const [, versioned = ''] = /^@telephony\/!\((.+)\)$/.exec(ignore.join()) ?? [];
  const names = packages.map(({ manifest }) => manifest.name.replace('@telephony/', ''));
  expect(versioned.split('|')).toEqual(names.filter((name) => name !== 'openapi').toSorted());
});

test('LICENSE is the licence that the manifests name', () => {
  expect(read('LICENSE').split('\n')[0]).toBe(`${root.license} License`);
});

test('.node-version is the Node that the installation brings', () => {
  const versions = new Set(Object.values(root.optionalDependencies));
  expect([...versions]).toEqual([read('.node-version').trim()]);
});
