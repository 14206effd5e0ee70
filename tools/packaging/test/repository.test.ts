import { expect, test } from 'vitest';
import { smallRepository } from '@telephony/testing/small-repository';
import { findRepository, readRepository } from '../src/repository.ts';

const here = {};

function withRepository(repository: unknown): string {
  const { root, write } = smallRepository();
  write('package.json', { name: 'small', repository });
  return root;
}

test.each([
  'https://github.com/owner/name',
  'https://github.com/owner/name.git',
  'git+https://github.com/owner/name.git',
  'git@github.com:owner/name.git',
  'github:owner/name',
  { type: 'git', url: 'https://github.com/owner/name' },
])('%j is read as npm writes it', (repository) => {
  expect(readRepository(withRepository(repository), here)).toEqual({
    type: 'git',
    url: 'git+https://github.com/owner/name.git',
  });
});

test('a repository on another host is taken as well', () => {
  const root = withRepository('https://git.example/group/team/name');
  expect(readRepository(root, here).url).toBe('git+https://git.example/group/team/name.git');
});

test('without one nothing is released, with the reason and the command', () => {
  expect(() => readRepository(smallRepository().root, here)).toThrow(
    /"repository" is missing.*provenance[\s\S]*npm pkg set repository=/,
  );
});

test.each(['OWNER', 'http://github.com/owner/name', 'https://github.com', 7])(
  '%j is refused',
  (repository) => {
    expect(() => readRepository(withRepository(repository), here)).toThrow(
      /not the https address of a repository/,
    );
  },
);

test('a workflow of another repository is refused before npm does it', () => {
  const root = withRepository('https://github.com/owner/name');
  const fork = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'somebody/name' };
  expect(() => readRepository(root, fork)).toThrow(/runs in https:\/\/github\.com\/somebody\/name/);
  const own = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'Owner/Name' };
  expect(readRepository(root, own).url).toContain('owner/name');
});

test('readers are led to the repository that is written, else to that of the workflow', () => {
  const workflow = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'owner/fork' };
  expect(findRepository(withRepository('github:owner/name'), workflow)).toBe('https://github.com/owner/name');
  expect(findRepository(smallRepository().root, workflow)).toBe('https://github.com/owner/fork');
  expect(findRepository(smallRepository().root, here)).toBeUndefined();
});
