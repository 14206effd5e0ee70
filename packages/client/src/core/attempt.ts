import type { Authorizer } from '../auth/authorizer.ts';
import { REDIRECTS } from '../generated/success.ts';
import type { CoreRequest } from './core.ts';
import type { EventDetails } from './events.ts';
import { pause } from './pause.ts';
import type { Prepared } from './prepare.ts';
import { refusal } from './refusal.ts';
import type { TelephonyOptions } from './telephony-options.ts';
import { transport } from './transport.ts';

/** One of the times that the request of a call is sent. */
export interface Attempt {
  readonly number: number;
  readonly callId: () => string;
  /** Tells the listener; undefined where there is none. */
  readonly say: ((details: EventDetails) => void) | undefined;
  /** Milliseconds to wait before. */
  readonly wait: number;
  /** The token that an earlier attempt was rejected with. */
  readonly stale: string | undefined;
  /** The token and the response, as far as the attempt has come. */
  token?: string;
  response?: Response;
}

/**
 * Sends the request of a call once and resolves to the response of a success, whose body is unread.
 * @throws TelephonyError
 */
export async function runAttempt(
  options: TelephonyOptions,
  auth: Authorizer | undefined,
  request: CoreRequest,
  { operation, tokens, fail, build }: Prepared,
  at: Attempt,
  signal: AbortSignal,
): Promise<Response> {
  const { url, body } = build();
  const { number, callId, say, wait, stale } = at;
  if (wait) await pause(wait, signal);
  if (stale) await auth?.renew?.(stale, fail);
  const token = await auth?.token(fail);
  if (token) tokens.push(...auth!.secrets((at.token = token)));
  // A token may come after the time of the call.
  signal.throwIfAborted();
  say?.({ type: 'request' });
  const sent = performance.now();
  const response = await transport(
    options,
    request,
    { operation, method: operation.method, url, body, signal, attempt: number, callId },
    fail,
    token ? auth?.header(token) : undefined,
  );
  at.response = response;
  say?.({ type: 'response', status: response.status, durationMs: performance.now() - sent });
  if (response.ok || isAccepted(request, response)) return response;
  throw await refusal(response, url, fail);
}

/** Some operations succeed with a redirect (ledger C-21); a browser shows it without status and body. */
function isAccepted({ method, path }: CoreRequest, { status, type }: Response): boolean {
  const redirect = REDIRECTS[`${method} ${path}`];
  return redirect !== undefined && (status === redirect || type === 'opaqueredirect');
}
