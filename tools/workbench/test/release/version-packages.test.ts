import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { smallRepository } from '@telephony/testing/small-repository';
import { bumpFor } from '../../src/release/version/contract-step.ts';
import { versionPackages } from '../../src/release/version/version-packages.ts';

/** A small repository with the changesets configuration of this one, and what its files say. */
function repository() {
  const { root, write } = smallRepository();
  write('.changeset/config.json', {
    ...JSON.parse(readFileSync(new URL('../../../../.changeset/config.json', import.meta.url), 'utf8')),
    ignore: ['@small/!(client|app)'],
  });
  // By this file changesets knows whose workspaces they are.
  write('package-lock.json', { name: 'small', lockfileVersion: 3, packages: {} });
  write('.changeset/README.md', '# Changesets\n');
  write('packages/app/package.json', {
    name: '@small/app',
    version: '1.4.0',
    private: true,
    publishConfig: { access: 'public' },
    dependencies: { '@small/client': '0.1.0' },
  });
  write('tools/package.json', {
    name: '@small/tools',
    version: '0.1.0',
    private: true,
    dependencies: { '@small/openapi': '0.1.0' },
  });
  execFileSync('git', ['init', '-q'], { cwd: root });
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return {
    root,
    write,
    read,
    manifest: (directory: string) => JSON.parse(read(`${directory}/package.json`)),
    contractVersion: (version: string) =>
      write('openapi/openapi.yaml', `openapi: 3.1.0\ninfo:\n  title: Small\n  version: ${version}\n`),
    lines: async () => (await versionPackages(root)).map(({ name, from, to }) => `${name} ${from} ${to}`),
  };
}

test('a changeset gives its package a version, and those that depend on it follow', async () => {
  const { root, write, read, manifest, lines } = repository();
  write('.changeset/brave-cats-dance.md', "---\n'@small/client': minor\n---\n\nCalls can be parked.\n");
  write('packages/client/src/version.ts', "export const version = '0.1.0';\n");
  expect(await lines()).toEqual(['@small/app 1.4.0 1.4.1', '@small/client 0.1.0 0.2.0']);
  expect(manifest('packages/app').dependencies).toEqual({ '@small/client': '0.2.0' });
  expect(read('packages/client/src/version.ts')).toBe("export const version = '0.2.0';\n");
  expect(read('packages/client/CHANGELOG.md')).toMatch(/## 0\.2\.0[\s\S]*Calls can be parked/);
  expect(existsSync(join(root, '.changeset', 'brave-cats-dance.md'))).toBe(false);
  expect(JSON.parse(read('package-lock.json')).packages['packages/client'].version).toBe('0.2.0');
});

test('the package of the contract follows info.version, with all that is made from it', async () => {
  const { root, read, manifest, contractVersion, lines } = repository();
  contractVersion('0.3.0');
  expect(await lines()).toEqual([
    '@small/openapi 0.1.0 0.3.0',
    '@small/app 1.4.0 1.4.1',
    '@small/client 0.1.0 0.2.0',
  ]);
  expect(manifest('packages/client').dependencies).toEqual({ '@small/openapi': '0.3.0' });
  expect(manifest('tools').dependencies).toEqual({ '@small/openapi': '0.3.0' });
  expect(read('packages/client/CHANGELOG.md')).toContain('Follows version 0.3.0 of the contract');
  // Its changelog is made of its fragments, of which there are none.
  expect(existsSync(join(root, 'openapi', 'CHANGELOG.md'))).toBe(false);
  expect(existsSync(join(root, 'tools', 'CHANGELOG.md'))).toBe(false);
});

test('the fragments of the contract become its entry and its version, and the packages follow', async () => {
  const { root, write, read, contractVersion, lines } = repository();
  contractVersion('0.1.0');
  write('openapi/changes/costs.md', '---\nstep: minor\n---\n\n### New\n\n- Calls have a cost.\n');
  write(
    'openapi/changes/to.md',
    '---\nstep: major\n---\n\n### Breaking on the wire\n\n- `to` is gone.\n  Why: so.\n',
  );
  expect(await lines()).toContain('@small/openapi 0.1.0 0.2.0');
  expect(read('openapi/CHANGELOG.md')).toMatch(/## 0\.2\.0\n[\s\S]*`to` is gone[\s\S]*Calls have a cost/);
  expect(read('openapi/openapi.yaml')).toContain('version: 0.2.0');
  expect(existsSync(join(root, 'openapi', 'changes', 'costs.md'))).toBe(false);
});

test('without a changeset and without a new contract nothing is released', async () => {
  await expect(repository().lines()).rejects.toThrow(/nothing to release[\s\S]*npm run changeset/);
});

test('a changeset that names the contract, or what is not published, is refused before anything is written', async () => {
  for (const name of ['@small/openapi', '@small/tools']) {
    const { root, write, manifest, contractVersion, lines } = repository();
    contractVersion('0.3.0');
    write('.changeset/mixed.md', `---\n'@small/client': minor\n'${name}': minor\n---\n\nBoth.\n`);
    await expect(lines()).rejects.toThrow(`.changeset/mixed.md names ${name}. Take it out`);
    expect(manifest('openapi').version).toBe('0.1.0');
    expect(existsSync(join(root, '.changeset', 'mixed.md'))).toBe(true);
  }
});

test('a package of the contract that is ahead of info.version is refused', async () => {
  const { contractVersion, lines } = repository();
  contractVersion('0.0.9');
  await expect(lines()).rejects.toThrow(
    /openapi\/package\.json has version 0\.1\.0, which is newer than info\.version 0\.0\.9/,
  );
});

test.each([
  ['0.1.0', '0.1.1', '0.4.0', 'patch'],
  ['0.1.0', '0.2.0', '0.4.0', 'minor'],
  ['0.1.0', '0.2.0', '1.4.0', 'major'],
  ['0.9.0', '1.0.0', '1.4.0', 'major'],
  ['1.0.0', '1.1.0', '1.4.0', 'minor'],
  ['1.0.0', '1.1.0', '0.4.0', 'patch'],
  ['1.0.0', '2.0.0', '0.4.0', 'minor'],
  ['1.0.0', '1.0.1', '1.4.0', 'patch'],
])('the step of the contract from %s to %s moves a package at %s by %s', (from, to, version, bump) => {
  expect(bumpFor(version, { from, to })).toBe(bump);
});
