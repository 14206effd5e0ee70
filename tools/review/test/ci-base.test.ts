import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';
import { ciBase } from '../src/base/choose-base.ts';

/** A repository with a branch of one commit, merged to main as GitHub does it for a pull request. */
function repository() {
  const root = temporaryFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-C', root, ...args], {
      encoding: 'utf8',
    }).trim();
  const commit = (file: string) => {
    writeFileSync(join(root, file), file);
    git('add', '--all');
    git('commit', '--quiet', '--message', file);
    return git('rev-parse', 'HEAD');
  };
  git('init', '--quiet', '--initial-branch', 'main');
  const first = commit('first');
  git('switch', '--quiet', '--create', 'feature');
  const head = commit('feature');
  git('switch', '--quiet', 'main');
  const second = commit('second');
  const merge = () => {
    git('switch', '--quiet', '--detach', 'main');
    git('merge', '--quiet', '--no-ff', '--no-edit', 'feature');
    return git('rev-parse', 'HEAD');
  };
  const event = (name: string, content: object) => {
    const path = join(temporaryFolder(), 'event.json');
    writeFileSync(path, JSON.stringify(content));
    return ciBase(root, { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path });
  };
  return { root, git, commit, merge, event, commits: { first, second, head } };
}

test('a pull request is compared with the first parent of its merge commit, also after main has moved on', () => {
  const { git, commit, merge, event, commits } = repository();
  const merged = merge();
  expect(event('pull_request', { pull_request: { base: { sha: commits.first } } })).toBe(commits.second);
  git('switch', '--quiet', 'main');
  commit('third');
  git('switch', '--quiet', '--detach', merged);
  // Repeated, the run has the same merge commit.
  expect(event('pull_request', { pull_request: { base: { sha: commits.first } } })).toBe(commits.second);
});

test('where the head of a pull request is checked out, it is compared with where it left the base', () => {
  const { git, event, commits } = repository();
  git('switch', '--quiet', 'feature');
  expect(event('pull_request', { pull_request: { base: { sha: commits.second } } })).toBe(commits.first);
});

test('a group of the merge queue has the base that GitHub names, a push what was before it', () => {
  const { merge, event, commits } = repository();
  merge();
  expect(event('merge_group', { merge_group: { base_sha: commits.first } })).toBe(commits.first);
  expect(event('push', { before: commits.first })).toBe(commits.first);
  expect(event('push', { before: '0'.repeat(40) })).toBe(commits.second);
});

test('a clone that is too shallow is refused, and there is no base of GitHub elsewhere', () => {
  const { root, event } = repository();
  expect(() => event('merge_group', { merge_group: { base_sha: 'f'.repeat(40) } })).toThrow('fetch-depth: 0');
  expect(ciBase(root, {})).toBeUndefined();
});
