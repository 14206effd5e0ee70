import { explainFailure } from './explain-failure.ts';
import type { OutgoingRequest } from './outgoing-request.ts';

/** What came of a request: a response, or the reason in words why there is none. */
type Outcome = { response: ReceivedResponse } | { failure: string };

export interface ReceivedResponse {
  status: number;
  statusText: string;
  headers: [name: string, value: string][];
  body: Blob;
  milliseconds: number;
}

/** Sends a request. Never rejects. `redirects` says that a redirection without an address to go to is a response. */
export async function sendRequest(
  { method, baseUrl, url, headers, token, body }: OutgoingRequest,
  { redirects, signal }: { redirects: boolean; signal: AbortSignal },
): Promise<Outcome> {
  const refused = watchPolicy();
  const started = performance.now();
  try {
    const response = await fetch(url, {
      method,
      headers: [...headers, ...(token === '' ? [] : [['X-Auth-Token', token] satisfies [string, string]])],
      ...(body !== undefined && { body }),
      // Only where it is followed does a browser show a redirection that leads nowhere.
      redirect: redirects ? 'follow' : 'manual',
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    });
    if (response.type === 'opaqueredirect') {
      return {
        failure:
          'The server returned a redirection to another address. It is not followed, so that the token goes nowhere else.',
      };
    }
    const blob = await response.blob();
    const { status, statusText } = response;
    const milliseconds = Math.round(performance.now() - started);
    return { response: { status, statusText, headers: [...response.headers], body: blob, milliseconds } };
  } catch (error) {
    return { failure: await explainFailure(error, { baseUrl, isRefused: refused.seen(), signal }) };
  } finally {
    refused.end();
  }
}

/** Notices when the policy of this site forbids a request. */
function watchPolicy(): { seen(): boolean; end(): void } {
  let seen = false;
  const notice = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'connect-src') seen = true;
  };
  document.addEventListener('securitypolicyviolation', notice);
  return { seen: () => seen, end: () => document.removeEventListener('securitypolicyviolation', notice) };
}
