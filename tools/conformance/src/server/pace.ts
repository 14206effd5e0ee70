import { setTimeout as wait } from 'node:timers/promises';
import { isJsonObject } from '@telephony/contract';
import { headerOf, type ReceivedResponse } from './exchange.ts';

/** Longest pause in seconds that a server may ask for. */
const LONGEST = 120;
/** Seconds before each further attempt, where the server does not say when. */
const PAUSES = [1, 2, 5, 15, 60];

export const MOST_ATTEMPTS = PAUSES.length + 1;

/**
 * The pause before a request may be sent again, where the server says that there were too many.
 *
 * @param attempt Of this request, from 0.
 * @param now Milliseconds since 1970.
 * @returns Seconds; undefined for any other response.
 */
export function pauseFor(
  outcome: ReceivedResponse | { failure: string },
  attempt: number,
  now: number,
): number | undefined {
  if ('failure' in outcome || !isLimited(outcome)) return undefined;
  const asked = retryAfter(outcome, now);
  return Math.min(asked ?? PAUSES[attempt] ?? LONGEST, LONGEST);
}

/** 429, 503 that says when to come back, and the 400 with which the platform says it (ledger O-09). */
function isLimited({ status, headers, body }: ReceivedResponse): boolean {
  if (status === 429) return true;
  if (status === 503) return headerOf(headers, 'retry-after') !== undefined;
  if (status !== 400) return false;
  try {
    const error: unknown = JSON.parse(body.toString('utf8'));
    return isJsonObject(error) && /\brate\b.*\bexceeded\b/i.test(String(error['message']));
  } catch {
    return false;
  }
}

/** Seconds, or a moment. */
function retryAfter({ headers }: ReceivedResponse, now: number): number | undefined {
  const text = headerOf(headers, 'retry-after')?.trim();
  if (text === undefined || text === '') return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? undefined : Math.max(0, (moment - now) / 1000);
}

/** Holds requests back so that a server gets no more of them than was asked for. */
export type Pacer = (signal: AbortSignal) => Promise<void>;

export function createPacer(rate: number | undefined): Pacer {
  let next = 0;
  return async (signal) => {
    if (rate === undefined) return;
    const now = performance.now();
    const mine = Math.max(now, next);
    next = mine + 1000 / rate;
    if (mine > now) await wait(mine - now, undefined, { signal });
  };
}
