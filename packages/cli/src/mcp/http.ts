/** Serves the tools by streamable HTTP, to programs on this machine that have the token. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import * as mcp from '@modelcontextprotocol/server';
import { stopSignal } from '@telephony/contract/command-line';
import { toNodeListener } from '@telephony/webhooks/node';
import { usage } from '../exit.ts';
import { listenOn } from '../listen-on.ts';
import { say } from '../output/terminal.ts';
import { tellFault } from './server.ts';

const HOST = '127.0.0.1';
const PATH = '/mcp';
const MIN_TOKEN_LENGTH = 16;
const SENDABLE = new RegExp(`^[!-~]{${MIN_TOKEN_LENGTH},}$`);
// A guess waits longer, the more there were before it in the last minutes.
const MAX_DELAY_MS = 5000;
const FREE_GUESSES = 3;
const FORGET_MS = 5 * 60_000;

export async function serveHttp(factory: () => mcp.McpServer, port: number): Promise<void> {
  const given = process.env['TELEPHONY_MCP_TOKEN'] || undefined;
  if (given !== undefined && !SENDABLE.test(given))
    throw usage(
      `TELEPHONY_MCP_TOKEN has ${given.length} characters. Give ${MIN_TOKEN_LENGTH} or more of ASCII, without spaces, such as those of: openssl rand -hex 16`,
    );
  const token = given ?? randomBytes(24).toString('base64url');
  const handler = mcp.createMcpHandler(factory, { onerror: tellFault });
  const server = createServer(toNodeListener(guard(token, handler.fetch)));
  say(`MCP on http://${HOST}:${await listenOn(server, port, HOST)}${PATH}`);
  say(given ? 'Token: that of TELEPHONY_MCP_TOKEN.' : `Token: ${token}`);
  const signal = stopSignal();
  if (!signal.aborted) await once(signal, 'abort');
  await handler.close();
  server.closeAllConnections();
  server.close();
}

function guard(token: string, fetch: (request: Request) => Promise<Response>): typeof fetch {
  const expected = digest(token);
  let guesses = 0;
  let last = 0;
  return async (request) => {
    const refused =
      mcp.hostHeaderValidationResponse(request, mcp.localhostAllowedHostnames()) ??
      mcp.originValidationResponse(request, mcp.localhostAllowedOrigins());
    if (refused) return refused;
    if (new URL(request.url).pathname !== PATH) return new Response(`Use ${PATH}.\n`, { status: 404 });
    const [, given = ''] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
    if (timingSafeEqual(digest(given), expected)) return fetch(request);
    guesses = Date.now() - last > FORGET_MS ? 1 : guesses + 1;
    last = Date.now();
    say(`Refused: ${given === '' ? 'no token' : 'a wrong token'}, ${guesses} in a row.`);
    if (given !== '' && guesses > FREE_GUESSES)
      await sleep(Math.min(MAX_DELAY_MS, 100 * 2 ** Math.min(guesses - FREE_GUESSES, 10)));
    const headers = { 'WWW-Authenticate': 'Bearer' };
    return new Response('The token is missing or wrong.\n', { status: 401, headers });
  };
}

// All digests have the same length, so that a comparison takes the same time.
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
