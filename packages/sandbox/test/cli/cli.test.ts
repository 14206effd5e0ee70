import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { program, runProgram, startProgram } from '../support/run-cli.ts';
import { startReceiver } from '../support/start-receiver.ts';
import { MEI } from '../support/serve-platform.ts';

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

test('clock, time, seed, idle minutes and second factor reach the sandbox', async () => {
  const args = [
    '--clock',
    'manual',
    '--start-time',
    '2027-02-03T04:05:06Z',
    '--idle-minutes',
    '15',
    '--no-second-factor',
  ];
  const { url } = await startProgram([...args, '--seed', '7', '--quiet']);
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
});

test.each(['--help', '-h'])('%s lists the options and an example', async (option) => {
  const { code, stdout, stderr } = await runProgram([option]);
  expect([code, stderr]).toEqual([0, '']);
  for (const name of ['port', 'webhooks-retry-seconds']) expect(stdout).toContain(`--${name}`);
  expect(stdout).toContain('Example\n  telephony-sandbox');
});

test('the log tells each delivery, why one fails, and that a certificate is accepted', async () => {
  const { output, url } = await startProgram(['--webhooks-retry-seconds', '0.01']);
  const receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  const post = (path: string, body: object) =>
    fetch(`${url}/_sandbox${path}`, { method: 'POST', body: JSON.stringify(body) });
  await post('/webhooks', { name: 'Test', types: ['received_sms'], url: receiver.url });
  receiver.behave = (response) => void response.writeHead(500).end();
  const sms = { from: '447700900123', to: '442079460100', text: 'Ready?' };
  await post('/simulate/sms', sms);
  await vi.waitFor(() => expect(output.text).toContain('Given up.'));
  receiver.behave = (response) => void response.end();
  await post('/simulate/sms', sms);
  const place = `sms.received -> webhook 1 at 127.0.0.1:${receiver.port}`;
  await vi.waitFor(() => expect(output.text).toContain(`${place} 200\n`));
  const lines = output.text.split('\n').filter((line) => line.includes(String(receiver.port)));
  expect(lines).toEqual([
    `${place} 500  The receiver returned 500. Again in 0.01 s.`,
    `The certificate of 127.0.0.1:${receiver.port} is not trusted; it is accepted because the receiver is on this machine.`,
    `${place} 500  The receiver returned 500. Given up.`,
    `${place} 200`,
  ]);
});

test('the environment reaches the sandbox, and bad options end with 2', async () => {
  const { url } = await startProgram(['--ring-seconds', '7'], { TELEPHONY_SANDBOX_DELAY: '1' });
  const settings = await (await fetch(`${url}/_sandbox/settings`)).json();
  expect(settings).toMatchObject({ ringSeconds: 7, delay: 1 });
  expect(await runProgram(['--port', 'x'])).toEqual({
    code: 2,
    stdout: '',
    stderr: '--port: "x" is not valid. Give a whole number from 0 to 65535.\n',
  });
});

describe('one line and exit code 1 for', () => {
  test.each([
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
