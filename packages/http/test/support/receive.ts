import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startServer } from '@telephony/testing/start-server';

/** Starts a receiver of events that keeps what has come, ended with the test. By default it returns 204. */
export async function receive(
  respond: RequestListener = (_request, response) => void response.writeHead(204).end(),
) {
  const received: { request: IncomingMessage; body: string }[] = [];
  const keep = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({ request, body: await text(request) });
    respond(request, response);
  };
  const { host } = new URL(await startServer((request, response) => void keep(request, response)));
  return { received, host, url: `http://${host}/events` };
}
