import type { Sent } from '../../drive/send.ts';
import { shownUrl } from '../read/receiver-url.ts';

/** What to do about responses that have a usual cause; undefined where there are none. */
export function hintOf(url: URL, sent: readonly Pick<Sent, 'status' | 'error'>[]): string | undefined {
  if (sent.some(({ error }) => error === 'ECONNREFUSED'))
    return `Nothing listens at ${url.host}. Start the receiver, or look at the port in the URL.`;
  if (!sent.some(({ status }) => status === 401)) return undefined;
  const shown = new URL(shownUrl(url));
  if (url.password !== '')
    return `The receiver does not take this user and password. Compare them with its secret: ${shown.href}`;
  shown.username = 'USER';
  shown.password = 'PASSWORD';
  return `The receiver wants a secret, and the URL has no password. Write it as ${shown.href}, or with its secret path.`;
}
