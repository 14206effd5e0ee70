import { getEventListeners, once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createTelephony, download, operations, pages } from '../../src/index.ts';
import { startPlatform } from '../auth/support/platform.ts';

const source = fileURLToPath(new URL('../../src/index.ts', import.meta.url));

/** Runs a program with the client and gives its exit code; null where it had to be ended. */
async function exitCode(program: string): Promise<unknown> {
  const code = `import { createTelephony, ping, session } from ${JSON.stringify(source)};\n${program}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' });
  const end = setTimeout(() => child.kill(), 12_000);
  const [result] = (await once(child, 'exit')) as [unknown];
  clearTimeout(end);
  return result;
}

test('a session that pings does not hold the program', async () => {
  const { baseUrl } = await startPlatform();
  const program = `
    const auth = session({ email: 'a@b.example', password: 'p' });
    const pbx = createTelephony({ baseUrl: ${JSON.stringify(baseUrl)}, auth });
    await ping(pbx, { headers: { connection: 'close' } });`;
  expect(await exitCode(program)).toBe(0);
});

test('the time-out of a call does not hold the program', async () => {
  const program = `
    const fetch = () => new Promise(() => {});
    void ping(createTelephony({ baseUrl: 'https://host', fetch }));`;
  expect(await exitCode(program)).toBe(0);
});

test('an aborted pause before a repetition does not hold the program', async () => {
  const program = `
    const fetch = async () => new Response('', { status: 503, headers: { 'retry-after': '25' } });
    const signal = AbortSignal.timeout(100);
    await ping(createTelephony({ baseUrl: 'https://host', fetch }), { signal }).catch(() => {});
    setTimeout(() => {}, 200);`;
  expect(await exitCode(program)).toBe(0);
});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const CALLS = 4000;
const MOST_BYTES = 100;

const fetch = async (url: string): Promise<Response> => {
  if (url.endsWith('.mp3')) return new Response('ID3', { headers: { 'content-type': 'audio/mpeg' } });
  const { searchParams } = new URL(url);
  const page = Number(searchParams.get('page') ?? 1);
  return Response.json(
    url.includes('/cdrs/') ? { data: { id: 1 }, links: {} } : { data: [{ id: page }], total: CALLS },
  );
};
const pbx = createTelephony({ baseUrl: 'https://host/v1.2/service', auth: 'TOKEN', fetch, operations });

const kinds: Record<string, (signal: AbortSignal, count: number) => Promise<unknown>> = {
  async calls(signal, count) {
    for (let left = count; left > 0; left -= 1) await pbx.getCdr({ id: 1 }, { signal });
  },
  async 'failed calls'(signal, count) {
    for (let left = count; left > 0; left -= 1) await pbx.raw.getCdr({ id: Number.NaN }, { signal });
  },
  async downloads(signal, count) {
    for (let left = count; left > 0; left -= 1)
      await (await download(pbx, '/monitors/{id}.mp3', { path: { id: 7 }, signal })).bytes();
  },
  async 'cancelled downloads'(signal, count) {
    for (let left = count; left > 0; left -= 1)
      await (await download(pbx, '/monitors/{id}.mp3', { path: { id: 7 }, signal })).stream.cancel();
  },
  async pages(signal, count) {
    let left = count;
    for await (const _ of pages(pbx, '/cdrs', { signal, pageSize: 1, firstPage: 1 }))
      if ((left -= 1) <= 0) return;
  },
};

test.each(Object.keys(kinds))('%s with a shared signal leave nothing with it', async (kind) => {
  const { signal } = new AbortController();
  const run = kinds[kind]!;
  await run(signal, CALLS);
  const before = used();
  await run(signal, CALLS);
  expect((used() - before) / CALLS).toBeLessThanOrEqual(MOST_BYTES);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

function used(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}
