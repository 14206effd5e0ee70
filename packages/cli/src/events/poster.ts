/** Posts the messages of an outbox, signed as Standard Webhooks are, until they are taken. */
import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { usage } from '../exit.ts';
import { say } from '../output/terminal.ts';
import type { Message, Outbox } from './outbox.ts';

/** Where messages go, and what they are signed with. */
export interface PosterOptions {
  to: string;
  /** `whsec_` and base64. Without it they are not signed. */
  secret?: string | undefined;
  onPosted?: (message: Message, reason: string | undefined) => void;
}

/** Messages that are on their way at once. */
const CONCURRENCY = 8;
/** Milliseconds between two looks for messages. */
const PAUSE = 200;
/** Milliseconds that a receiver has. */
const TIMEOUT = 10_000;
const DAY = 86_400_000;
/** How long what was delivered is kept, in milliseconds. */
const KEPT = 30 * DAY;

/** @throws UserError for what is no URL. */
export function checkedAddress(flag: string, to: string): string {
  if (!URL.canParse(to) || !/^https?:$/.test(new URL(to).protocol))
    throw usage(`${flag}: "${to}" is not an HTTP address, such as http://localhost:3000/events.`);
  return to;
}

/** The secret that messages are signed with. @throws UserError, with one that is new, where none is set. */
export function signingSecret(given = process.env['TELEPHONY_SIGNING_SECRET']): string {
  const made = `whsec_${randomBytes(24).toString('base64')}`;
  if (!given || !/^whsec_[A-Za-z\d+/]{32,}={0,2}$/.test(given))
    throw usage(`Set TELEPHONY_SIGNING_SECRET, here and in your app, such as to this new one: ${made}`);
  return given;
}

/** Posts what is due until the signal is aborted; what is on its way by then is waited for. */
export async function postUntil(signal: AbortSignal, outbox: Outbox, options: PosterOptions): Promise<void> {
  const running = new Set<Promise<unknown>>();
  // A database may be away for a while: what could not be read or marked comes again.
  const away = (error: unknown) => (say(`The store: ${(error as Error).message}`), sleep(1000));
  let forgotten = 0;
  while (!signal.aborted) {
    if (Date.now() - forgotten > DAY) {
      forgotten = Date.now();
      await outbox.forget(forgotten - KEPT).catch(away);
    }
    const room = CONCURRENCY - running.size;
    const taken = room > 0 ? await outbox.take(room).catch(away) : [];
    for (const message of taken ?? []) {
      const ended = post(outbox, message, options)
        .catch(away)
        .finally(() => running.delete(ended));
      running.add(ended);
    }
    if (!taken?.length) await Promise.race([...running, ...(room > 0 ? [sleep(PAUSE)] : [])]);
  }
  await Promise.all(running);
}

async function post(
  outbox: Outbox,
  message: Message,
  { to, secret, onPosted }: PosterOptions,
): Promise<void> {
  const reason = await attempt(message, to, secret);
  if (reason === undefined) await outbox.delivered(message.id);
  else await outbox.failed(message, reason);
  onPosted?.(message, reason);
}

/** Posts once. @returns Why it failed. */
async function attempt(
  { id, body }: Message,
  to: string,
  secret: string | undefined,
): Promise<string | undefined> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const { origin, pathname, search, username, password } = new URL(to);
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    ...(secret && { 'webhook-signature': signature(secret, `${id}.${timestamp}.${body}`) }),
    ...(username && {
      Authorization: `Basic ${btoa(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)}`,
    }),
  };
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch(origin + pathname + search, {
      method: 'POST',
      headers,
      body,
      signal,
      redirect: 'manual',
    });
    await response.body?.cancel();
    return response.ok ? undefined : `status ${response.status}`;
  } catch (error) {
    const { cause, message } = error as Error;
    return (cause as Error | undefined)?.message || message;
  }
}

function signature(secret: string, content: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
}
