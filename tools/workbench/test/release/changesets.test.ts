import { readWorkspaces } from '@telephony/packaging';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { expect, test } from 'vitest';
import { changesetsIn, refuseOtherNames } from '../../src/release/version/changesets.ts';

test('the changesets of this repository name packages that are published, and nothing else', () => {
  expect(changesetsIn(repositoryRoot).length).toBeGreaterThan(0);
  expect(() => refuseOtherNames(repositoryRoot, readWorkspaces(repositoryRoot))).not.toThrow();
});
