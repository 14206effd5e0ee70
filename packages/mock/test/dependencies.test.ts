import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';

interface LockFile {
  packages: Record<string, { version?: string; dependencies?: Record<string, string> }>;
}

const lock = JSON.parse(
  readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8'),
) as LockFile;
const postman = 'node_modules/postman-collection';

/** The version that a package of the lock file gets, by Node's way up the folders. */
function lockedVersion(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const found = lock.packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`];
    if (found) return found.version;
    if (folder === '') return undefined;
  }
}

/** Oldest versions without a known advisory. */
describe.each([
  ['lodash', [4, 17, 23]],
  ['uuid', [11, 0, 0]],
])('%s under postman-collection, which Prism brings', (name, oldest) => {
  const isSafe = (version = '0.0.0') => {
    const parts = version.split('.').map(Number);
    const index = parts.findIndex((part, at) => part !== oldest[at]);
    return index < 0 || parts[index]! > oldest[index]!;
  };

  test('has no known vulnerability in the lock file', () => {
    expect(lock.packages[postman]?.dependencies).toHaveProperty(name);
    expect(lockedVersion(postman, name)).toSatisfy(isSafe);
  });

  test('is what is installed', () => {
    const fromPrism = createRequire(import.meta.resolve('@stoplight/prism-http'));
    const fromPostman = createRequire(
      createRequire(fromPrism.resolve('@stoplight/http-spec/postman/operation')).resolve(
        'postman-collection',
      ),
    );
    const { version } = fromPostman(`${name}/package.json`) as { version: string };
    expect(version).toBe(lockedVersion(postman, name));
  });
});

test('Prism is of one version', () => {
  const versions = Object.entries(lock.packages)
    .filter(([path]) => /node_modules\/@stoplight\/prism-[a-z-]+$/.test(path))
    .map(([, { version }]) => version);
  expect([versions.length, new Set(versions)]).toEqual([4, new Set(['5.15.11'])]);
});
