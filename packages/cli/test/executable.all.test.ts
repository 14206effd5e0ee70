import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { startSandbox } from '@telephony/sandbox';
import { openBrowser } from '@telephony/testing/open-browser';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { ends, secret, startApp } from './support/app.ts';
import { executable } from './support/executable.ts';

// The executable runs in a folder with nothing else, where no Node is in the path.
const suffix = process.platform === 'win32' ? '.exe' : '';
const root = new URL('../../../', import.meta.url);
const folder = temporaryFolder(afterAll);
const file = join(folder, `telephony${suffix}`);
const { SystemRoot = '' } = process.env;
const env = { PATH: folder, HOME: folder, USERPROFILE: folder, SystemRoot, TELEPHONY_KEYCHAIN: 'off' };
const MEGABYTE = 1_000_000;
const MAX_START_MS = 80;

beforeAll(() => {
  copyFileSync(executable(), file);
}, 120_000);

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(file, args, { cwd: folder, env, encoding: 'utf8' });
  return { code: status, output: stdout + stderr };
}

async function start(args: readonly string[], more: Record<string, string> = {}) {
  const child = spawn(file, args, { cwd: folder, env: { ...env, ...more } });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  const address = () => /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
  await vi.waitFor(() => expect(address()).toBeDefined(), ends);
  return { child, url: address()!, output: () => output };
}

async function stop(child: ChildProcess) {
  child.kill('SIGTERM');
  return once(child, 'close');
}

test('it says what it is made of, and stays small', () => {
  const { version } = JSON.parse(readFileSync(new URL('openapi/dist/openapi.json', root), 'utf8')).info;
  const { code, output } = run('--version');
  expect(code).toBe(0);
  expect(output).toMatch(
    new RegExp(`^telephony, contract ${version}, commit [0-9a-f]{12}(-dirty)?, Node \\d+\\.\\d+\\.\\d+\\n$`),
  );
  // Node for other systems has symbols, or none to strip.
  const most = process.platform === 'linux' ? 130 : 200;
  expect(statSync(file).size).toBeLessThan(most * MEGABYTE);
});

// In time of the processor, which other programs do not lengthen much.
test.runIf(process.platform === 'linux')(
  'it starts in what Node alone takes, and 80 ms',
  { timeout: 60_000 },
  () => {
    const milliseconds = (...command: string[]) => {
      const runs = Array.from({ length: 15 }, () => {
        const words = ['-c', '"$@" > /dev/null; times', 'bash', ...command];
        const { stdout } = spawnSync('/bin/bash', words, { cwd: folder, env, encoding: 'utf8' });
        const [user = 0, system = 0] = stdout
          .trim()
          .split(/\s+/)
          .slice(-2)
          .map((time) => Number(/[\d.]+(?=s)/.exec(time)));
        return 1000 * (user + system);
      });
      return Math.min(...runs);
    };
    const alone = milliseconds(process.execPath, '-e', '0');
    expect(alone).toBeGreaterThan(1);
    expect(milliseconds(file, '--version') - alone).toBeLessThan(MAX_START_MS);
  },
);

test('the sandbox serves the API, recordings and its page, which shows a call', async () => {
  const { child, url, output } = await start(['sandbox', '--port', '0']);
  const [, token = ''] = /Token\s+(\w+)/.exec(output())!;
  const headers = { 'x-auth-token': token };
  const get = (path: string) => fetch(`${url}/v1.2/voice${path}`, { headers });
  expect(await (await get('/cdrs?limit=1')).json()).toMatchObject({ total: expect.any(Number) });
  const recording = await get('/monitors/7001.mp3');
  expect(recording.headers.get('content-type')).toMatch(/^audio/);
  expect((await recording.arrayBuffer()).byteLength).toBeGreaterThan(1000);

  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(url);
  const body = JSON.stringify({ to: '447700900456', from: '410003' });
  const json = { ...headers, 'content-type': 'application/json' };
  await fetch(`${url}/v1.2/voice/calls`, { method: 'POST', headers: json, body });
  await page.getByText('Live calls (1)').waitFor({ timeout: 20_000 });
  expect(faults).toEqual([]);
  expect((await fetch(`${url}/_sandbox/page/nothing.js`)).status).toBe(404);
  expect(run('healthy', `${url}/`)).toEqual({ code: 0, output: '' });
  expect(run('healthy', `${url}/nothing`)).toMatchObject({ code: 1, output: expect.stringContaining('404') });
  expect(await stop(child)).toEqual(process.platform === 'win32' ? [null, 'SIGTERM'] : [0, null]);
});

