import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { satisfies } from 'semver';
import { expect, test } from 'vitest';
import { releasePackages } from '../src/release-packages.ts';
import { resolvePackage } from '../src/resolve-package.ts';

/** The oldest Node that the packages promise to run on. */
const OLDEST = '22.12.0';

/**
 * What asks for a newer Node and runs on the oldest all the same, as `npm run test:packages -- --node 22.12.0` shows.
 * Older versions of Prism have other faults, and Prism brings faker.
 */
const RUNS_ALL_THE_SAME = new Set(['@faker-js/faker', '@stoplight/prism-core', '@stoplight/prism-http']);

interface Installed {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  engines?: { node?: string };
}

/** What a package brings along, with itself, by folder. */
function closureOf(folder: string, seen = new Map<string, Installed>()): Map<string, Installed> {
  if (seen.has(folder)) return seen;
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Installed;
  seen.set(folder, manifest);
  for (const name of Object.keys(manifest.dependencies ?? {})) {
    const dependency = resolvePackage(name, folder);
    if (dependency === undefined) throw new Error(`${name}, which ${manifest.name} needs, is not installed.`);
    closureOf(dependency, seen);
  }
  return seen;
}

test.for(releasePackages(repositoryRoot))(
  '$manifest.name brings nothing that refuses the oldest Node',
  ({ directory }) => {
    const refusing = [...closureOf(join(repositoryRoot, directory)).values()].filter(
      ({ name, engines }) => !satisfies(OLDEST, engines?.node ?? '*') && !RUNS_ALL_THE_SAME.has(name),
    );
    expect(refusing.map(({ name, version, engines }) => `${name}@${version}: ${engines?.node}`)).toEqual([]);
  },
);
