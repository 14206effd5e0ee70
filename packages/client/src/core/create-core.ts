import { authorizer } from '../auth/authorizer.ts';
import { checkedBaseUrl } from './checked-base-url.ts';
import type { Core } from './core.ts';
import { exchange } from './exchange.ts';
import { mask } from './mask.ts';
import { readJson } from './read-json.ts';
import type { TelephonyOptions } from './telephony-options.ts';

/** Creates the transport of a client. @throws TypeError, which does not quote the value, for an invalid URL or token */
export function createCore(given: TelephonyOptions): Core {
  const options = { ...given, baseUrl: checkedBaseUrl(given.baseUrl) };
  const core: Core = {
    send: (request) =>
      exchange(options, request.anonymous ? undefined : auth, request, (response, fail, keep) => ({
        response,
        fail,
        end: keep(),
      })),
    call: (request, seen) =>
      exchange(options, request.anonymous ? undefined : auth, request, (response, fail) => {
        seen?.(response);
        // A browser hides the response, so the state of the call is read instead.
        return response.type === 'opaqueredirect'
          ? core.call({ ...request, method: 'GET', options: { ...request.options, body: undefined } }, seen)
          : readJson(response, request.method === 'GET', fail, options.bigInteger);
      }),
    hide: (text) => mask(text, auth?.secrets ?? []),
  };
  const auth = 'auth' in given ? authorizer(given.auth, core) : undefined;
  return core;
}
