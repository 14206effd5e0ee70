import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '@telephony/testing/temporary-folder';

/** Whether there is a Redis on this machine, such as Debian's package. */
export const redisIsHere: boolean = spawnSync('redis-server', ['--version']).status === 0;

/** Starts a Redis of its own on a socket in a temporary folder, ended with the test. */
export async function startRedis() {
  const folder = temporaryFolder();
  const socket = join(folder, 'redis.sock');
  const server = spawn('redis-server', [
    '--port',
    '0',
    '--unixsocket',
    socket,
    '--save',
    '',
    '--dir',
    folder,
  ]);
  const closed = new Promise((resolve) => server.once('close', resolve));
  const stop = async () => {
    server.kill();
    await closed;
  };
  onTestFinished(stop);
  while (!existsSync(socket)) {
    if (server.exitCode !== null) throw new Error('redis-server has ended before it was ready.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { place: `redis:${socket}`, stop };
}
