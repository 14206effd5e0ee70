import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startServer as startAny } from '@telephony/testing/start-server';

export const startServer = async (
  listener: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): Promise<string> =>
  `${await startAny((request, response) => void listener(request, response))}/v1.2/service`;

export function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** The JSON body of a request, undefined where it has none. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const body = await text(request);
  return body === '' ? undefined : (JSON.parse(body) as unknown);
}
