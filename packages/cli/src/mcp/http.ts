/** The tools by streamable HTTP, for programs on this machine that have the token. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  type McpServer,
  OAuthError,
  OAuthErrorCode,
  originValidationResponse,
  requireBearerAuth,
} from '@modelcontextprotocol/server';
import { stopSignal } from '@telephony/command-line';
import { toNodeListener } from '@telephony/webhooks/node';
import { listenOn } from '../listen-on.ts';
import { say } from '../output/terminal.ts';
import { isSame } from './plans.ts';

const HOST = '127.0.0.1';
const PATH = '/mcp';

/** Serves until the process is stopped. */
export async function serveHttp(factory: () => McpServer, port: string): Promise<void> {
  const given = process.env['TELEPHONY_MCP_TOKEN'] || undefined;
  const token = given ?? randomBytes(24).toString('base64url');
  const handler = createMcpHandler(factory, { onerror: ({ message }) => say(message) });
  const listener = toNodeListener(guarded(token, handler.fetch));
  const server = createServer(listener);
  say(`MCP on http://${HOST}:${await listenOn(server, port, HOST)}${PATH}`);
  say(given ? 'Token: that of TELEPHONY_MCP_TOKEN.' : `Token: ${token}`);
  const signal = stopSignal();
  if (!signal.aborted) await once(signal, 'abort');
  await handler.close();
  server.closeAllConnections();
  server.close();
}

type Fetch = (request: Request) => Promise<Response>;

/** Lets requests through that come from this machine, from no web page elsewhere, and with the token. */
function guarded(token: string, fetch: ReturnType<typeof createMcpHandler>['fetch']): Fetch {
  const gate = requireBearerAuth({
    verifier: {
      verifyAccessToken: (one) => {
        if (!isSame(one, token)) throw new OAuthError(OAuthErrorCode.InvalidToken, 'The token is wrong.');
        const expiresAt = Math.floor(Date.now() / 1000) + 3600;
        return Promise.resolve({ token: one, clientId: 'local', scopes: [], expiresAt });
      },
    },
  });
  return async (request) => {
    const refused =
      hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
      originValidationResponse(request, localhostAllowedOrigins());
    if (refused) return refused;
    if (new URL(request.url).pathname !== PATH) return new Response(`Use ${PATH}.\n`, { status: 404 });
    const authInfo = await gate(request);
    return authInfo instanceof Response ? authInfo : fetch(request, { authInfo });
  };
}
