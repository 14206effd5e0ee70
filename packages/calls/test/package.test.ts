import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('it is pure: no dependencies, and no module of a platform', () => {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    dependencies?: object;
  };
  expect(manifest.dependencies).toBeUndefined();
});
