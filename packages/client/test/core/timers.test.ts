import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startPlatform } from '../auth/platform.ts';

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
