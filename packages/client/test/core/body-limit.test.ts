import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { download, type TelephonyOptions } from '../../src/index.ts';
import { caught } from '../support/caught.ts';
import { clientOf } from '../support/client.ts';
import { startServer } from '../support/start-server.ts';

const MEGABYTE = 2 ** 20;

/** A server whose bodies of 20 megabytes are 20 kilobytes on the wire, and whether each connection was closed by the client. */
async function bombs(
  type: string,
  status = 200,
  options: Partial<TelephonyOptions> = { maxBodyBytes: MEGABYTE },
  megabytes = 20,
) {
  const closed: Promise<unknown>[] = [];
  const bomb = gzipSync(Buffer.alloc(megabytes * MEGABYTE, ' '));
  const baseUrl = await startServer((_, response: ServerResponse) => {
    closed.push(once(response, 'close'));
    response.writeHead(status, { 'content-type': type, 'content-encoding': 'gzip' }).end(bomb);
  });
  return { pbx: clientOf({ baseUrl, ...options }), closed };
}

const TOO_LARGE = /the body has more than 1048576 bytes; maxBodyBytes allows more$/;

test('JSON that becomes larger than the limit is an error, which is not tried again', async () => {
  const { pbx, closed } = await bombs('application/json');
  expect(await caught(pbx.getCdr({ id: 42 }))).toMatchObject({
    kind: 'body',
    status: 200,
    message: expect.stringMatching(TOO_LARGE),
  });
  expect(closed).toHaveLength(1);
  await Promise.all(closed);
});

test.each(['application/json', 'text/html'])(
  'so is the body of an error, of which the status is told: %s',
  async (type) => {
    const { pbx, closed } = await bombs(type, 404);
    const error = await caught(pbx.getCdr({ id: 42 }));
    expect(error).toMatchObject({ kind: 'status', status: 404 });
    await Promise.all(closed);
  },
);

test('so is a file that comes compressed, even as a stream', async () => {
  const { pbx } = await bombs('audio/mpeg');
  const { stream } = await download(pbx, '/monitors/{id}.mp3', { path: { id: 7 } });
  expect(await caught(stream.pipeTo(new WritableStream()))).toMatchObject({
    kind: 'body',
    message: expect.stringMatching(TOO_LARGE),
  });
});

test('a file that comes as it is has a limit only where it is held in memory, and one of its own', async () => {
  const baseUrl = await startServer((_, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(Buffer.alloc(3 * MEGABYTE, 1));
  });
  const pbx = clientOf({ baseUrl, maxBodyBytes: MEGABYTE });
  const get = (options = {}) => download(pbx, '/monitors/{id}.mp3', { path: { id: 7 }, ...options });
  expect(await caught((await get()).bytes())).toMatchObject({
    kind: 'body',
    message: expect.stringMatching(TOO_LARGE),
  });
  expect((await (await get({ maxBodyBytes: 4 * MEGABYTE })).bytes()).length).toBe(3 * MEGABYTE);
  let bytes = 0;
  for await (const part of (await get()).stream) bytes += part.length;
  expect(bytes).toBe(3 * MEGABYTE);
});

test('without an option the limit is 64 MiB', async () => {
  const { pbx } = await bombs('application/json', 200, {}, 65);
  expect(await caught(pbx.getCdr({ id: 42 }))).toMatchObject({
    message: expect.stringContaining('more than 67108864 bytes'),
  });
});
