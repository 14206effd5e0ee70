import { expect, test } from 'vitest';
import { smallRepository } from '@telephony/testing/small-repository';
import { releasePackages } from '../src/release-packages.ts';

const openapi = { name: '@small/openapi', version: '0.1.0', publishConfig: { access: 'public' } };

test('a package stands after what it depends on, and what is not published is left out', () => {
  const { root, write } = smallRepository();
  // Before the others by its name, after them by its dependencies.
  write('packages/app/package.json', {
    name: '@small/app',
    version: '0.1.0',
    publishConfig: { access: 'public' },
    peerDependencies: { '@small/client': '0.1.0' },
  });
  expect(releasePackages(root).map(({ directory }) => directory)).toEqual([
    'openapi',
    'packages/client',
    'packages/app',
  ]);
});

test('a dependency that nobody could install is refused by its place', () => {
  const { root, write } = smallRepository();
  write('openapi/package.json', { ...openapi, dependencies: { '@small/tools': '0.1.0' } });
  expect(() => releasePackages(root)).toThrow(/openapi\/package\.json: "@small\/tools" is not published/);
});

test('a dependency on another version than the workspace has is refused', () => {
  const { root, write } = smallRepository();
  write('openapi/package.json', { ...openapi, version: '0.2.0' });
  expect(() => releasePackages(root)).toThrow(
    /packages\/client\/package\.json: "@small\/openapi" is asked for in version 0\.1\.0, and the workspace has 0\.2\.0/,
  );
});

test('a circle is named', () => {
  const { root, write } = smallRepository();
  write('openapi/package.json', { ...openapi, dependencies: { '@small/client': '0.1.0' } });
  expect(() => releasePackages(root)).toThrow(/@small\/openapi -> @small\/client -> @small\/openapi/);
});
