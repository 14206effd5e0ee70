import { setTimeout } from 'node:timers/promises';
import { deliver } from './deliver.ts';

export interface Sendable {
  body: string | Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
  isTogether?: boolean;
  /** Milliseconds to wait before it is sent. */
  waitMs?: number;
}

export interface Sent<Delivery extends Sendable = Sendable> {
  delivery: Delivery;
  status: number | null;
  error: string | null;
  /** Time until the last response, in milliseconds. */
  ms: number;
  times: number;
}

export interface SendOptions<Delivery extends Sendable> {
  /** Time for each response, in milliseconds. */
  timeoutMs: number;
  /** How often a delivery is sent until its response is 2xx. */
  tries: number;
  signal: AbortSignal;
  onSent?: (sent: Sent<Delivery>) => void;
}

/** Milliseconds before a delivery is sent again, each time longer. */
const PAUSE = 100;
const LONGEST_PAUSE = 2_000;

export function isAccepted({ status }: Pick<Sent, 'status'>): boolean {
  return status !== null && status >= 200 && status < 300;
}

export async function sendAll<Delivery extends Sendable>(
  url: string | URL,
  deliveries: readonly Delivery[],
  options: SendOptions<Delivery>,
): Promise<Sent<Delivery>[]> {
  const sent: Sent<Delivery>[] = [];
  let rest = deliveries;
  while (rest.length > 0) {
    const next = rest.findIndex(({ isTogether }, index) => index > 0 && !isTogether);
    const batch = rest.slice(0, next === -1 ? rest.length : next);
    rest = rest.slice(batch.length);
    sent.push(...(await Promise.all(batch.map((delivery) => sendOne(url, delivery, options)))));
  }
  return sent;
}

async function sendOne<Delivery extends Sendable>(
  url: string | URL,
  delivery: Delivery,
  { timeoutMs, tries, signal, onSent }: SendOptions<Delivery>,
): Promise<Sent<Delivery>> {
  await pause(delivery.waitMs ?? 0, signal);
  for (let times = 1; ; times += 1) {
    signal.throwIfAborted();
    const { againMs = PAUSE * times, ...result } = await attempt(url, delivery, timeoutMs, signal);
    const sent: Sent<Delivery> = { delivery, times, ...result };
    if (isAccepted(sent) || times >= tries) {
      onSent?.(sent);
      return sent;
    }
    await pause(Math.min(againMs, LONGEST_PAUSE), signal);
  }
}

async function attempt(
  url: string | URL,
  { body, headers }: Sendable,
  timeoutMs: number,
  signal: AbortSignal,
) {
  const since = performance.now();
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await deliver(url, body, { headers, signal: AbortSignal.any([signal, timeout]) });
    // The connection is free for the next delivery only when the body has been read.
    await response.arrayBuffer();
    const again = Number(response.headers.get('retry-after') ?? Number.NaN);
    return {
      status: response.status,
      error: null,
      ms: performance.now() - since,
      againMs: Number.isNaN(again) ? undefined : again * 1000,
    };
  } catch (error) {
    signal.throwIfAborted();
    const text = timeout.aborted ? `no response in ${timeoutMs / 1000} s` : reasonOf(error);
    return { status: null, error: text, ms: performance.now() - since, againMs: undefined };
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error) {
    const code = 'code' in cause ? String(cause.code) : '';
    return code.startsWith('E') ? code : cause.message;
  }
  return error instanceof Error ? error.message : String(error);
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds > 0) await setTimeout(milliseconds, undefined, { signal });
}
