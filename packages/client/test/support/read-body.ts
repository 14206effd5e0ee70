import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** The JSON body of a request, undefined where it has none. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const body = await text(request);
  return body === '' ? undefined : (JSON.parse(body) as unknown);
}
