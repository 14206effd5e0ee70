/** A program for Node: servers, files, and the servers that tests start. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { saveTo } from '@telephony/client/node';
import { startMock, type MockOptions } from '@telephony/mock';
import { type Ledger, ledgerJson } from '@telephony/openapi';
import { startSandbox } from '@telephony/sandbox';
import { createWebhookHandler } from '@telephony/webhooks';
import { toNodeListener } from '@telephony/webhooks/node';

const handler = createWebhookHandler(
  { 'sms.received': ({ text }) => void text },
  { secret: { path: '/events/a-very-long-secret' } },
);
export const receiver: Server = createServer(toNodeListener(handler));

export async function keep(): Promise<string[]> {
  return [typeof saveTo];
}

export async function tryOut(options: MockOptions): Promise<[string, string]> {
  const mock = await startMock(options);
  const sandbox = await startSandbox({ port: 0, clock: 'manual', seed: 1 });
  await sandbox.control.advance({ seconds: 10 });
  const addresses: [string, string] = [mock.url, sandbox.baseUrl];
  await Promise.all([mock.close(), sandbox.close()]);
  return addresses;
}

export const ledger = JSON.parse(readFileSync(ledgerJson, 'utf8')) as Ledger;
