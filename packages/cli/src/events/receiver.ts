/** The receiver of `listen` and `serve`: it subscribes to a sandbox; at the platform, somebody configures its address. */
import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import { UserError } from '@telephony/contract/command-line';
import type { EventHandlers, Secret } from '@telephony/webhooks';
import { createWebhookHandler } from '@telephony/webhooks';
import { toNodeListener } from '@telephony/webhooks/node';
import { isSigningSecret } from '@telephony/webhooks/outbox';
import { type Account, isLoopback } from '../account/account.ts';
import { EXIT, START_SANDBOX, usage } from '../exit.ts';
import { listenOn } from '../listen-on.ts';
import { say } from '../output/terminal.ts';

export interface ReceiverOptions {
  port: number;
  host: string;
}

export interface Receiver {
  server: Server;
  /** Takes no more events, and waits for those in progress. */
  close: () => Promise<void>;
}

const EVENTS_PATH = '/events/';
const WEBHOOK_TYPES = ['call_state_change', 'received_sms'];

export async function startReceiver(
  account: Account | undefined,
  options: ReceiverOptions,
  { handlers, others }: { handlers: EventHandlers; others?: RequestListener },
): Promise<Receiver> {
  const isSandbox = account !== undefined && isLoopback(account.url);
  const newSecret = randomBytes(18).toString('base64url');
  const secret = isSandbox ? newSecret : receiverSecret();
  const handler = createWebhookHandler(handlers, { secret });
  const listener = toNodeListener(handler);
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/healthz') || request.url?.startsWith('/metrics'))
      others?.(request, response);
    else listener(request, response);
  });
  const address = `http://127.0.0.1:${await listenOn(server, options.port, options.host)}`;
  if (isSandbox)
    await subscribe(account.url, `${address}${EVENTS_PATH}${newSecret}`).catch((error: unknown) => {
      server.close();
      throw error;
    });
  say(
    `Receives events on ${address}${isSandbox ? ', from the sandbox' : '. Configure its public address at the platform.'}`,
  );
  return {
    server,
    close: async () => {
      await handler.drain();
      server.close();
      server.closeAllConnections();
    },
  };
}

function receiverSecret(text = process.env['TELEPHONY_WEBHOOK_SECRET'] ?? ''): Secret {
  const [, username, password = text] = /^(.+?):(.*)$/.exec(text) ?? [];
  if (password.length < 16)
    throw usage(
      'Set TELEPHONY_WEBHOOK_SECRET to the last part of the path, or the user:password, of the address that is configured at the ' +
        'platform: 16 characters or more, without the user. A sandbox on this machine needs none.',
    );
  return username === undefined ? text : { username, password };
}

// Under one name, so that the next run takes over the events that wait for this one.
async function subscribe(baseUrl: string, url: string): Promise<void> {
  const name = 'telephony';
  const webhooks = `${new URL(baseUrl).origin}/_sandbox/webhooks`;
  const ask = async (address: string, method = 'GET', body?: object): Promise<unknown> => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(address, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new UserError(`${address}: ${String((error as Error).cause)}. ${START_SANDBOX}`, {
        exitCode: EXIT.unavailable,
      });
    });
    if (!response.ok) throw new UserError(`${address}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const { data } = (await ask(webhooks)) as { data: { id: number; name: string }[] };
  const known = data.find((one) => one.name === name);
  if (known) await ask(`${webhooks}/${known.id}`, 'PATCH', { url, enabled: true });
  else await ask(webhooks, 'POST', { name, types: WEBHOOK_TYPES, url });
}

export function httpAddress(flag: string, to: string): string {
  if (!URL.canParse(to) || !/^https?:$/.test(new URL(to).protocol))
    throw usage(`${flag}: "${to}" is not an HTTP address, such as http://localhost:3000/events.`);
  return to;
}

export function signingSecret(given = process.env['TELEPHONY_SIGNING_SECRET']): string {
  const newSecret = `whsec_${randomBytes(24).toString('base64')}`;
  if (!isSigningSecret(given))
    throw usage(`Set TELEPHONY_SIGNING_SECRET, here and in your app, such as to this new one: ${newSecret}`);
  return given;
}

export const reportStoreError = (error: unknown): void => say(`The store: ${(error as Error).message}`);
