import { deliver } from '../testing/deliver.ts';
import { sampleEvent } from '../testing/sample-event.ts';
import type { Target } from './try-sequence.ts';

/** Statuses that refuse a delivery; where the path is the secret, the wrong one may not be found. */
const REFUSED = new Set([401, 403, 404]);

/**
 * Whether a receiver takes deliveries with the right secret only.
 *
 * @returns What is wrong, one sentence each.
 */
export async function checkSecret({ url, timeoutMs, signal }: Target): Promise<string[]> {
  const statusOf = async (to: URL) => {
    try {
      const limits = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const response = await deliver(to, sampleEvent('call.missed'), { signal: limits });
      await response.arrayBuffer();
      return response.status;
    } catch {
      signal.throwIfAborted();
      return null;
    }
  };
  const faults: string[] = [];
  for (const [what, to] of withoutSecret(url)) {
    const status = await statusOf(to);
    if (status === null || !REFUSED.has(status))
      faults.push(
        `A delivery with ${what} got ${status ?? 'no response'}. It must be refused with 401 or 403.`,
      );
  }
  const right = await statusOf(url);
  if (right === null || right < 200 || right > 299)
    faults.push(`A delivery with the secret of the URL got ${right ?? 'no response'}, not 2xx.`);
  return faults;
}

/** The address with secrets that are wrong, or without one. */
function withoutSecret(url: URL): [what: string, to: URL][] {
  if (url.username === '') {
    const wrong = new URL(url);
    wrong.pathname = wrong.pathname.replace(/[^/]*$/, 'not-the-secret-of-this-path');
    return [['another last segment of the path', wrong]];
  }
  const [none, wrong, other] = [new URL(url), new URL(url), new URL(url)];
  none.username = '';
  none.password = '';
  wrong.password = 'not-the-password-of-this-user';
  other.username = `${url.username}-x`;
  return [
    ['no user and password', none],
    ['a wrong password', wrong],
    ['another user', other],
  ];
}
