import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url));

function run(...args: string[]) {
  const child = spawn(process.execPath, [cli, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test('says where it answers, and ends on SIGTERM', async () => {
  const child = run('--port', '0');
  const [line] = await once(child.stdout, 'data');
  const url = /http:\S+/.exec(String(line))?.[0] ?? '';
  expect((await fetch(`${url}/cdrs?limit=2`, { headers: { 'x-auth-token': 'any' } })).status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
});

test('a taken port is one line that names it and the option', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const child = run('--port', String(port));
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `Port ${port} is taken. Choose another with --port.\n`,
  });
});
