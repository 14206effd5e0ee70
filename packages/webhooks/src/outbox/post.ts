import { deliver } from '../delivery/deliver.ts';
import { sleep } from '../timeout.ts';
import { checkNames, errorMessage, fieldOf, fromBase64, toBase64 } from '../values.ts';
import type { Message, Outbox } from './outbox.ts';

/** Options of `postUntil`. */
export interface PostOptions {
  /** An address, or a function, which gets the same requests. An attempt fails without a 2xx in ten seconds. */
  to: string | URL | ((request: Request) => Promise<Response>);
  /** A secret of Standard Webhooks, `whsec_` and base64. Default: messages are not signed. */
  secret?: string | undefined;
  /** Called after each attempt. @param reason Why it failed. */
  onPosted?: (message: Message, reason: string | undefined) => void;
  /** Called with errors of the database and of `onPosted`. Default: `console.error`. */
  onError?: (error: unknown) => void;
}

const OPTION_NAMES = Object.keys({ to: true, secret: true, onPosted: true, onError: true } satisfies Record<
  keyof PostOptions,
  true
>);

const CONCURRENCY = 8;
const POLL_INTERVAL_MS = 200;
const DATABASE_PAUSE_MS = 1_000;
const TIMEOUT_MS = 10_000;
const DAY_MS = 86_400_000;
const KEEP_MS = 30 * DAY_MS;

/**
 * Posts due messages until the signal is aborted, and ends the attempts in progress. Several processes may do so at once.
 *
 * Each message is posted at least once, after failures with pauses from half a second to an hour. After 18 attempts, some five
 * hours, it is dead, until `resend`. Delivered messages are deleted after 30 days.
 *
 * @throws TypeError for an unknown option, an invalid address or an invalid secret.
 */
export async function postUntil(signal: AbortSignal, outbox: Outbox, options: PostOptions): Promise<void> {
  checkNames('postUntil', 'options', options, OPTION_NAMES);
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
  const handleError = (error: unknown) => (onError(error), sleep(DATABASE_PAUSE_MS));

  const stopped = new Promise((resolve) => {
    signal.addEventListener('abort', resolve);
  });
  const running = new Set<Promise<unknown>>();
  let deletedAt = 0;
  while (!signal.aborted) {
    if (Date.now() - deletedAt > DAY_MS) {
      deletedAt = Date.now();
      await outbox.forget(deletedAt - KEEP_MS).catch(handleError);
    }
    const room = CONCURRENCY - running.size;
    const taken = room > 0 ? await outbox.take(room).catch(handleError) : [];
    for (const message of taken ?? []) {
      const ended = post(message)
        .catch(handleError)
        .finally(() => running.delete(ended));
      running.add(ended);
    }
    if (!taken?.length)
      await Promise.race([stopped, ...running, ...(room > 0 ? [sleep(POLL_INTERVAL_MS)] : [])]);
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
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // A function may ignore the signal of its request.
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  try {
    const response = await Promise.race([deliver(to, body, { headers, signal }), late]);
    await response.body?.cancel();
    return response.ok ? undefined : `status ${response.status}`;
  } catch (error) {
    const cause = fieldOf(error, 'cause');
    return (cause instanceof Error && cause.message) || errorMessage(error);
  }
}

const SIGNING_SECRET = /^whsec_(?:[A-Za-z\d+/]{4}){8,}(?:[A-Za-z\d+/]{2}(?:==)?|[A-Za-z\d+/]{3}=?)?$/;

/** Checks whether a value is a secret of Standard Webhooks: `whsec_` and 24 bytes or more in base64. */
export function isSigningSecret(value: unknown): value is string {
  return typeof value === 'string' && SIGNING_SECRET.test(value);
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
