/** The receiver of `listen` and `serve`: it subscribes to a sandbox; at the platform, somebody configures its address. */
import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import { UserError } from '@telephony/contract/command-line';
import type { EventHandlers, Secret } from '@telephony/webhooks';
import { createWebhookHandler } from '@telephony/webhooks';
import { toNodeListener } from '@telephony/webhooks/node';
import { isSigningSecret } from '@telephony/webhooks/outbox';
import { isLoopback } from '../account/account.ts';
import { isSandbox } from '../account/sandbox.ts';
import { usage } from '../exit.ts';
import { listenOn } from '../listen-on.ts';
import { say } from '../output/terminal.ts';

export interface ReceiverOptions {
  port: number;
  host: string;
}

export interface Receiver {
  server: Server;
  /** Returns what is wrong with the subscription. At the platform, nobody can ask. */
  checkSubscription: () => Promise<string | undefined>;
  /** Takes no more events, and waits for those in progress. */
  close: () => Promise<void>;
}

const EVENTS_PATH = '/events/';
const WEBHOOK_TYPES = ['call_state_change', 'received_sms'];

export async function startReceiver(
  url: string,
  options: ReceiverOptions,
  { handlers, others }: { handlers: EventHandlers; others?: RequestListener },
): Promise<Receiver> {
  const canSubscribe = await isSandboxHere(url);
  const newSecret = randomBytes(18).toString('base64url');
  const hasSecret = Boolean(process.env['TELEPHONY_WEBHOOK_SECRET']);
  const secret = [
    ...(canSubscribe ? [newSecret] : []),
    ...(hasSecret || !canSubscribe ? [receiverSecret()] : []),
  ];
  const handler = createWebhookHandler(handlers, { secret });
  const listener = toNodeListener(handler);
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/healthz') || request.url?.startsWith('/metrics'))
      others?.(request, response);
    else listener(request, response);
  });
  const address = `http://127.0.0.1:${await listenOn(server, options.port, options.host)}`;
  let subscription = canSubscribe ? new Subscription(url, `${address}${EVENTS_PATH}${newSecret}`) : undefined;
  await subscription?.begin().catch((error: unknown) => {
    // A sandbox in a container is controlled from elsewhere.
    subscription = undefined;
    if (hasSecret) return say((error as Error).message);
    server.close();
    throw error;
  });
  say(
    `Receives events on ${address}${subscription ? ', from the sandbox' : '. Configure its public address at the platform.'}`,
  );
  return {
    server,
    checkSubscription: async () => subscription?.problem(),
    close: async () => {
      await handler.drain();
      server.close();
      server.closeAllConnections();
    },
  };
}

// A sandbox elsewhere does not reach this program by 127.0.0.1.
async function isSandboxHere(url: string): Promise<boolean> {
  try {
    return isLoopback(url) && (await isSandbox(url));
  } catch (error) {
    // The platform behind a tunnel may come later.
    if (process.env['TELEPHONY_WEBHOOK_SECRET']) return false;
    throw error;
  }
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
const WEBHOOK_NAME = 'telephony';

interface Webhook {
  id: number;
  name: string;
  url: string;
  enabled: boolean;
}

class Subscription {
  readonly #webhooks: string;
  readonly #url: string;

  constructor(baseUrl: string, url: string) {
    this.#webhooks = `${new URL(baseUrl).origin}/_sandbox/webhooks`;
    this.#url = url;
  }

  async begin(): Promise<void> {
    const known = await this.#find();
    const url = this.#url;
    if (known) await this.#ask(`/${known.id}`, 'PATCH', { url, enabled: true });
    else await this.#ask('', 'POST', { name: WEBHOOK_NAME, types: WEBHOOK_TYPES, url });
  }

  async problem(): Promise<string | undefined> {
    const known = await this.#find();
    if (!known) return 'There is no subscription to events: the webhook was deleted. Start again.';
    if (known.url !== this.#url) return 'Another "serve" or "listen" has taken over the events.';
    return known.enabled ? undefined : 'There is no subscription to events: the webhook is disabled.';
  }

  async #find(): Promise<Webhook | undefined> {
    const { data } = (await this.#ask()) as { data: Webhook[] };
    return data.find(({ name }) => name === WEBHOOK_NAME);
  }

  async #ask(path = '', method = 'GET', body?: object): Promise<unknown> {
    const address = this.#webhooks + path;
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(address, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new UserError(`${address}: ${response.status} ${await response.text()}`);
    return response.json();
  }
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
