import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

interface LockFile {
  packages: Record<string, { name?: string; version?: string }>;
}

const { packages } = JSON.parse(
  readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8'),
) as LockFile;

test('the reader of Postman collections, whose lodash and uuid have known vulnerabilities, is left out', () => {
  const places = Object.entries(packages).filter(([path]) =>
    path.endsWith('node_modules/postman-collection'),
  );
  expect(places.map(([, { name }]) => name)).toEqual(['empty-npm-package']);
  const fromPrism = createRequire(import.meta.resolve('@stoplight/prism-http'));
  const fromReader = createRequire(fromPrism.resolve('@stoplight/http-spec/postman/operation'));
  expect(fromReader('postman-collection')).not.toHaveProperty('Collection');
});

test('Prism is of one version', () => {
  const versions = Object.entries(packages)
    .filter(([path]) => /node_modules\/@stoplight\/prism-[a-z-]+$/.test(path))
    .map(([, { version }]) => version);
  expect([versions.length, new Set(versions)]).toEqual([2, new Set(['5.15.11'])]);
});
