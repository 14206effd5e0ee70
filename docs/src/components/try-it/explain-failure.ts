/** How long the server may take to show that it is there, in milliseconds. */
const PATIENCE = 4000;

/**
 * Why no response arrived, in words. A browser tells a page neither whether a connection was refused nor whether CORS was the
 * reason: a second request, which carries nothing and shows nothing, tells whether the server is there.
 */
export async function explainFailure(
  error: unknown,
  { baseUrl, isRefused, signal }: { baseUrl: string; isRefused: boolean; signal: AbortSignal },
): Promise<string> {
  if (signal.aborted) return 'Stopped. The server may have carried it out.';
  const { origin, protocol, hostname } = new URL(baseUrl);
  if (isRefused) return `The policy of this site does not let its pages call ${origin}.`;
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  if (location.protocol === 'https:' && protocol === 'http:' && !isHere) {
    return `The browser does not let an https page call ${origin}, which is http. Use an address that begins with https://.`;
  }
  if (!navigator.onLine && !isHere) return 'This device is offline.';
  if (await isThere(origin)) {
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

async function isThere(origin: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
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