test('scenarios pass and fail, from an account that init writes', () => {
  expect(run('sandbox', 'init', 'account.yaml')).toMatchObject({
    code: 0,
    output: expect.stringContaining('telephony sandbox --fixture account.yaml'),
  });
  expect(existsSync(join(folder, 'account.schema.json'))).toBe(true);
  const guide = new URL('docs/src/content/docs/packages/sandbox-scenarios.mdx', root);
  const [, scenario = ''] = /^```yaml\n(title: .*?)^```/ms.exec(readFileSync(guide, 'utf8'))!;
  writeFileSync(join(folder, 'scenario.yaml'), scenario);
  expect(run('sandbox', 'test', 'scenario.yaml')).toMatchObject({ code: 0 });
  writeFileSync(join(folder, 'scenario.yaml'), scenario.replace('talked: 40', 'talked: 41'));
  expect(run('sandbox', 'test', 'scenario.yaml')).toMatchObject({
    code: 1,
    output: expect.stringContaining('expected 41, seen 40'),
  });
});

test('the mock serves examples and files, checks revisions in YAML, and says that it has no Prism', async () => {
  // What lies beside the executable is not the contract.
  writeFileSync(join(folder, 'openapi.json'), '{}');
  const { url } = await start(['mock', '--port', '0']);
  const get = async (path: string) => fetch(url + path, { headers: { 'x-auth-token': 'any' } });
  expect(await (await get('/cdrs/42001')).json()).toMatchObject({ data: { id: 42_001 } });
  expect((await (await get('/cdrs/42001.pcap')).arrayBuffer()).byteLength).toBeGreaterThan(100);
  const document =
    'openapi: 3.1.0\ninfo: {title: Own, version: 1.0.0}\npaths: {/x: {get: {responses: {"204": {description: None}}}}}\n';
  writeFileSync(join(folder, 'own.yaml'), document);
  const own = await start(['mock', 'own.yaml', '--port', '0']);
  expect((await fetch(`${own.url}/x`)).status).toBe(204);
  expect(run('mock', '--engine', 'prism')).toMatchObject({
    code: 2,
    output: expect.stringContaining('this executable has no Prism'),
  });
});

test('serve keeps calls in SQLite, though it is killed', { timeout: 90_000 }, async () => {
  const sandbox = await startSandbox({ port: 0 });
  onTestFinished(() => sandbox.close());
  const app = await startApp();
  const own = {
    TELEPHONY_URL: sandbox.baseUrl,
    TELEPHONY_TOKEN: sandbox.signIn!.token,
    TELEPHONY_SIGNING_SECRET: secret,
  };
  const calls: number[] = [];
  const call = async () => {
    const { id } = await sandbox.control.call({ from: '447700900111', to: '2104' });
    await sandbox.control.hangUp(id, 'src');
    calls.push(id);
  };
  const areTaken = () =>
    vi.waitFor(
      () => expect(new Set(app.taken.map(({ json }) => json.data?.rootCallId))).toEqual(new Set(calls)),
      ends,
    );
  const killed = await start(['serve', '--to', app.url, '--port', '0'], own);
  await call();
  await areTaken();
  killed.child.kill('SIGKILL');
  await once(killed.child, 'close');
  await call();
  await start(['serve', '--to', app.url, '--port', '0'], own);
  await call();
  await areTaken();
});

test('commands find tables, CSV, numbers, completions and guides in it', async () => {
  const sandbox = await startSandbox({ port: 0 });
  onTestFinished(() => sandbox.close());
  const own = { TELEPHONY_URL: sandbox.baseUrl, TELEPHONY_TOKEN: sandbox.signIn!.token };
  const ask = async (...args: string[]) => {
    const child = spawn(file, args, { cwd: folder, env: { ...env, ...own } });
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return stdout + stderr;
  };
  expect(await ask('users', 'list', '--output', 'table')).toContain('Okafor');
  expect(await ask('calls', 'report', '--since', '30d', '--output', 'csv')).toContain('447700900');
  expect(await ask('calls', 'create', '--from', '410003', '--to', '999', '--dry-run')).toContain('emergency');
  expect(await ask('complete', 'bash')).toContain('telephony complete --');
  expect(await ask('complete', '--', 'cdrs', '')).toContain('list');
  expect(await ask('describe', 'listCdrs')).toContain('GET /cdrs');

  const app = await startApp();
  await ask('mock', 'send', 'call.missed', '--to', app.url);
  await ask('send', 'call.missed', '--to', app.url);
  await ask('send', '--story', 'missed', app.url);
  const names = app.taken.map(({ json }) => json.event_name);
  expect(names.slice(0, 3)).toEqual(['call.missed', 'call.missed', 'call.initial']);
  expect(names.at(-1)).toBe('call.hangup');

  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StdioClientTransport({ command: file, args: ['mcp'], env: { ...env, ...own } }));
  onTestFinished(() => client.close());
  const guide = await client.readResource({ uri: 'telephony://skills/telephony-receiver/SKILL.md' });
  expect(JSON.stringify(guide)).toContain('telephony-receiver');
});
