import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startMock } from '@telephony/mock';
import { startSandbox } from '@telephony/sandbox';
import { readBlocks } from '@telephony/testing/read-blocks';
import { testReaderProject } from '@telephony/testing/reader-project';
import { runCurls } from '@telephony/testing/run-curls';
import { expect, test } from 'vitest';
import { root } from '../turbo.mjs';

const readme = pathToFileURL(join(root, 'README.md'));

testReaderProject(Object.fromEntries(readBlocks(readme).map(({ code }, index) => [`${index}.ts`, code])));

test('the requests by curl of the README at the root succeed, and one prefers a 404', async () => {
  const [sandbox, mock] = await Promise.all([startSandbox({ port: 0 }), startMock({ port: 0 })]);
  const servers = { 'http://127.0.0.1:4010': mock.url, 'http://127.0.0.1:4020': sandbox.url };
  const statuses = await runCurls(readme, servers);
  await Promise.all([sandbox.close(), mock.close()]);
  expect(statuses).toEqual([201, 200, 200, 404]);
});

test('every script that a README runs exists', () => {
  const listed = execFileSync('git', ['ls-files', '*README.md', 'CONTRIBUTING.md'], {
    cwd: root,
    encoding: 'utf8',
  });
  const scriptsOf = (folder: string): string[] =>
    Object.keys(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).scripts);
  const missing = listed
    .trim()
    .split('\n')
    .flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          /\bnpm run (?:-s )?([\w:]+)(?: -w (?:@\w+\/)?([\w/]+))?/g,
        ),
      ]
        .filter(([, script = '', workspace]) => !scriptsOf(workspace ?? '.').includes(script))
        .map(([command]) => `${file}: ${command}`),
    );
  expect(missing).toEqual([]);
});
