import { setTimeout } from 'node:timers/promises';
import { fieldOf } from '../field-of.ts';

export type Seen = ReadonlyMap<string, number>;

export class SeenError extends Error {
  override name = 'SeenError';
}

const FORM =
  'It must return a list of the ids of handled events, each as often as it was handled, or {"events": [...]}.';

/** Milliseconds between two looks, and until what comes late is looked for. */
const AGAIN = 100;
const LATE = 150;
const TIMEOUT = 10_000;

/**
 * Asks a receiver what it has handled, until it is complete or the time is over, and then once more for what comes late.
 *
 * @throws SeenError where it does not say so.
 */
export async function readSeen(
  url: URL,
  isComplete: (seen: Seen) => boolean,
  { settleMs, signal }: { settleMs: number; signal: AbortSignal },
): Promise<Seen> {
  const since = performance.now();
  while (!isComplete(await ask(url, signal)) && performance.now() - since < settleMs)
    await setTimeout(AGAIN, undefined, { signal });
  await setTimeout(LATE, undefined, { signal });
  return ask(url, signal);
}

const TRIES = 3;

async function ask(url: URL, signal: AbortSignal, tries = TRIES): Promise<Seen> {
  const { username, password } = url;
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  const headers = username ? { authorization: `Basic ${btoa(`${username}:${password}`)}` } : {};
  let told: unknown;
  try {
    const response = await fetch(bare, {
      headers,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    });
    if (!response.ok) throw new Error(`it responds with ${response.status}`);
    told = await response.json();
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof TypeError && tries > 1) {
      await setTimeout(AGAIN, undefined, { signal });
      return ask(url, signal, tries - 1);
    }
    throw new SeenError(`--seen: ${cause instanceof Error ? cause.message : String(cause)}. ${FORM}`, {
      cause,
    });
  }
  return seenOf(told);
}

function seenOf(told: unknown): Seen {
  const events = Array.isArray(told) ? told : fieldOf(told, 'events');
  if (!Array.isArray(events)) throw new SeenError(`--seen: there is no list of events. ${FORM}`);
  const times = new Map<string, number>();
  for (const id of events.map(String)) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
}
