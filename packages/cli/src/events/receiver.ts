/** The receiver of `listen` and `serve`: it subscribes to a sandbox; at the platform, somebody configures its address. */
import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { createWebhookHandler, type EventHandlers, type Secret } from '@telephony/webhooks';
import { toNodeListener } from '@telephony/webhooks/node';
import { isSigningSecret } from '@telephony/webhooks/outbox';
import { isLoopback, isSandbox } from '../account/account.ts';
import { usage, UserError } from '../exit.ts';
import { listenOn } from '../listen-on.ts';
import { say } from '../output/terminal.ts';

export interface ReceiverOptions {
  port: number;
  host: string;
}

export interface Receiver {
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
  const own = hasSecret || !canSubscribe ? [receiverSecret()] : [];
  const handler = createWebhookHandler(handlers, { secret: canSubscribe ? [newSecret, ...own] : own });
  const listener = toNodeListener(handler);
  const server = createServer((request, response) => {
    const isOther = /^\/(?:healthz|metrics)/.test(request.url ?? '');
    (isOther ? others : listener)?.(request, response);
  });
  const address = `http://127.0.0.1:${await listenOn(server, options.port, options.host)}`;
  const subscribed = canSubscribe ? subscribe(url, `${address}${EVENTS_PATH}${newSecret}`) : undefined;
  const checkSubscription = await subscribed?.catch((error: unknown) => {
    // A sandbox in a container is controlled from elsewhere.
    if (hasSecret) return say((error as Error).message);
    server.close();
    throw error;
  });
  const from = checkSubscription ? ', from the sandbox' : '. Configure its public address at the platform.';
  say(`Receives events on ${address}${from}`);
  return {
    checkSubscription: async () => checkSubscription?.(),
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

async function subscribe(baseUrl: string, url: string): Promise<Receiver['checkSubscription']> {
  const webhooks = `${new URL(baseUrl).origin}/_sandbox/webhooks`;
  const headers = { 'Content-Type': 'application/json' };
  const ask = async (path: string, method: string, body?: object): Promise<unknown> => {
    const address = webhooks + path;
    const response = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!response.ok) throw new UserError(`${address}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const find = async () => {
    const { data } = (await ask('', 'GET')) as { data: Webhook[] };
    return data.find(({ name }) => name === WEBHOOK_NAME);
  };
  const earlier = await find();
  if (earlier) await ask(`/${earlier.id}`, 'PATCH', { url, enabled: true });
  else await ask('', 'POST', { name: WEBHOOK_NAME, types: WEBHOOK_TYPES, url });
  return async () => {
    const known = await find();
    if (!known) return 'There is no subscription to events: the webhook was deleted. Start again.';
    if (known.url !== url) return 'Another "serve" or "listen" has taken over the events.';
    return known.enabled ? undefined : 'There is no subscription to events: the webhook is disabled.';
  };
}

export function httpAddress(flag: string, to: string): string {
  if (!/^https?:$/.test(URL.parse(to)?.protocol ?? ''))
    throw usage(`${flag}: "${to}" is not an HTTP address, such as http://localhost:3000/events.`);
  return to;
}

export function signingSecret(): string {
  const given = process.env['TELEPHONY_SIGNING_SECRET'];
  const newSecret = `whsec_${randomBytes(24).toString('base64')}`;
  if (!isSigningSecret(given))
    throw usage(`Set TELEPHONY_SIGNING_SECRET, here and in your app, such as to this new one: ${newSecret}`);
  return given;
}
