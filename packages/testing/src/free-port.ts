import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ports that Linux (32768) and others (49152) give to servers on port 0.
const MIN_PORT = 20_000;
const MAX_PORT = 32_000;

/** Returns a free port, for a program that cannot choose one by itself. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = MIN_PORT + Math.floor(Math.random() * (MAX_PORT - MIN_PORT));
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
  server.close();
  await once(server, 'close');
  return true;
}
