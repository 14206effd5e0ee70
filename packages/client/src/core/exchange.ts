import type { Authorizer } from '../auth/auth.ts';
import { REDIRECTS } from '../generated/success.ts';
import { buildUrl, checkCall, toJson } from './request.ts';
import type { CoreRequest } from './core.ts';
import type { ClientEvent, EventDetails, TelephonyOptions } from './telephony-options.ts';
import { type Fail, type Operation, TelephonyError } from './telephony-error.ts';
import { createFail, mask, secretsIn } from './mask.ts';
import { type Pace, pause, retryDelay } from './pace.ts';
import { statusError } from './response.ts';
import { transport } from './transport.ts';
import { type Keep, withTimeout } from './timeout.ts';

// If the platform asks for a longer pause before a retry, its error is thrown.
const MAX_PAUSE_MS = 60_000;
export const DEFAULT_MAX_BODY_BYTES = 2 ** 26;
const TRANSIENT = /^(408|429|50[234])$/;

export type Read<T> = (response: Response, fail: Fail, keep: Keep) => T | Promise<T>;

export async function exchange<T>(
  options: TelephonyOptions & { readonly pace: Pace },
  auth: Authorizer | undefined,
  request: CoreRequest,
  read: Read<T>,
): Promise<T> {
  const { method, path, operationId, options: call = {} } = request;
  const { pace } = options;
  const { signal: caller } = call;
  const operation: Operation = operationId ? { method, path, operationId } : { method, path };
  const hide = (text: string) => text && mask(text, [...(auth?.secrets ?? []), ...secretsIn(call)]);
  const fail = createFail(operation, hide, () => url);
  const timeoutMs = (call.timeoutMs ?? options.timeoutMs ?? 90_000) || Infinity;
  const attemptMs = (call.attemptTimeoutMs ?? options.attemptTimeoutMs ?? 30_000) || Infinity;
  const began = performance.now();
  const elapsed = () => performance.now() - began;
  const mayRetry = method === 'GET' || call.retryUnsafe === true;
  let retriesLeft = mayRetry ? (call.retries ?? options.retries ?? 2) : 0;
  let url = '';
  let body: string | null = null;
  let callId: string | undefined;
  let rejectedToken: string | undefined;
  let sentAt = 0;
  let mayHaveActed = false;
  let waitMs = method === 'GET' || pace.isLimited ? pace.takeTurn(0) : 0;

  for (let attempt = 1, retry = 0; ; attempt += 1) {
    let token = undefined as string | undefined;
    let response = undefined as Response | undefined;
    let isSent = false;
    const identity = () => ({
      callId: (callId ??= Math.random().toString(36).slice(2)),
      attempt,
      operation,
    });
    const emit =
      options.onEvent &&
      ((details: EventDetails) =>
        emitEvent(options, { ...identity(), url: hide(url) || undefined, ...details }));
    const totalMs = timeoutMs - elapsed();
    const isTotal = totalMs <= waitMs + attemptMs;

    const send = async (signal: AbortSignal, keep: Keep) => {
      if (!url)
        try {
          checkCall(request);
          url = request.url ?? buildUrl(options.baseUrl, path, call);
          body = call.body === undefined ? null : toJson(call.body);
        } catch (cause) {
          throw fail('request', (cause as Error).message, { cause });
        }
      if (waitMs) await pause(waitMs, signal);
      if (rejectedToken) await auth?.renew?.(rejectedToken, fail, sentAt);
      token = await auth?.token(fail);
      // The call may have ended while it waited for the token.
      signal.throwIfAborted();
      emit?.({ type: 'request' });
      sentAt = performance.now();
      const header = token ? auth?.header(token) : {};
      isSent = method !== 'GET';
      const sent = { url, method, body, signal };
      response = await transport(options, request, sent, identity, fail, header, () => {
        mayHaveActed = isSent;
      });
      const { status } = response;
      emit?.({
        type: 'response',
        status,
        durationMs: performance.now() - sentAt,
        warning: hide(response.headers.get('x-request-warning') ?? '') || undefined,
      });
      // Some operations succeed with a redirect (ledger C-21); a browser shows it without status and body.
      const redirect = REDIRECTS[`${method} ${path}`];
      if (response.ok || (redirect && (status === redirect || response.type === 'opaqueredirect')))
        return read(response, fail, keep);
      throw await statusError(response, url, fail, options.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES);
    };
    const timeoutError = () =>
      fail(
        'timeout',
        `no ${response ? 'end of the body' : 'response'} within ${isTotal ? timeoutMs : attemptMs} ms`,
        {
          phase: isTotal ? 'total' : response ? 'body' : 'headers',
          response,
        },
      );
    const abortError = () => fail('abort', 'aborted by the caller', { response, cause: caller?.reason });
    try {
      const limitMs = isTotal ? totalMs : waitMs + attemptMs;
      const result = await withTimeout(caller, limitMs, timeoutError, abortError, send);
      pace.speedUp();
      emit?.({ type: 'success', status: response!.status, durationMs: elapsed() });
      return result;
    } catch (cause) {
      const error = TelephonyError.is(cause)
        ? cause
        : fail('request', 'the client failed, see cause', { cause, mayHaveActed: isSent });
      const { status, phase } = error;
      const failure = { error, status, durationMs: elapsed() };
      // A failed login on the way is not a failure of the operation.
      const isOwn = error.operation === operation;
      const isStatus = isOwn && error.kind === 'status';
      mayHaveActed ||= isSent && (!isOwn || error.mayHaveActed);
      if (isStatus && status === 401 && token && auth?.renew && !rejectedToken) {
        rejectedToken = token;
        waitMs = 0;
        emit?.({ ...failure, type: 'renew' });
        continue;
      }
      const isTransient = isOwn && (phase || (isStatus && TRANSIENT.test(`${status}`)));
      const retryAfter = response?.headers.get('Retry-After');
      const isRateLimit = isStatus && status === 429 && !retryAfter;
      if (isRateLimit) pace.slowDown();
      waitMs =
        isTransient && retriesLeft-- > 0
          ? pace.takeTurn(retryDelay(retryAfter, retry++, isRateLimit))
          : Infinity;
      if (waitMs > MAX_PAUSE_MS || elapsed() + waitMs >= timeoutMs) {
        // The error of a login may be shared with other calls.
        if (isOwn || mayHaveActed) Object.assign(error, { mayHaveActed });
        emit?.({ ...failure, type: 'error' });
        throw error;
      }
      emit?.({ ...failure, type: 'retry', delayMs: waitMs });
    }
  }
}

function emitEvent(options: TelephonyOptions, event: ClientEvent): void {
  (async () => options.onEvent?.(event))().catch((error: unknown) =>
    reportHookError(options, error, event.operation),
  );
}

export async function reportHookError(
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
