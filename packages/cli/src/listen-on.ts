import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UserError } from '@telephony/contract/command-line';

export async function listenOn(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw new UserError(`--port: ${(error as Error).message}`);
  });
  return (server.address() as AddressInfo).port;
}
