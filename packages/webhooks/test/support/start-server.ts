import { createServer, type RequestListener, type Server } from 'node:http';
import { onTestFinished } from 'vitest';

/**
 * Starts a server on a free port, ended with the test. Gives its address.
 *
 * @param whenFinished That of the test, where several run at once.
 */
export async function startServer(
  server: Server | RequestListener,
  whenFinished = onTestFinished,
): Promise<string> {
  const started = typeof server === 'function' ? createServer(server) : server;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  whenFinished(
    () =>
      new Promise<void>((resolve) => {
        started.closeAllConnections();
        started.close(() => resolve());
      }),
  );
  const address = started.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}
