import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';
import { takeOwnership, undone, wrongMentions } from '../names.ts';
import { root } from '../turbo.mjs';

test('no text tells anybody to fetch a package by a name that nobody here owns', () => {
  expect(wrongMentions(root)).toEqual([]);
});

const { name: client } = JSON.parse(readFileSync(join(root, 'packages/client/package.json'), 'utf8')) as {
  name: string;
};
const scope = client.replace('/client', '');

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 });

function copyOfRepository(...files: string[]): string {
  const folder = temporaryFolder();
  const archive = join(folder, 'files.tar');
  const input = git(root, 'ls-files', '-z', ...files);
  execFileSync('tar', ['-cf', archive, '--null', '-T', '-'], { cwd: root, input });
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as object;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, published: null }));
  return folder;
}

test('each way to fetch them is found', () => {
  const folder = copyOfRepository('package.json', 'packages/client/package.json', 'README.md');
  const planted = [
    `npx ${scope}/mock`,
    `npm i -D ${scope}/client`,
    `pnpm dlx ${scope}/sandbox`,
    `yarn add vite ${scope}/client@latest`,
    'bunx telephony-mock',
    'npx telephony-sandbox --port 1',
    'npm exec -- telephony-webhooks',
    `deno add npm:${scope}/client`,
    `npm --silent install ${scope}/client`,
    `npm -g i ${scope}/client`,
    `npm --prefix app install ${scope}/client`,
    `NPM INSTALL ${scope}/client`,
    `npm.cmd install ${scope}/client`,
    `npm it ${scope}/client`,
    `pnpm --filter app add ${scope}/client`,
    `yarn global add ${scope}/client`,
    `pnpx ${scope}/mock`,
    `npm pack ${scope}/client`,
    `npm view ${scope}/client`,
    `npm install vite \\\n  ${scope}/client`,
    `https://esm.sh/${scope}/client`,
  ];
  const addresses = [
    `esm.run/${scope}/client`,
    `cdn.skypack.dev/${scope}/client`,
    `jspm.dev/npm:${scope}/client`,
    `registry.npmjs.org/${scope}/client/-/client-0.1.0.tgz`,
    `npmjs.com/package/${scope}/client`,
  ];
  const all = [...planted, ...addresses.map((address) => `https://${address}`)];
  const found = all.filter((text) => {
    writeFileSync(join(folder, 'README.md'), `Run \`${text}\` now.\n`);
    return wrongMentions(folder).length > 0;
  });
  expect(found).toEqual(all);
});

test('one command gives the packages the scope that is owned, and has the texts name it', () => {
  const folder = copyOfRepository();
  const repository = 'https://github.com/acme-inc/pbx';
  expect(() => takeOwnership(folder, 'acme', repository)).toThrow('is not a scope');
  expect(() => takeOwnership(folder, '@acme', 'git@github.com:acme-inc/pbx')).toThrow('is not a repository');
  expect(undone(folder)[0]).toContain(`Nobody here owns ${scope}`);
  takeOwnership(folder, '@acme', repository);
  // Nothing found is an exit code of 1.
  expect(() => git(folder, 'grep', '--untracked', '-l', `${scope}/`, '--', ':!*CHANGELOG.md')).toThrow(
    'grep',
  );
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
  const [, version] = /^ {2}version: (\S+)/m.exec(textOf('openapi/openapi.yaml')) ?? [];
  expect(JSON.parse(textOf('package.json'))).toMatchObject({ published: version });
  expect(JSON.parse(textOf('packages/sandbox/package.json'))).toMatchObject({
    name: '@acme/sandbox',
    homepage: `${repository}/tree/main/packages/sandbox#readme`,
    bugs: { url: `${repository}/issues` },
    repository: { type: 'git', url: `git+${repository}.git`, directory: 'packages/sandbox' },
  });
  expect(JSON.parse(textOf('packages/http/package.json'))).not.toHaveProperty('repository');
  const server = JSON.parse(textOf('packages/cli/server.json')) as object;
  expect(server).toMatchObject({
    name: JSON.parse(textOf('packages/cli/package.json')).mcpName,
    repository: { url: repository, source: 'github', subfolder: 'packages/cli' },
    packages: [{ identifier: '@acme/cli' }],
  });
  expect(server).toHaveProperty('name', 'io.github.acme-inc/telephony');
  for (const [file, line] of [
    ['README.md', 'npm install @acme/client @acme/calls @acme/webhooks'],
    ['README.md', `Version ${version} of the contract is published`],
    ['packages/sandbox/README.md', 'npm install --save-dev @acme/sandbox'],
    ['packages/client/README.md', 'npm install @acme/client'],
    ['docs/src/content/docs/guides/testing.mdx', 'npm install @acme/mock @acme/sandbox'],
  ] as const)
    expect(textOf(file)).toMatch(new RegExp(`^${line}\\b.*$`, 'm'));
  expect(textOf('docs/src/content/docs/packages/executable.mdx')).toContain(
    'uses: acme-inc/pbx/packages/cli/executable@',
  );
  expect(textOf('docs/src/pages/operations/[operationId].astro')).toContain('`npx @acme/sandbox --examples`');
  expect(wrongMentions(folder)).toEqual([]);
  expect(undone(folder)).toEqual([expect.stringContaining('SECURITY.md names no address')]);
  writeFileSync(join(folder, 'SECURITY.md'), 'Write to security@acme.example.');
  expect(undone(folder)).toEqual([]);
  // A text that does not follow is found.
  writeFileSync(join(folder, 'packages/calls/README.md'), 'npm install ../telephony/packages/calls\n');
  expect(undone(folder)).toEqual([expect.stringContaining('packages/calls/README.md')]);
});
