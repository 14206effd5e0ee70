import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '@telephony/scripts/repository-root';

const read = (...path: string[]): string => readFileSync(join(repositoryRoot, ...path), 'utf8');

/** Without them Changesets sets no versions: what else is in the repository is not published, and the contract has fragments. */
test('a changeset names packages that are published, and nothing else', () => {
  const published = new Set(
    readdirSync(join(repositoryRoot, 'packages')).map(
      (folder) => (JSON.parse(read('packages', folder, 'package.json')) as { name: string }).name,
    ),
  );
  const named = readdirSync(join(repositoryRoot, '.changeset'))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .flatMap((file) => {
      const [, front = ''] = read('.changeset', file).split(/^---$/m);
      return [...front.matchAll(/^\s*['"]?([^'":\s]+)['"]?\s*:/gm)].map(([, name = '']) => ({ file, name }));
    });
  expect(named.filter(({ name }) => !published.has(name))).toEqual([]);
  expect(named.length).toBeGreaterThan(0);
});
