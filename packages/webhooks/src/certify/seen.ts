import { setTimeout } from 'node:timers/promises';
import { withoutCredentials } from '../delivery/deliver.ts';
import { errorMessage, fieldOf } from '../values.ts';

/** How often each event was handled, by its id. */
export type HandledCounts = ReadonlyMap<string, number>;

export class SeenError extends Error {
  override name = 'SeenError';
}

const FORM =
  'It must return a list of the ids of handled events, each as often as it was handled, or {"events": [...]}.';

const POLL_INTERVAL_MS = 100;
const LATE_MS = 150;
const TIMEOUT_MS = 10_000;
const MAX_TRIES = 3;

// Asks until the list is complete or the time is over, and then once more for late events.
export async function readSeen(
  url: URL,
  isComplete: (seen: HandledCounts) => boolean,
  { settleMs, signal }: { settleMs: number; signal: AbortSignal },
): Promise<HandledCounts> {
  const since = performance.now();
  while (!isComplete(await fetchSeen(url, signal)) && performance.now() - since < settleMs)
    await setTimeout(POLL_INTERVAL_MS, undefined, { signal });
  await setTimeout(LATE_MS, undefined, { signal });
  return fetchSeen(url, signal);
}

async function fetchSeen(url: URL, signal: AbortSignal, tries = MAX_TRIES): Promise<HandledCounts> {
  const { username, password } = url;
  const headers = username ? { authorization: `Basic ${btoa(`${username}:${password}`)}` } : {};
  try {
    const limits = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const response = await fetch(withoutCredentials(url), { headers, signal: limits });
    if (!response.ok) throw new Error(`it responds with ${response.status}`);
    return countIds(await response.json());
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof SeenError) throw cause;
    // A receiver may have closed a connection that was idle.
    if (cause instanceof TypeError && tries > 1) {
      await setTimeout(POLL_INTERVAL_MS, undefined, { signal });
      return fetchSeen(url, signal, tries - 1);
    }
    throw new SeenError(`--seen: ${errorMessage(cause)}. ${FORM}`, { cause });
  }
}

function countIds(report: unknown): HandledCounts {
  const events = Array.isArray(report) ? report : fieldOf(report, 'events');
  if (!Array.isArray(events)) throw new SeenError(`--seen: there is no list of events. ${FORM}`);
  const times = new Map<string, number>();
  for (const id of events.map(String)) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
}
