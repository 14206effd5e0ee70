import { setTimeout } from 'node:timers/promises';
import { errorMessage } from '../values.ts';
import { deliver } from './deliver.ts';
import type { PlannedDelivery } from './steps.ts';

export interface SendResult {
  delivery: PlannedDelivery;
  status: number | null;
  error: string | null;
  ms: number;
  tries: number;
}

export interface SendOptions {
  timeoutMs: number;
  maxTries: number;
  signal: AbortSignal;
  onSent?: ((sent: SendResult) => void) | undefined;
}

const PAUSE_MS = 100;
const MAX_PAUSE_MS = 2_000;

export function isAccepted({ status }: Pick<SendResult, 'status'>): boolean {
  return status !== null && status >= 200 && status < 300;
}

export async function sendAll(
  url: URL,
  deliveries: readonly PlannedDelivery[],
  options: SendOptions,
): Promise<SendResult[]> {
  const sent: SendResult[] = [];
  let rest = deliveries;
  while (rest.length > 0) {
    const next = rest.findIndex(({ isTogether }, index) => index > 0 && !isTogether);
    const batch = rest.slice(0, next === -1 ? rest.length : next);
    rest = rest.slice(batch.length);
    sent.push(...(await Promise.all(batch.map((delivery) => sendOne(url, delivery, options)))));
  }
  return sent;
}

async function sendOne(
  url: URL,
  delivery: PlannedDelivery,
  { timeoutMs, maxTries, signal, onSent }: SendOptions,
): Promise<SendResult> {
  await pause(delivery.waitMs ?? 0, signal);
  for (let tries = 1; ; tries += 1) {
    signal.throwIfAborted();
    const { retryMs = PAUSE_MS * tries, ...response } = await attempt(url, delivery, timeoutMs, signal);
    const sent: SendResult = { delivery, tries, ...response };
    if (isAccepted(sent) || tries >= maxTries) {
      onSent?.(sent);
      return sent;
    }
    await pause(Math.min(retryMs, MAX_PAUSE_MS), signal);
  }
}

async function attempt(url: URL, { body, headers }: PlannedDelivery, timeoutMs: number, signal: AbortSignal) {
  const since = performance.now();
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await deliver(url, body, { headers, signal: AbortSignal.any([signal, timeout]) });
    // The connection is free again when the body has been read.
    await response.arrayBuffer();
    const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
    return {
      status: response.status,
      error: null,
      ms: performance.now() - since,
      retryMs: Number.isNaN(retryAfter) ? undefined : retryAfter * 1000,
    };
  } catch (error) {
    signal.throwIfAborted();
    const reason = timeout.aborted ? `no response in ${timeoutMs / 1000} s` : failureReason(error);
    return { status: null, error: reason, ms: performance.now() - since, retryMs: undefined };
  }
}

function failureReason(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return errorMessage(error);
  const code = 'code' in cause ? String(cause.code) : '';
  return code.startsWith('E') ? code : cause.message;
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds > 0) await setTimeout(milliseconds, undefined, { signal });
}
