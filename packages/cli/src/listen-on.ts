import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UserError, wholeNumber } from '@telephony/command-line';

/**
 * Lets a server listen on the port of `--port`.
 *
 * @returns The port; 0 takes a free one.
 * @throws UserError for what is no port, and for one that cannot be used.
 */
export async function listenOn(server: Server, port: string, host: string): Promise<number> {
  server.listen(wholeNumber('--port', port, { from: 0, to: 65_535 }), host);
  await once(server, 'listening').catch((error: unknown) => {
    throw new UserError(`--port: ${(error as Error).message}`);
  });
  return (server.address() as AddressInfo).port;
}
