import { NodeRequest } from 'srvx/node';
import { fieldOf } from '../../field-of.ts';
import type { Incoming, Outgoing } from './incoming.ts';
import { parsedBody } from './parsed-body.ts';

/** A request of Node as a Request, as the sender made it: with the whole path, and with its body even if a parser has read it. */
export function toRequest(incoming: Incoming, outgoing: Outgoing): Request {
  const request = new NodeRequest({ req: incoming, res: outgoing });
  const url = wholeUrl(incoming, request.url);
  const parsed = parsedBody(incoming, request.headers);
  if (!parsed && url === request.url) return request;
  const { method, headers, body } = request;
  const init = { method, headers, body, duplex: 'half', ...parsed };
  return new Request(url, init);
}

/**
 * The same request as one of the platform, of which a framework can make another: `new Request(request, ...)`, as the body limit
 * of Hono does. The handler of this package does without, which is faster.
 */
export function platformRequest(request: Request): Request {
  const made = fieldOf(request, '_request');
  return made instanceof Request ? made : request;
}

function wholeUrl({ url, originalUrl = url }: Incoming, seen: string): string {
  if (originalUrl === url || !originalUrl?.startsWith('/')) return seen;
  const whole = `${new URL(seen).origin}${originalUrl}`;
  return URL.canParse(whole) ? whole : seen;
}
