import type { Authorizer } from '../auth/auth.ts';
import { REDIRECTS } from '../generated/success.ts';
import { buildUrl, checkCall, toJson } from './request.ts';
import type { CoreRequest } from './core.ts';
import type { ClientEvent, EventDetails, TelephonyOptions } from './telephony-options.ts';
import { type Fail, type Operation, TelephonyError } from './telephony-error.ts';
import { failure, mask, secretsIn } from './mask.ts';
import { refusal } from './response.ts';
import { transport } from './transport.ts';
import { type Keep, withTimeout } from './timeout.ts';

/** Longest pause before a retry, in milliseconds. If the platform asks for more, its error is thrown. */
const LONGEST_PAUSE = 60_000;
/** Bytes of the largest body, where the client has no limit of its own. */
export const MOST = 2 ** 26;
const TRANSIENT = /^(408|429|50[234])$/;

export type Read<T> = (response: Response, fail: Fail, keep: Keep) => T | Promise<T>;

export async function exchange<T>(
  options: TelephonyOptions & { readonly pace: Pace },
  auth: Authorizer | undefined,
  request: CoreRequest,
  read: Read<T>,
): Promise<T> {
  const { method, path, operationId, options: own = {} } = request;
  const { signal: caller } = own;
  const operation: Operation = operationId ? { method, path, operationId } : { method, path };
  const hide = (text: string) => text && mask(text, [...(auth?.secrets ?? []), ...secretsIn(own)]);
  const fail = failure(operation, hide, () => url);
  const timeoutMs = (own.timeoutMs ?? options.timeoutMs ?? 90_000) || Infinity;
  const attemptMs = (own.attemptTimeoutMs ?? options.attemptTimeoutMs ?? 30_000) || Infinity;
  const began = performance.now();
  const elapsed = () => performance.now() - began;
  let left = method === 'GET' || own.retryUnsafe === true ? (own.retries ?? options.retries ?? 2) : 0;
  let url = '';
  let body: string | null = null;
  let callId: string | undefined;
  let stale: string | undefined;
  let sent = 0;
  let wait = method === 'GET' || options.pace.least > 0 ? takeTurn(options.pace, 0) : 0;

  for (let attempt = 1, pauses = 0; ; attempt += 1) {
    let token = undefined as string | undefined;
    let response = undefined as Response | undefined;
    const about = () => ({ callId: (callId ??= Math.random().toString(36).slice(2)), attempt, operation });
    const say =
      options.onEvent &&
      ((details: EventDetails) => tell(options, { ...about(), url: hide(url) || undefined, ...details }));
    const total = timeoutMs - elapsed();
    const isTotal = total <= wait + attemptMs;

    const send = async (signal: AbortSignal, keep: Keep) => {
      if (!url)
        try {
          checkCall(request);
          url = request.url ?? buildUrl(options.baseUrl, path, own);
          body = own.body === undefined ? null : toJson(own.body);
        } catch (cause) {
          throw fail('request', (cause as Error).message, { cause });
        }
      if (wait) await pause(wait, signal);
      if (stale) await auth?.renew?.(stale, fail, sent);
      token = await auth?.token(fail);
      // A token may come after the time of the call.
      signal.throwIfAborted();
      say?.({ type: 'request' });
      sent = performance.now();
      const header = token ? auth?.header(token) : {};
      const got = await transport(options, request, { url, method, body, signal }, about, fail, header);
      response = got;
      const { status } = got;
      say?.({
        type: 'response',
        status,
        durationMs: performance.now() - sent,
        warning: hide(got.headers.get('x-request-warning') ?? '') || undefined,
      });
      // Some operations succeed with a redirect (ledger C-21); a browser shows it without status and body.
      const redirect = REDIRECTS[`${method} ${path}`];
      if (got.ok || (redirect && (status === redirect || got.type === 'opaqueredirect')))
        return read(got, fail, keep);
      throw await refusal(got, url, fail, options.maxBodyBytes ?? MOST);
    };
    const late = () =>
      fail(
        'timeout',
        `no ${response ? 'end of the body' : 'response'} within ${isTotal ? timeoutMs : attemptMs} ms`,
        {
          phase: isTotal ? 'total' : response ? 'body' : 'headers',
          response,
        },
      );
    const aborted = () => fail('abort', 'aborted by the caller', { response, cause: caller?.reason });
    try {
      const result = await withTimeout(caller, isTotal ? total : wait + attemptMs, late, aborted, send);
      options.pace.gap *= 0.9;
      say?.({ type: 'success', status: response!.status, durationMs: elapsed() });
      return result;
    } catch (cause) {
      const error = TelephonyError.is(cause)
        ? cause
        : fail('request', 'the client failed, see cause', { cause });
      const { status, phase } = error;
      const failed = { error, status, durationMs: elapsed() };
      // The failure of a login on the way is not a failure of the operation.
      const isOwn = error.operation === operation;
      const isStatus = isOwn && error.kind === 'status';
      if (isStatus && status === 401 && token && auth?.renew && !stale) {
        stale = token;
        wait = 0;
        say?.({ ...failed, type: 'renew' });
        continue;
      }
      const isTransient = isOwn && (phase || (isStatus && TRANSIENT.test(`${status}`)));
      const after = response?.headers.get('Retry-After');
      const isLimit = isStatus && status === 429 && !after;
      if (isLimit) slowDown(options.pace);
      wait =
        isTransient && left-- > 0
          ? takeTurn(options.pace, retryDelay(after, pauses++, isLimit ? FIRST_AFTER_429 : FIRST))
          : Infinity;
      if (wait > LONGEST_PAUSE || elapsed() + wait >= timeoutMs) {
        say?.({ ...failed, type: 'error' });
        throw error;
      }
      say?.({ ...failed, type: 'retry', delayMs: wait });
    }
  }
}

