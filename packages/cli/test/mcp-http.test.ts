import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { clientOf, connected } from './support/mcp.ts';
import { spawnTelephony, telephonyProcess, useSandbox } from './support/telephony.ts';

const own = useSandbox();
let child: ChildProcess;
let url: string;
let token: string;

beforeAll(async () => {
  const args = ['mcp', '--http', '--port', '0', '--allow-writes'];
  child = spawnTelephony(args, { ...own.env, TELEPHONY_MCP_TOKEN: '' });
  for await (const line of createInterface({ input: child.stderr! })) {
    url ??= /http:\S+/.exec(line)?.[0] as string;
    token ??= /^Token: (\S+)$/.exec(line)?.[1] as string;
    if (token !== undefined) break;
  }
});
afterAll(async () => {
  child.kill('SIGTERM');
  await once(child, 'exit');
});

const connectTo = async (mode: 'legacy' | 'auto', ask?: () => 'accept') => {
  const client = clientOf(mode, ask);
  onTestFinished(() => client.close());
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
  return connected(client);
};

test.for(['legacy', 'auto'] as const)('a client of the %s protocol reads', async (mode) => {
  const mcp = await connectTo(mode);
  expect((await mcp.client.listTools()).tools).toHaveLength(8);
  expect((await mcp.call('owed_call_backs')).data).toHaveLength(1);
});

test('a plan is carried out when the user agrees', async () => {
  const mcp = await connectTo('auto', () => 'accept');
  const seal = await mcp.plan('createCall', { body: { from: '410003', to: '447700900456' } });
  expect((await mcp.call('write', { plan: seal })).data).toMatchObject({ state: 'placed' });
  expect(await mcp.call('write', { plan: seal })).toMatchObject({ isError: true });
});

test.for<[name: string, headers: Record<string, string>, status: number]>([
  ['no token', {}, 401],
  ['a wrong token', { authorization: 'Bearer wrong' }, 401],
  ['the name of another host', { host: 'evil.example', authorization: 'TOKEN' }, 403],
  ['a page of another origin', { origin: 'https://evil.example', authorization: 'TOKEN' }, 403],
])('a request with %s is refused', async ([, headers, status]) => {
  const sent = request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
      ...(headers['authorization'] === 'TOKEN' && { authorization: `Bearer ${token}` }),
    },
  });
  sent.end('{"jsonrpc":"2.0","id":1,"method":"tools/list"}');
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(status);
});

test('guesses of the token take longer each time, and a short token is refused at the start', async () => {
  const guess = async () => {
    const begin = performance.now();
    const headers = {
      authorization: `Bearer guess-${Math.round(begin)}`,
      'content-type': 'application/json',
    };
    const response = await fetch(url, { method: 'POST', headers, body: '{}' });
    return { status: response.status, milliseconds: performance.now() - begin };
  };
  const guesses = [];
  for (let count = 0; count < 7; count += 1) guesses.push(await guess());
  expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([401]));
  expect(guesses.at(-1)!.milliseconds).toBeGreaterThan(500);
  for (const wrong of ['x', 'no header has these spaces']) {
    const short = await telephonyProcess(['mcp', '--http', '--port', '0'], {
      ...own.env,
      TELEPHONY_MCP_TOKEN: wrong,
    });
    expect(short).toMatchObject({ code: 2, stderr: expect.stringContaining('Give 16 or more') });
  }
});
