import { make } from '../../scripts/elements.ts';
import type { OutgoingRequest } from './outgoing-request.ts';

export type Outcome = { response: ReceivedResponse } | { failure: string };

export interface ReceivedResponse {
  status: number;
  statusText: string;
  headers: [name: string, value: string][];
  body: Blob;
  milliseconds: number;
}

export async function sendRequest(
  { method, url, headers, token, body }: OutgoingRequest,
  { redirects, signal }: { redirects: boolean; signal: AbortSignal },
): Promise<Outcome> {
  const { origin, hostname } = new URL(url);
  // A policy cannot name an address of IPv6.
  const frame = redirects && !hostname.startsWith('[') ? await frameFor(origin) : undefined;
  const sender = (frame?.contentDocument?.querySelector('meta') && frame.contentWindow) || window;
  const refused = watchPolicy(sender.document);
  const started = performance.now();
  try {
    const response = await sender.fetch(url, {
      method,
      headers: [...headers, ...(token === '' ? [] : [['X-Auth-Token', token] satisfies [string, string]])],
      ...(body !== undefined && { body }),
      // Only where it is followed does a browser show a redirection that leads nowhere.
      redirect: sender === window ? 'manual' : 'follow',
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    });
    if (response.type === 'opaqueredirect') return { failure: REDIRECTED };
    const { status, statusText, headers: received } = response;
    // A body of the frame's would go with it.
    const blob = new Blob([await response.arrayBuffer()], {
      type: response.headers.get('content-type') ?? '',
    });
    const milliseconds = Math.round(performance.now() - started);
    return { response: { status, statusText, headers: [...received], body: blob, milliseconds } };
  } catch (error) {
    // A browser tells of the refusal after the failure.
    if (frame) await new Promise((resolve) => setTimeout(resolve, 200));
    if (frame && refused.seen()) return { failure: REDIRECTED };
    return { failure: await explainFailure(error, { url, isRefused: refused.seen(), signal }) };
  } finally {
    refused.end();
    frame?.remove();
  }
}

const REDIRECTED =
  'The server returned a redirect to another address. The form does not follow it, so the token goes nowhere else.';

// A request that follows redirects takes its headers along wherever they lead. Only a policy stops it, so the frame's policy allows one
// origin.
async function frameFor(origin: string): Promise<HTMLIFrameElement> {
  const policy = `<meta http-equiv="Content-Security-Policy" content="connect-src ${origin}">`;
  const frame = make('iframe', { hidden: '', title: 'Sends the request', srcdoc: policy });
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  return frame;
}

function watchPolicy(page: Document): { seen(): boolean; end(): void } {
  let seen = false;
  const notice = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'connect-src') seen = true;
  };
  page.addEventListener('securitypolicyviolation', notice);
  return { seen: () => seen, end: () => page.removeEventListener('securitypolicyviolation', notice) };
}

const REACHABILITY_TIMEOUT_MS = 4000;

// A browser tells a page neither whether a connection was refused nor whether CORS was the reason. A second request, which carries and
// shows nothing, tells whether the server is there.
async function explainFailure(
  error: unknown,
  { url, isRefused, signal }: { url: string; isRefused: boolean; signal: AbortSignal },
): Promise<string> {
  if (signal.aborted) return 'Stopped. The server may have carried out the request.';
  const { origin, protocol, hostname } = new URL(url);
  if (isRefused) return `The policy of this site does not let its pages call ${origin}.`;
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  if (location.protocol === 'https:' && protocol === 'http:' && !isHere) {
    return `The browser does not let an https page call ${origin}, which is http. Use an address that begins with https://.`;
  }
  if (!navigator.onLine && !isHere) return 'This device is offline.';
  if (await isReachable(origin)) {
    return (
      `${origin} responds, but does not let pages of ${location.origin} read its responses (CORS). ` +
      'It may have carried out the request. Send it with cURL instead: the command is above.'
    );
  }
  const { name, message } = error as Error;
  const permission = isHere
    ? ' The browser may also have asked whether this page may reach your own machine.'
    : '';
  return name === 'TypeError'
    ? `No response from ${origin}: the connection was refused or broke off. Is the server running, and is the address right?${permission}`
    : `The browser did not send the request: ${message}`;
}

async function isReachable(origin: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(REACHABILITY_TIMEOUT_MS);
    await fetch(origin, {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal,
    });
    return true;
  } catch {
    return false;
  }
}
