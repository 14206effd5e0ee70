import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { program, runProgram, startProgram } from '../support/run-cli.ts';
import { MEI } from '../support/serve-platform.ts';
import { temporaryFolder } from '@telephony/testing/temporary-folder';

const headers = { 'x-auth-token': MEI, 'content-type': 'application/json' };

test('says where it answers and how to get in, and both are true', async () => {
  const { child, output, url } = await startProgram([]);
  await vi.waitFor(() => expect(output.text).toContain('Try: curl'));
  const [, email, password] = /Sign in +(\S+) (\S+)/.exec(output.text) ?? [];
  const [, token, address] = /X-Auth-Token: (\S+)' '(\S+)'/.exec(output.text) ?? [];
  expect(output.text).toContain(`The sandbox listens on ${url}\n`);
  const body = JSON.stringify({ email, password });
  const login = await fetch(`${url}/v1.2/voice/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(login.status).toBe(200);
  expect((await fetch(address!, { headers: { 'x-auth-token': token! } })).status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('writes a line for each request, without tokens, control characters or colour', async () => {
  const { output, url } = await startProgram([], { NO_COLOR: '1' });
  await fetch(`${url}/v1.2/voice/cdrs?limit=2`, { headers });
  await fetch(`${url}/v1.2/voice/apitokens/${MEI.toUpperCase()}`, { method: 'DELETE', headers });
  await fetch(`${url}/nowhere%1b`);
  await vi.waitFor(() => expect(output.text).toContain('nowhere'));
  const lines = output.text.trimEnd().split('\n').slice(-3);
  expect(lines[0]).toMatch(/^GET \/v1\.2\/voice\/cdrs\?limit=2 200 listCdrs \d+\.\d ms$/);
  expect(lines[1]).toMatch(/^DELETE \/v1\.2\/voice\/apitokens\/\[redacted\] 40\d deleteApiToken /);
  expect(lines[2]).toMatch(
    /^GET \/nowhere%1b 404 - \d+\.\d ms  \/nowhere%1b is not a path of the contract\.$/,
  );
  expect(lines.join('')).not.toContain('\u001b');
});

test('--quiet writes no line for requests, and SIGINT ends it while a connection is open', async () => {
  const { child, output, url } = await startProgram(['--quiet']);
  await fetch(`${url}/v1.2/voice/cdrs`, { headers });
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(output.text).not.toContain('listCdrs');
});

test('ends when the program that started it has gone', async () => {
  const { child } = await startProgram(['--quiet']);
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('ends when nobody reads its log any more', async () => {
  const { child, url } = await startProgram([]);
  const ended = once(child, 'exit');
  child.stdout!.destroy();
  // The line of this request cannot be written any more; its response may be cut off by the end.
  await fetch(`${url}/v1.2/voice/cdrs/42001`, { headers }).catch(() => {});
  expect(await ended).toEqual([0, null]);
});

test('clock, time, seed, idle minutes, second factor and snapshot reach the sandbox', async () => {
  const snapshot = join(temporaryFolder(), 'day.json');
  const args = [
    '--clock',
    'manual',
    '--now',
    '2027-02-03T04:05:06Z',
    '--idle-minutes',
    '15',
    '--no-second-factor',
  ];
  const { child, url } = await startProgram([...args, '--seed', '7', '--snapshot', snapshot, '--quiet']);
  const ask = async (path: string, body?: unknown, token = MEI) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(url + path, { headers: { ...headers, 'x-auth-token': token }, ...init });
    return { status: response.status, json: await response.json() };
  };
  const { json } = await ask('/_sandbox/clock');
  expect(JSON.stringify(json)).toContain('2027-02-03 04:05:06');
  const login = await ask('/v1.2/voice/login', {
    email: 'nadia.okafor@harbourlane.example',
    password: 'a-quay-and-two-cranes',
  });
  expect(login.status).toBe(200);
  await ask('/_sandbox/clock/advance', { seconds: 15 * 60 - 1 });
  expect((await ask('/v1.2/voice/ping', undefined, login.json.user_token)).status).toBe(200);
  await ask('/_sandbox/clock/advance', { seconds: 15 * 60 });
  expect((await ask('/v1.2/voice/ping', undefined, login.json.user_token)).status).toBe(401);
  expect(existsSync(snapshot)).toBe(false);
  child.kill('SIGINT');
  await once(child, 'exit');
  expect(JSON.parse(readFileSync(snapshot, 'utf8')).version).toBe(1);
});

test.each(['--help', '-h'])('%s lists every option and an example', async (option) => {
  const { code, stdout, stderr } = await runProgram([option]);
  expect([code, stderr]).toEqual([0, '']);
  const options = [
    'port',
    'host',
    'clock',
    'now',
    'seed',
    'idle-minutes',
    'no-second-factor',
    'data',
    'snapshot',
    'allow-http',
  ];
  for (const name of [...options, 'quiet', 'help']) expect(stdout).toContain(`--${name}`);
  expect(stdout).toContain('Example\n  telephony-sandbox');
});

describe('one line and exit code 1 for', () => {
  test.each([
    [['--prot', '1'], /^Unknown option '--prot'.*\nSee telephony-sandbox --help\.\n$/],
    [['4020'], /^Unexpected argument '4020'.*\nSee telephony-sandbox --help\.\n$/],
    [['--port', 'x'], /^--port: "x" is not a whole number from 0 to 65535\.\n$/],
    [['--port', '0x12'], /^--port: "0x12" is not a whole number from 0 to 65535\.\n$/],
    [['--clock', 'fast'], /^--clock: "fast" is not valid\. Use real or manual\.\n$/],
    [
      ['--now', '2026-13-01'],
      /^--now: "2026-13-01" is not an ISO 8601 time such as 2026-11-20T16:06:00Z\.\n$/,
    ],
    [
      ['--seed', '4294967296'],
      /^--seed: "4294967296" is not a whole number from -2147483648 to 2147483647\.\n$/,
    ],
    [['--idle-minutes', '20'], /^--idle-minutes: "20" is not valid\. Use 15 or 30\.\n$/],
    [['--data', ''], /^--data needs a file name\.\n$/],
    [
      ['--data', 'a', '--snapshot', 'b'],
      /^A data file and a snapshot cannot be combined\. Use one of them\.\n$/,
    ],
    [['--data', '/nowhere/at/all.db'], /^\/nowhere\/at\/all\.db cannot be opened: .*\n$/],
    [['--port', '0', '--host', 'no.such.host.invalid'], /^getaddrinfo .*no\.such\.host\.invalid\n$/],
  ])('%j', async (args, message) => {
    const { code, stderr, stdout } = await runProgram(args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(message);
  });

  test('a taken port', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await runProgram(['--port', String(port)])).toEqual({
      code: 1,
      stdout: '',
      stderr: `Port ${port} is already in use. Choose another with --port.\n`,
    });
  });
});

test('the package has it as a command', () => {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(manifest.bin).toEqual({ 'telephony-sandbox': 'dist/bin.js' });
  expect(readFileSync(program, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  expect(statSync(program).mode & 0o100).toBe(0o100);
});
