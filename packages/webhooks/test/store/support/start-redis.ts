import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { onTestFinished } from 'vitest';

export const redisIsHere: boolean = spawnSync('redis-server', ['--version']).status === 0;

export async function startRedis() {
  const folder = mkdtempSync(join(tmpdir(), 'webhooks-redis-'));
  const socket = join(folder, 'redis.sock');
  let server: ChildProcess;
  let closed: Promise<unknown>;

  async function start(): Promise<void> {
    const files = ['--unixsocket', socket, '--dir', folder, '--save', ''];
    const options = [...files, ...'--port 0 --appendonly yes --appendfsync always'.split(' ')];
    server = spawn('redis-server', options, { stdio: 'ignore' });
    closed = new Promise((resolve) => server.once('close', resolve));
    while (!(await responds(socket))) {
      if (server.exitCode !== null) throw new Error('redis-server has ended before it was ready.');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  async function signal(name: NodeJS.Signals): Promise<void> {
    server.kill(name);
    if (name === 'SIGKILL') await closed;
  }

  await start();
  return {
    socket,
    start,
    signal,
    async end() {
      await signal('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function responds(socket: string): Promise<boolean> {
  const connection = createConnection(socket);
  try {
    connection.write('PING\r\n');
    const [data]: unknown[] = await once(connection, 'data', { signal: AbortSignal.timeout(1000) });
    return String(data).startsWith('+PONG');
  } catch {
    return false;
  } finally {
    connection.destroy();
  }
}

export async function slowProxy(socket: string, delay: number): Promise<string> {
  const path = join(temporaryFolder(), 'slow.sock');
  const server = createServer((near) => {
    const far = createConnection(socket);
    passOn(near, far);
    passOn(far, near);
  }).listen(path);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return path;

  function passOn(from: Readable, to: Writable): void {
    from.on('data', (data: unknown) => setTimeout(() => to.write(data), delay));
    from.on('close', () => setTimeout(() => to.destroy(), delay));
    from.on('error', () => {});
  }
}
