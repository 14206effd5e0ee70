/** Tests the MCP server of `telephony` with the official Inspector and the official conformance suite. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startSandbox } from '@telephony/sandbox';
import { build, root } from '../turbo.mjs';
import { type Command, runCommand } from './programs.ts';

const INSPECTOR = '@modelcontextprotocol/inspector@2.12.0';
const CONFORMANCE = '@modelcontextprotocol/conformance@0.1.16';
// The other scenarios call tools that only the suite's own server has.
const SCENARIOS = ['server-initialize', 'ping', 'tools-list', 'resources-list', 'dns-rebinding-protection'];
const BIN = join(root, 'packages/cli/dist/bin.js');
const TOKEN = 'token-of-the-conformance-suite';

export async function runMcp(yes: boolean, command: string, signal: AbortSignal): Promise<number> {
  if (!yes && !process.env['CI'])
    throw new Error(`This fetches ${INSPECTOR} and ${CONFORMANCE} with npx. To go on: ${command}`);
  if ((await build(['@telephony/cli'])) !== 0) return 1;
  const sandbox = await startSandbox({ port: 0 });
  const platform = { TELEPHONY_URL: sandbox.baseUrl, TELEPHONY_TOKEN: sandbox.signIn!.token };
  const environment = { ...platform, TELEPHONY_MCP_TOKEN: TOKEN };
  const server = spawn(process.execPath, [BIN, 'mcp', '--http', '--port', '0', '--allow-writes'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  });
  // The signal ends it with an error.
  server.on('error', () => undefined);
  const [output] = (await once(server.stderr, 'data')) as [Buffer];
  const front = await startFront(new URL(/http:\S+/.exec(String(output))![0]));
  const flags = Object.entries(platform).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
  const start = [process.execPath, BIN, 'mcp'];
  const inspect = ['npx', '--yes', INSPECTOR, '--cli', ...flags, ...start, '--method'] as const;
  const commands: Command[] = [
    [...inspect, 'tools/list'],
    [...inspect, 'resources/list'],
    [...inspect, 'tools/call', '--tool-name', 'search', '--tool-arg', 'words=missed calls'],
    ...SCENARIOS.map((name): Command => {
      const url = `http://127.0.0.1:${(front.address() as AddressInfo).port}/mcp`;
      return ['npx', '--yes', CONFORMANCE, 'server', '--url', url, '--scenario', name];
    }),
  ];
  let failed = 0;
  for (const one of commands) {
    const { ok, output: text } = await runCommand(one, { folder: root, signal });
    console.log(`${ok ? 'passed' : 'FAILED'}  ${one[2]} ${one.at(-1)}`);
    if (!ok) console.log(text);
    failed += ok ? 0 : 1;
  }
  server.kill();
  front.close();
  front.closeAllConnections();
  await sandbox.close();
  return failed === 0 ? 0 : 1;
}

// The suite cannot send the token.
async function startFront(url: URL) {
  const front = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, authorization: `Bearer ${TOKEN}` };
    const inner = request(url, { method: incoming.method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    inner.on('error', () => outgoing.destroy());
    incoming.pipe(inner);
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  return front;
}
