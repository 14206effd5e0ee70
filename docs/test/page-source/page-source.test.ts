import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lastChanges } from '../../src/page-source/last-changes.ts';
import { pageFile } from '../../src/page-source/page-file.ts';
import { pageSource } from '../../src/page-source/page-source.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

test.each([
  ['/', 'docs/src/content/docs/index.mdx'],
  ['/guides/calls/', 'docs/src/content/docs/guides/calls.mdx'],
  ['/operations/listCdrs/', 'openapi/paths/cdrs/cdrs.yaml'],
  ['/webhooks/call.missed/', 'openapi/webhooks/call.missed.yaml'],
  ['/schemas/User/', 'openapi/components/schemas/User.yaml'],
  ['/tags/calls/', 'openapi/openapi.yaml'],
  ['/ledger/', 'openapi/ledger.yaml'],
])('%s is written in %s', (address, file) => {
  expect(pageFile(address)).toBe(file);
});

test('every page of the site has its file', () => {
  const addresses = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('index.html'))
    .map((name) => `/${name.replace(/index\.html$/, '')}`);
  expect(addresses.filter((address) => pageFile(address) === undefined)).toEqual([]);
  expect(addresses.length).toBeGreaterThan(400);
});

test('a page is edited where the repository is, and nowhere when that is not known', () => {
  expect(pageSource('/operations/getCdr/', 'https://github.com/acme/pbx').edit).toBe(
    'https://github.com/acme/pbx/edit/main/openapi/paths/cdrs/cdrs-id.yaml',
  );
  expect(pageSource('/nowhere/', 'https://github.com/acme/pbx')).toEqual({});
});

describe('lastChanges', () => {
  let folder: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args], {
      cwd: folder,
      stdio: 'pipe',
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
    });
  let date = '';
  const commit = (on: string, ...files: string[]) => {
    date = `${on}T12:00:00Z`;
    for (const file of files) writeFileSync(join(folder, file), on);
    git('add', '-A');
    git('commit', '-qm', on);
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'last-changes-'));
    git('init', '-q');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('each file has the date of the last commit that changed it', () => {
    commit('2026-01-02', 'one.md', 'größe.md');
    commit('2026-03-04', 'one.md');
    expect(Object.fromEntries(lastChanges(folder))).toEqual({
      'größe.md': '2026-01-02',
      'one.md': '2026-03-04',
    });
  });

  test('a checkout without its history has no dates', () => {
    commit('2026-01-02', 'one.md');
    commit('2026-03-04', 'one.md');
    const shallow = join(folder, 'shallow');
    git('clone', '-q', '--depth', '1', `file://${folder}`, shallow);
    expect(existsSync(join(shallow, 'one.md'))).toBe(true);
    expect(lastChanges(shallow).size).toBe(0);
  });

  test('nor has a folder without git', () => {
    rmSync(join(folder, '.git'), { recursive: true });
    expect(lastChanges(folder).size).toBe(0);
  });
});
