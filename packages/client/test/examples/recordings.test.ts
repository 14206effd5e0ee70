import { createRequire } from 'node:module';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { json, startServer } from '../support/start-server.ts';
import { mockPlatform } from './support/mock-platform.ts';
import { runExample, startExample } from './support/start-example.ts';
import { withToken } from './support/token.ts';
import { temporaryFolder } from '@telephony/testing/temporary-folder';

const two = { data: [{ id: 7001 }, { id: 7002 }], total: 2 };

test('runs without options, on a mock of its own', async () => {
  const folder = temporaryFolder();
  const { code, stdout } = await runExample('recordings', [], { env: { TMPDIR: folder, TEMP: folder } });
  expect(stdout).toBe(`New recordings in ${join(folder, 'recordings-2026-11-20')}: 2\n`);
  expect(code).toBe(0);
});

test('saves the recordings of the day, and asks for none twice', async () => {
  const folder = temporaryFolder();
  const { mock, args } = await mockPlatform();
  const run = () =>
    runExample('recordings', [...args, '--day', '2026-11-20', '--folder', 'saved', '--no-verify'], {
      env: withToken,
      folder,
    });

  const first = await run();
  expect(first.stdout).toBe(`New recordings in ${join(folder, 'saved')}: 2\n`);
  expect(first.stderr).toBe('1 of 2 recordings\n2 of 2 recordings\n');
  expect(await readdir(join(folder, 'saved'))).toEqual(['monitors-7001.mp3', 'monitors-7002.mp3']);
  const tone = await readFile(createRequire(import.meta.url).resolve('@telephony/mock/files/tone.mp3'));
  expect(await readFile(join(folder, 'saved', 'monitors-7001.mp3'))).toEqual(tone);
  const { searchParams } = new URL(mock.requests[0]!.url, mock.url);
  expect(JSON.parse(searchParams.get('filter')!)).toEqual([
    { property: 'timestamp', operator: 'gte', value: '2026-11-20 00:00:00' },
    { property: 'timestamp', operator: 'lt', value: '2026-11-21 00:00:00' },
  ]);

  const asked = mock.requests.length;
  expect((await run()).stdout).toBe(`New recordings in ${join(folder, 'saved')}: 0\n`);
  expect(mock.requests.slice(asked).map(({ operationId }) => operationId)).toEqual(['listMonitors']);
});

test('a JSON error is not saved as a recording', async () => {
  const folder = temporaryFolder();
  const url = await startServer((request, response) => {
    json(response, request.url?.includes('.mp3') ? { message: 'Audio is being made', errors: [] } : two);
  });
  const { code, stderr } = await runExample('recordings', ['--base-url', url, '--day', '2026-11-20'], {
    env: withToken,
    folder,
  });
  expect(stderr.match(/^\[GET\] \/monitors\/\{id\}\.mp3: .*Audio is being made.*$/gm)).toHaveLength(2);
  expect(code).toBe(1);
  expect(await readdir(join(folder, 'recordings-2026-11-20'))).toEqual([]);
});

test('a recording that is gone by then is left out', async () => {
  const folder = temporaryFolder();
  const url = await startServer((request, response) => {
    if (!request.url?.includes('.mp3')) return json(response, two);
    if (request.url.includes('7001'))
      return json(response, { message: 'Resource not found', errors: [] }, 404);
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('ID3 sound');
  });
  const { code, stdout } = await runExample(
    'recordings',
    ['--base-url', url, '--day', '2026-11-20', '--folder', '.'],
    { env: withToken, folder },
  );
  expect(stdout).toBe(`New recordings in ${folder}: 1\n`);
  expect(await readdir(folder)).toEqual(['monitors-7002.mp3']);
  expect(code).toBe(0);
});

test('an interruption leaves whole files only', async () => {
  const folder = temporaryFolder();
  const second = Promise.withResolvers<void>();
  const url = await startServer((request, response) => {
    if (!request.url?.includes('.mp3')) return json(response, two);
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).write('ID3 sound');
    if (request.url.includes('7001')) response.end();
    else second.resolve();
  });
  const example = startExample('recordings', ['--base-url', url, '--day', '2026-11-20', '--folder', '.'], {
    env: withToken,
    folder,
  });
  await second.promise;
  example.process.kill('SIGINT');
  const { code, stderr } = await example.finished;
  expect(stderr).toBe('1 of 2 recordings\nStopped.\n');
  expect(code).toBe(130);
  expect(await readdir(folder)).toEqual(['monitors-7001.mp3']);
});
