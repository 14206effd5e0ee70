import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { onTestFinished } from 'vitest';
import { mcp, type McpOptions } from '../../src/mcp/mcp.ts';
import { firstWords, program } from './telephony.ts';

export interface Result {
  text: string;
  data: unknown;
  structured: Readonly<Record<string, unknown>>;
  isError: boolean;
}

export interface Connected {
  client: Client;
  call: (name: string, args?: Record<string, unknown>) => Promise<Result>;
  plan: (operation: string, more?: Record<string, unknown>) => Promise<string>;
}

interface ConnectOptions {
  mode?: 'legacy' | 'auto';
  ask?: (message: string) => 'accept' | 'decline';
}

export async function connect(
  { env }: { env: Record<string, string> },
  { mode = 'legacy', ask, ...options }: ConnectOptions & Partial<McpOptions> = {},
  whenFinished = onTestFinished,
): Promise<Connected> {
  const client = clientOf(mode, ask);
  whenFinished(() => client.close());
  const [near, far] = InMemoryTransport.createLinkedPair();
  const { TELEPHONY_URL: url, TELEPHONY_TOKEN: token, TELEPHONY_CONFIG: config } = env;
  // The server runs in this process, and keeps its policy and its journal there.
  if (config !== undefined) process.env['TELEPHONY_CONFIG'] = config;
  await mcp({ url, token, confirm: 'ask', port: 0, ...options }, far);
  await client.connect(near);
  return connected(client);
}

export async function connectProcess(
  { env }: { env: Record<string, string> },
  mode: 'legacy' | 'auto',
  whenFinished = onTestFinished,
): Promise<Connected> {
  const client = clientOf(mode);
  whenFinished(() => client.close());
  await client.connect(
    new StdioClientTransport({
      command: program,
      args: [...firstWords, 'mcp'],
      env: { ...process.env, TELEPHONY_KEYCHAIN: 'off', ...env },
      stderr: 'ignore',
    }),
  );
  return connected(client);
}

export function clientOf(mode: 'legacy' | 'auto', ask?: ConnectOptions['ask']): Client {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    { capabilities: ask ? { elicitation: {} } : {}, versionNegotiation: { mode } },
  );
  if (ask)
    client.setRequestHandler('elicitation/create', ({ params }) => ({
      action: ask(params.message),
      content: {},
    }));
  return client;
}

export function connected(client: Client): Connected {
  const call: Connected['call'] = async (name, args = {}) => {
    const {
      content,
      structuredContent = {},
      isError = false,
    } = await client.callTool({ name, arguments: args });
    const [first] = content as { text: string }[];
    const text = first?.text ?? '';
    const [, , json] = /<(data-\w+)>\n(.*)\n<\/\1>/s.exec(text) ?? [];
    return {
      text,
      data: json === undefined ? undefined : JSON.parse(json),
      structured: structuredContent as Result['structured'],
      isError,
    };
  };
  return {
    client,
    call,
    async plan(operation, more = {}) {
      const { text } = await call('plan_write', { operation, ...more });
      const [, seal] = /^plan: (\S+)$/m.exec(text) ?? [];
      if (seal === undefined) throw new Error(text);
      return seal;
    },
  };
}
