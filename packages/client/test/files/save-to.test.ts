import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';
import { createTelephony, download, type Download } from '../../src/index.ts';
import { saveTo } from '../../src/node.ts';
import { startServer } from '../support/start-server.ts';

const LENGTH = 300_000;
const audio = Buffer.alloc(LENGTH, 'ID3 tone ');

async function ask(
  send = (response: ServerResponse): unknown => response.end(audio),
  headers: Record<string, string> = { 'content-length': String(LENGTH) },
  signal?: AbortSignal,
): Promise<Download & { closed: () => boolean }> {
  let closed = false;
  const baseUrl = await startServer((_, response) => {
    response.on('close', () => (closed = true)).writeHead(200, { 'content-type': 'audio/mpeg', ...headers });
    send(response);
  });
  const pbx = createTelephony({ baseUrl, auth: 'token' });
  const file = await download(pbx, '/monitors/{id}.mp3', { path: { id: 7 }, signal });
  return { ...file, closed: () => closed };
}

const begin = (response: ServerResponse) => response.write(audio.subarray(0, 100_000));

test('writes a file and says how long it is', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'tone.mp3');
  expect(await saveTo(await ask(), file)).toEqual({ file, bytes: LENGTH });
  expect(readFileSync(file)).toEqual(audio);
  expect(readdirSync(folder)).toEqual(['tone.mp3']);
});

test('names the file where a folder is given', async () => {
  const folder = temporaryFolder();
  const { file } = await saveTo(await ask(), folder);
  expect(file).toBe(join(folder, 'monitors-7.mp3'));
  mkdirSync(join(folder, 'more'));
  await saveTo(await ask(), join(folder, 'more') + sep);
  expect(readdirSync(join(folder, 'more'))).toEqual(['monitors-7.mp3']);
});

test('tells how far it is', async () => {
  const steps: [number, number | undefined][] = [];
  const onProgress = (bytes: number, size: number | undefined) => void steps.push([bytes, size]);
  await saveTo(await ask(), temporaryFolder(), { onProgress });
  expect(steps.length).toBeGreaterThan(1);
  expect(steps.at(-1)).toEqual([LENGTH, LENGTH]);
  expect(steps.map(([bytes]) => bytes)).toEqual(steps.map(([bytes]) => bytes).toSorted((a, b) => a - b));
  steps.length = 0;
  await saveTo(await ask(undefined, { 'transfer-encoding': 'chunked' }), temporaryFolder(), { onProgress });
  expect(steps.at(-1)).toEqual([LENGTH, undefined]);
});

test('does not overwrite, unless told to', async () => {
  const file = join(temporaryFolder(), 'tone.mp3');
  writeFileSync(file, 'before');
  const refused = await ask(begin);
  await expect(saveTo(refused, file)).rejects.toMatchObject({
    code: 'EEXIST',
    message: expect.stringContaining('overwrite: true'),
  });
  expect(readFileSync(file, 'utf8')).toBe('before');
  // The connection is not left waiting for a reader.
  await expect.poll(refused.closed).toBe(true);
  await saveTo(await ask(), file, { overwrite: true });
  expect(readFileSync(file)).toEqual(audio);
});

test('does not overwrite what came into being meanwhile', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'tone.mp3');
  const onProgress = () => writeFileSync(file, 'meanwhile');
  await expect(saveTo(await ask(), file, { onProgress })).rejects.toMatchObject({ code: 'EEXIST' });
  expect(readFileSync(file, 'utf8')).toBe('meanwhile');
  expect(readdirSync(folder)).toEqual(['tone.mp3']);
});

test('a folder is no file', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'monitors-7.mp3'));
  await expect(saveTo(await ask(), folder, { overwrite: true })).rejects.toMatchObject({ code: 'EISDIR' });
});

test.each([
  [false, []],
  [true, ['tone.mp3: before']],
])('a download that breaks off leaves what was there, overwrite: %s', async (overwrite, before) => {
  const folder = temporaryFolder();
  const file = join(folder, 'tone.mp3');
  if (overwrite) writeFileSync(file, 'before');
  const seen: string[][] = [];
  let cut = () => {};
  const broken = await ask((response) => {
    begin(response);
    cut = () => response.destroy();
  });
  const onProgress = () => {
    seen.push(readdirSync(folder));
    cut();
  };
  await expect(saveTo(broken, file, { overwrite, onProgress })).rejects.toMatchObject({
    kind: 'body',
  });
  const left = readdirSync(folder).map((name) => `${name}: ${readFileSync(join(folder, name), 'utf8')}`);
  expect(left).toEqual(before);
  // It was beside the target while it came.
  expect(seen[0]).toContainEqual(expect.stringMatching(/^\.tone\.mp3\..+\.part$/));
});

test('a download that is aborted leaves nothing', async () => {
  const folder = temporaryFolder();
  const stop = new AbortController();
  const file = await ask(begin, undefined, stop.signal);
  const saved = saveTo(file, folder, { onProgress: () => stop.abort(new Error('enough')) });
  await expect(saved).rejects.toMatchObject({ kind: 'abort', cause: new Error('enough') });
  expect(readdirSync(folder)).toEqual([]);
  await expect.poll(file.closed).toBe(true);
});

test('what cannot be written frees the connection', async () => {
  const file = await ask(begin);
  await expect(saveTo(file, join(temporaryFolder(), 'missing', 'tone.mp3'))).rejects.toMatchObject({
    code: 'ENOENT',
  });
  await expect.poll(file.closed).toBe(true);
});

test('a download that was read already is not saved', async () => {
  const folder = temporaryFolder();
  const file = await ask();
  await file.bytes();
  await expect(saveTo(file, folder)).rejects.toThrow(TypeError);
  expect(readdirSync(folder)).toEqual([]);
});

test('an error in onProgress ends it', async () => {
  const folder = temporaryFolder();
  const file = await ask(begin);
  const onProgress = () => {
    throw new Error('no terminal');
  };
  await expect(saveTo(file, folder, { onProgress })).rejects.toThrow('no terminal');
  expect(readdirSync(folder)).toEqual([]);
  await expect.poll(file.closed).toBe(true);
});
