import { isJsonObject } from '@telephony/contract';
import { type Receivers, withoutCredentials } from './receivers.ts';
import { invalid } from '../refusals/refusal.ts';
import type { MadeEvent } from './make-event.ts';

/** An event that was sent, and what its receiver did. */
export interface SentEvent {
  event: string;
  example: string | null;
  /** The receiver, without user and password. */
  to: string;
  /** Null where the event has no body. */
  body: unknown;
  /** Of the response; null where there was none. */
  status: number | null;
  milliseconds: number;
  /** Why it failed; null where the receiver returned 2xx. */
  error: string | null;
}

/**
 * Sends an event. That the receiver fails is in the result.
 *
 * @param to URL of the receiver, as `checkReceiver` allows it.
 */
export async function sendEvent(receivers: Receivers, made: MadeEvent, to: string): Promise<SentEvent> {
  const { event, example, method, headers, body } = made;
  const startedAt = performance.now();
  const { status = null, error } = await receivers.send(to, { method, headers, body: written(made) });
  const milliseconds = Math.round((performance.now() - startedAt) * 10) / 10;
  const shown = withoutCredentials(to).url.href;
  const why = status === null ? (error ?? 'No response.') : failureOf(status);
  return { event, example, to: shown, body: body ?? null, status, milliseconds, error: why };
}

/**
 * Refuses what is not the address of a receiver. The message has nothing of it, as there may be a password in it.
 *
 * @throws Refusal 400
 */
export function checkReceiver(to: string): void {
  const url = URL.parse(to);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw invalid('body.to', 'is not an HTTP URL, such as http://127.0.0.1:8080/events');
  try {
    withoutCredentials(to);
  } catch {
    throw invalid('body.to', 'has a user or password with a % that is not written as %25');
  }
}

function failureOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  const hint = status >= 300 && status < 400 ? ' Redirects are not followed.' : '';
  return `The receiver returned ${status}.${hint}`;
}

function written({ headers, body }: MadeEvent): string | undefined {
  if (body === undefined) return undefined;
  const type = headers['content-type'] ?? '';
  if (type === 'application/x-www-form-urlencoded' && isJsonObject(body))
    return new URLSearchParams(Object.entries(body).map(([name, value]) => [name, textOf(value)])).toString();
  return typeof body === 'string' && !/\bjson\b/.test(type) ? body : JSON.stringify(body);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
