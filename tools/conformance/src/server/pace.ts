import { setTimeout as wait } from 'node:timers/promises';
import { isJsonObject } from '@telephony/contract';
import { headerOf, parseJson, type ReceivedResponse } from './exchange.ts';

const MAX_PAUSE_SECONDS = 120;
// Before each further attempt, if the server does not say when.
const PAUSES_SECONDS = [1, 2, 5, 15, 60];

export const MAX_ATTEMPTS = PAUSES_SECONDS.length + 1;

/** The seconds to wait if the server says that there were too many requests; undefined for any other response. */
export function pauseFor(
  outcome: ReceivedResponse | { failure: string },
  attempt: number,
  now: number,
): number | undefined {
  if ('failure' in outcome || !isLimited(outcome)) return undefined;
  const requested = retryAfter(outcome, now);
  return Math.min(requested ?? PAUSES_SECONDS[attempt] ?? MAX_PAUSE_SECONDS, MAX_PAUSE_SECONDS);
}

// The platform sends 400 (ledger O-09).
function isLimited({ status, headers, body }: ReceivedResponse): boolean {
  if (status === 429) return true;
  if (status === 503) return headerOf(headers, 'retry-after') !== undefined;
  if (status !== 400) return false;
  const error = parseJson(body);
  return isJsonObject(error) && /\brate\b.*\bexceeded\b/i.test(String(error['message']));
}

function retryAfter({ headers }: ReceivedResponse, now: number): number | undefined {
  const text = headerOf(headers, 'retry-after')?.trim();
  if (text === undefined || text === '') return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? undefined : Math.max(0, (moment - now) / 1000);
}

// A busy server fails a request now and then. One that is right when asked again has failed in passing.
export const RETRY_SECONDS = [0.2, 1];

/** What failed, if the same request may succeed in a moment; undefined for any other response. */
export function passingFailure(outcome: ReceivedResponse | { failure: string }): string | undefined {
  if ('failure' in outcome) return outcome.failure.includes('connection') ? outcome.failure : undefined;
  return outcome.status >= 500 ? String(outcome.status) : undefined;
}

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
