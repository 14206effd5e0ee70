import { authorizer } from '../auth/authorizer.ts';
import { REDIRECTS } from '../generated/success.ts';
import { checkedBaseUrl } from './checked-base-url.ts';
import type { Core, CoreRequest } from './core.ts';
import { dispatch } from './dispatch.ts';
import { pause } from './pause.ts';
import type { Fail } from './fail.ts';
import { prepared } from './prepared.ts';
import { readJson } from './read-json.ts';
import { refusal } from './refusal.ts';
import { retryDelay } from './retry-delay.ts';
import { type Operation, TelephonyError } from './telephony-error.ts';
import type { TelephonyOptions } from './telephony-options.ts';
import { type Deadline, withDeadline } from './with-deadline.ts';

/** Milliseconds that a call may take by default. */
const TIMEOUT_MS = 30_000;
/** Longest pause before a retry, in milliseconds. If the platform asks for more, its error is thrown. */
const LONGEST_PAUSE = 60_000;
/** Statuses after which a GET may succeed on a retry. */
const TRANSIENT: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

/** Creates the transport of a client. @throws TypeError, which does not quote the value, for an invalid URL or token */
export function createCore(options: TelephonyOptions): Core {
  const baseUrl = checkedBaseUrl(options.baseUrl);

  async function exchange<T>(
    request: CoreRequest,
    read: (response: Response, fail: Fail, deadline: Deadline) => T | Promise<T>,
  ): Promise<T> {
    const ready = prepared(baseUrl, request);
    const { operation, url, fail, tokens: used } = ready;
    const timeoutMs = request.options?.timeoutMs ?? options.timeoutMs ?? TIMEOUT_MS;
    const end = timeoutMs > 0 ? Date.now() + timeoutMs : Infinity;
    const auth = request.anonymous ? undefined : tokens;

    const once = async (deadline: Deadline) => {
      const { signal } = deadline;
      let token = await auth?.token(fail);
      const send = () => {
        const header = token ? auth?.header(token) : undefined;
        if (token) used.push(...(auth?.secrets(token) ?? []));
        return dispatch(options, request, ready, header, signal);
      };
      let response = await send();
      if (response.status === 401 && token && auth?.renew) {
        response.body?.cancel().catch(() => undefined);
        await auth.renew(token, fail);
        token = await auth.token(fail);
        response = await send();
      }
      if (response.ok || isAccepted(request, response)) return read(response, fail, deadline);
      throw await refusal(response, url, fail);
    };

    return withDeadline(
      async (deadline) => {
        const { signal } = deadline;
        for (let attempt = 0; ; attempt++) {
          try {
            return await once(deadline);
          } catch (error) {
            if (!TelephonyError.is(error))
              throw fail('request', 'the call failed in an unexpected way, see cause', { cause: error });
            const repeats = operation.method === 'GET' && attempt < (options.retries ?? 2);
            if (!repeats || signal.aborted || !isTransient(error, operation)) throw error;
            const wait = retryDelay(error.response?.headers.get('Retry-After'), attempt);
            if (wait > LONGEST_PAUSE || Date.now() + wait >= end) throw error;
            await pause(wait, signal);
          }
        }
      },
      request.options?.signal,
      timeoutMs,
      fail,
    );
  }

  const core: Core = {
    send: (request) => exchange(request, (response, fail, { keep }) => ({ response, fail, end: keep() })),
    call: (request, seen) =>
      exchange(request, (response, fail) => {
        seen?.(response);
        // A browser hides the response, so the state of the call is read instead.
        return response.type === 'opaqueredirect'
          ? core.call({ ...request, method: 'GET', options: { ...request.options, body: undefined } }, seen)
          : readJson(response, request.method === 'GET', fail);
      }),
  };
  const tokens = options.auth === undefined ? undefined : authorizer(options.auth, core);
  return core;
}

/** Some operations succeed with a redirect (ledger C-21); a browser shows it without status and body. */
function isAccepted({ method, path }: CoreRequest, { status, type }: Response): boolean {
  const redirect = REDIRECTS[`${method} ${path}`];
  return redirect !== undefined && (status === redirect || type === 'opaqueredirect');
}

/** Whether the same request may succeed later. The failure of a login on the way is not a failure of the operation. */
function isTransient({ kind, status = 0, cause, operation }: TelephonyError, own: Operation): boolean {
  if (operation !== own) return false;
  const isCut = kind === 'body' && !(cause instanceof SyntaxError);
  return isCut || kind === 'network' || TRANSIENT.has(status);
}
