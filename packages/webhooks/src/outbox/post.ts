import { fromBase64, toBase64 } from '../base64.ts';
import { deliver } from '../delivery/deliver.ts';
import { fieldOf } from '../field-of.ts';
import { knownNames } from '../handler/event-handlers.ts';
import { messageOf } from '../handler/handle-once.ts';
import { sleep } from '../timeout.ts';
import type { Message, Outbox } from './outbox.ts';

/** Options of `postUntil`. */
export interface PostOptions {
  /**
   * Where messages go: an address, perhaps with a user and a password, or a function, which gets the same requests without a
   * network. What is not 2xx within ten seconds has failed.
   */
  to: string | URL | ((request: Request) => Promise<Response>);
  /** What messages are signed with, as Standard Webhooks are: `whsec_` and base64. Default: they are not signed. */
  secret?: string | undefined;
  /** Called after each attempt. @param reason Why it failed. */
  onPosted?: (message: Message, reason: string | undefined) => void;
  /** Called with errors of the database, which may be away for a while, and of `onPosted`. Default: `console.error`. */
  onError?: (error: unknown) => void;
}

const CONCURRENCY = 8;
/** Milliseconds between two looks for messages. */
const PAUSE = 200;
/** Milliseconds before the database is asked again when it was away. */
const AWAY = 1_000;
/** Milliseconds that a receiver has. */
const TIMEOUT = 10_000;
const DAY = 86_400_000;
/** How long what was delivered is kept, in milliseconds. */
const KEPT = 30 * DAY;

/**
 * Posts what is due until the signal is aborted; what is on its way by then is waited for. Several processes may do so at once.
 * A message is posted at least once: one whose process was killed is posted again after fifteen seconds, one that failed after a
 * pause, from half a second to an hour. After 18 attempts, some five hours, it is dead, until `resend`. What was delivered is
 * forgotten after 30 days.
 *
 * @throws TypeError for an option that does not exist, an address that is none, or a secret that is not well-formed.
 *
 * @example
 * await postUntil(stopping.signal, outbox, { to: 'https://crm.example/calls', secret: process.env.SIGNING_SECRET });
 */
export async function postUntil(signal: AbortSignal, outbox: Outbox, options: PostOptions): Promise<void> {
  knownNames('postUntil', 'options', options, ['to', 'secret', 'onPosted', 'onError']);
  const { to, secret, onPosted, onError = (error: unknown): void => console.error(error) } = options;
  if (typeof to !== 'function' && !/^https?:$/.test(URL.parse(to)?.protocol ?? ''))
    throw new TypeError('postUntil: `to` is not an HTTP address, such as https://crm.example/calls.');
  const sign = secret === undefined ? undefined : await createSigner(secret);
  const post = async (message: Message): Promise<void> => {
    const reason = await attempt(message, to, sign);
    if (reason === undefined) await outbox.delivered(message.id);
    else await outbox.failed(message, reason);
    onPosted?.(message, reason);
  };
  // What could not be read or marked comes again.
  const away = (error: unknown) => (onError(error), sleep(AWAY));

  const running = new Set<Promise<unknown>>();
  let forgotten = 0;
  while (!signal.aborted) {
    if (Date.now() - forgotten > DAY) {
      forgotten = Date.now();
      await outbox.forget(forgotten - KEPT).catch(away);
    }
    const room = CONCURRENCY - running.size;
    const taken = room > 0 ? await outbox.take(room).catch(away) : [];
    for (const message of taken ?? []) {
      const ended = post(message)
        .catch(away)
        .finally(() => running.delete(ended));
      running.add(ended);
    }
    if (!taken?.length) await Promise.race([...running, ...(room > 0 ? [sleep(PAUSE)] : [])]);
  }
  await Promise.all(running);
}

async function attempt(
  { id, body }: Message,
  to: PostOptions['to'],
  sign: ((content: string) => Promise<string>) | undefined,
): Promise<string | undefined> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const headers: Record<string, string> = { 'webhook-id': id, 'webhook-timestamp': timestamp };
  if (sign) headers['webhook-signature'] = await sign(`${id}.${timestamp}.${body}`);
  const signal = AbortSignal.timeout(TIMEOUT);
  // A function may not look at the signal of its request.
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  try {
    const response = await Promise.race([deliver(to, body, { headers, signal }), late]);
    await response.body?.cancel();
    return response.ok ? undefined : `status ${response.status}`;
  } catch (error) {
    const cause = fieldOf(error, 'cause');
    return (cause instanceof Error && cause.message) || messageOf(error);
  }
}

/** `whsec_` and 24 bytes or more in base64, with or without its end. */
const SECRET = /^whsec_(?:[A-Za-z\d+/]{4}){8,}(?:[A-Za-z\d+/]{2}(?:==)?|[A-Za-z\d+/]{3}=?)?$/;

/** Whether something is a secret of Standard Webhooks, which messages can be signed with: `whsec_` and 24 bytes or more in base64. */
export function isSigningSecret(given: unknown): given is string {
  return typeof given === 'string' && SECRET.test(given);
}

async function createSigner(secret: string): Promise<(content: string) => Promise<string>> {
  if (!isSigningSecret(secret))
    throw new TypeError('postUntil: `secret` is not `whsec_` and 24 bytes or more in base64.');
  const key = await crypto.subtle.importKey(
    'raw',
    fromBase64(secret.slice('whsec_'.length)),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return async (content) => {
    const digest = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(content));
    return `v1,${toBase64(new Uint8Array(digest))}`;
  };
}
