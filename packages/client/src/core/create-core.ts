import { authorizer } from '../auth/authorizer.ts';
import { REDIRECTS } from '../generated/success.ts';
import { checkedBaseUrl } from './checked-base-url.ts';
import type { Core, CoreRequest } from './core.ts';
import { dispatch } from './dispatch.ts';
import { pause } from './pause.ts';
import { type Fail, prepared } from './prepared.ts';
import { readJson } from './read-json.ts';
import { refusal } from './refusal.ts';
import { retryDelay } from './retry-delay.ts';
import type { Operation, TelephonyError } from './telephony-error.ts';
import type { TelephonyOptions } from './telephony-options.ts';
import { withDeadline } from './with-deadline.ts';

/** Milliseconds that a call may take by default. */
const TIMEOUT = 30_000;
/** Longest pause before a retry, in milliseconds. If the platform asks for more, its error is thrown. */
const LONGEST_PAUSE = 60_000;
/** Statuses after which a GET may succeed on a retry. */
const TRANSIENT: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

/** Creates the transport of a client. @throws TypeError, which does not quote the value, for an invalid URL or token */
export function createCore(options: TelephonyOptions): Core {
  const baseUrl = checkedBaseUrl(options.baseUrl);

  async function exchange<T>(
    request: CoreRequest,
    read: (response: Response, fail: Fail) => T | Promise<T>,
  ): Promise<T> {
    const ready = prepared(baseUrl, request);
    const { operation, url, fail } = ready;
    const timeout = request.options?.timeout ?? options.timeout ?? TIMEOUT;
    const end = timeout > 0 ? Date.now() + timeout : Infinity;
    const auth = request.anonymous ? undefined : tokens;

    const once = async (signal: AbortSignal) => {
      let token = await auth?.token(fail);
      const send = () => dispatch(options, request, ready, token ? auth?.header(token) : undefined, signal);
      let response = await send();
      if (response.status === 401 && token && auth?.renew) {
        response.body?.cancel().catch(() => undefined);
        await auth.renew(token, fail);
        token = await auth.token(fail);
        response = await send();
      }
      if (response.ok || isAccepted(request, response)) return read(response, fail);
      throw await refusal(response, url, fail, token);
    };

    return withDeadline(
      async (signal) => {
        for (let attempt = 0; ; attempt++) {
          try {
            return await once(signal);
          } catch (error) {
            const repeats = operation.method === 'GET' && attempt < (options.retries ?? 2);
            if (!repeats || signal.aborted || !isTransient(error as TelephonyError, operation)) throw error;
            const wait = retryDelay((error as TelephonyError).response?.headers.get('Retry-After'), attempt);
            if (wait > LONGEST_PAUSE || Date.now() + wait >= end) throw error;
            await pause(wait, signal);
          }
        }
      },
      request.options?.signal,
      timeout,
      fail,
    );
  }

  const core: Core = {
    send: (request) => exchange(request, (response) => response),
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