export interface Pace {
  /** Milliseconds between two GETs. */
  gap: number;
  readonly least: number;
  next: number;
  grown: number;
}

/** Takes the next turn of a request. @returns the milliseconds until then, at least `delay` */
function takeTurn(pace: Pace, delay: number): number {
  const gap = Math.max(pace.gap, pace.least);
  if (gap < 1) return delay;
  const now = performance.now();
  const turn = Math.max(pace.next, now + delay);
  pace.next = turn + gap;
  return turn - now;
}

function slowDown(pace: Pace): void {
  const now = performance.now();
  if (now < pace.grown + pace.gap) return;
  pace.grown = now;
  pace.gap = Math.min(pace.gap * 2 + 500, 4000);
}

/** Milliseconds before the first retry; doubled for each further one. */
const FIRST = 300;
const FIRST_AFTER_429 = 2000;

/**
 * Milliseconds to wait before a retry: as Retry-After says, in seconds or as a date; else exponential backoff with jitter,
 * so that clients do not all return at once.
 */
export function retryDelay(
  retryAfter: string | null | undefined,
  attempt: number,
  first: number = FIRST,
): number {
  const seconds = Number(retryAfter || NaN);
  const asked = seconds >= 0 ? seconds * 1000 : Date.parse(retryAfter ?? '') - Date.now();
  return asked >= 0 ? asked : first * 2 ** attempt * (0.5 + Math.random() / 2);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    // The signal is that of one attempt, and ends with it.
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

function tell(options: TelephonyOptions, event: ClientEvent): void {
  (async () => options.onEvent?.(event))().catch((error: unknown) =>
    reportHook(options, error, event.operation),
  );
}

export async function reportHook(
  { onHookError = writeHookError }: TelephonyOptions,
  error: unknown,
  operation: Operation,
): Promise<void> {
  try {
    await onHookError(error, operation);
  } catch {
    // There is nowhere left to report to.
  }
}

const writeHookError: NonNullable<TelephonyOptions['onHookError']> = (error, { method, path }) =>
  console.error(`[${method}] ${path}: a hook failed`, error);
