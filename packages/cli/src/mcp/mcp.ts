import type { McpServer, Transport } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { type AccountOptions, createClient, signedInAccount } from '../account/account.ts';
import { isTerminal, say } from '../output/terminal.ts';
import { serveHttp } from './http.ts';
import { Pages } from './pages.ts';
import { addReadTools } from './read-tools.ts';
import { createServer, readPolicy, type Served, tellFault } from './server.ts';
import { Plans } from './plans.ts';
import { addWriteTools } from './write-tools.ts';

export interface McpOptions extends AccountOptions {
  allowWrites?: string | true | undefined;
  confirm: 'ask' | 'none';
  http?: boolean | undefined;
  port: number;
}

export async function mcp(options: McpOptions, transport?: Transport): Promise<void> {
  const policy = await readPolicy(options.allowWrites);
  const account = await signedInAccount(options);
  const { url, token } = account;
  const own = { pages: new Pages(), plans: new Plans(), policy, confirm: options.confirm };
  const served: Served = { pbx: createClient(account), url, token, ...own };
  const factory = (session: string): McpServer => {
    const server = createServer(served);
    addReadTools(server, served);
    if (policy) addWriteTools(server, served, session);
    return server;
  };
  if (options.http) return serveHttp(() => factory('http'), options.port);
  if (isTerminal())
    say('Waits for an assistant to speak MCP on stdin. An assistant starts this command itself.');
  serveStdio(() => factory(crypto.randomUUID()), { onerror: tellFault, ...(transport && { transport }) });
}
