import { isJsonObject } from '@telephony/contract';
import { type Receivers, withoutCredentials } from './receivers.ts';
import { invalid } from '../refusals/refusal.ts';
import type { SentEvent } from '../generated/control.ts';
import type { EventRequest } from './create-event.ts';

/** Sends an event to a URL that `checkReceiver` has accepted. The result has the receiver's failure. */
export async function sendEvent(receivers: Receivers, request: EventRequest, to: string): Promise<SentEvent> {
  const { event, example, method, headers, body } = request;
  const startedAt = performance.now();
  const { status = null, error } = await receivers.send(to, { method, headers, body: bodyText(request) });
  const milliseconds = Math.round((performance.now() - startedAt) * 10) / 10;
  const failure = status === null ? (error ?? 'No response.') : statusFailure(status);
  const address = withoutCredentials(to).url.href;
  return { event, example, to: address, body: body ?? null, status, milliseconds, error: failure };
}

/** Throws a 400 for an invalid URL, without repeating it: it may have a password. */
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

function statusFailure(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  const hint = status >= 300 && status < 400 ? ' Redirects are not followed.' : '';
  return `The receiver returned ${status}.${hint}`;
}

function bodyText({ headers, body }: EventRequest): string | undefined {
  if (body === undefined) return undefined;
  const type = headers['content-type'] ?? '';
  if (type === 'application/x-www-form-urlencoded' && isJsonObject(body))
    return new URLSearchParams(
      Object.entries(body).map(([name, value]) => [name, fieldText(value)]),
    ).toString();
  return typeof body === 'string' && !/\bjson\b/.test(type) ? body : JSON.stringify(body);
}

const fieldText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
