import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Ask, RequestHeldBack } from '../server/ask.ts';
import type { ReceivedResponse } from '../server/exchange.ts';

/** Names the workflow and the step of a request on its way to the gate. It is not sent to the server. */
export const STEP_HEADER = 'x-conformance-step';

/** Headers of the connection between two programs, and those that only the client's library adds. */
const NOT_FORWARDED = new Set([
  STEP_HEADER,
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'accept-encoding',
  'accept-language',
  'sec-fetch-mode',
  'x-har-request-id',
]);
/** `location` too: the runner would follow it, with the token, wherever it leads. The finding is made from the exchange. */
const NOT_RETURNED = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'location',
]);

/** A listening gate. */
export interface Gate extends AsyncDisposable {
  /** Base address for the runner of the workflows; its path cannot be guessed. */
  url: string;
  /** Why requests were not sent, by workflow and step. */
  heldBack: Map<string, string>;
}

/**
 * A server on this machine between the runner of the workflows and the server that is checked. What
 * goes through it is recorded as it is, and only what `ask` allows goes through.
 */
export async function openGate(ask: Ask): Promise<Gate> {
  const prefix = `/${randomUUID()}`;
  const heldBack = new Map<string, string>();
  const server = createServer((request, response) => {
    pass(request, response).catch((error: unknown) => {
      if (error instanceof RequestHeldBack)
        heldBack.set(String(request.headers[STEP_HEADER] ?? ''), error.message);
      response.destroy();
    });
  });

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '' } = request;
    if (!url.startsWith(`${prefix}/`)) throw new Error('not from the runner');
    const step = String(request.headers[STEP_HEADER] ?? '');
    const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      NOT_FORWARDED.has(name) || value === undefined ? [] : [[name, String(value)]],
    );
    const body = await buffer(request);
    const { outcome } = await ask(step, { method, target: url.slice(prefix.length), headers, body });
    if ('failure' in outcome) response.destroy();
    else giveBack(outcome, response);
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}${prefix}`,
    heldBack,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function giveBack({ status, headers, body }: ReceivedResponse, response: ServerResponse): void {
  response.statusCode = status;
  for (const [name, value] of headers) {
    if (!NOT_RETURNED.has(name.toLowerCase())) response.appendHeader(name, value);
  }
  response.end(body);
}
