import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below what Linux (32768) and the others (49152) give to a server that asks for port 0, so that none of those takes it. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** A port of this machine on which nobody listens, for a program that cannot choose one by itself. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
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
