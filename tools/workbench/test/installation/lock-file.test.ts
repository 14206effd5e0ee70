import { expect, test } from 'vitest';
import { lockedPackages, type Locked } from './workspaces.ts';

const packages = lockedPackages();

/** Whether npm installs a package on a Linux of today's servers. */
function isForLinux({ os, cpu, libc }: Locked): boolean {
  return (
    (os ?? ['linux']).includes('linux') &&
    (cpu ?? ['x64']).includes('x64') &&
    (libc ?? ['glibc']).includes('glibc')
  );
}

/** Where a package finds another, by Node's way up the folders. */
function placeOf(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return undefined;
  }
}

test('an installation on Linux has at most 800 packages', () => {
  const installed = Object.entries(packages).filter(
    ([place, locked]) => place.includes('node_modules/') && !locked.link && isForLinux(locked),
  );
  expect(installed.length).toBeGreaterThan(300);
  expect(installed.length).toBeLessThanOrEqual(800);
});

test('has the packages of all platforms, so that npm ci works on each', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => placeOf(name, place) === undefined)
      .map((name) => `${name} of ${place}`),
  );
  expect(missing).toEqual([]);
});
