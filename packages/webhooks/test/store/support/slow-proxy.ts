import { once } from 'node:events';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { onTestFinished } from 'vitest';

/**
 * A socket before a socket, with a delay in each direction, ended with the test.
 *
 * @returns The path of the socket.
 */
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
