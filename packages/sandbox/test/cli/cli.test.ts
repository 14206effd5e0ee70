import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { runHere } from '@telephony/testing/run-here';
import { startServer } from '@telephony/testing/start-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MEI } from '../support/serve-platform.ts';
import { program, startProgram } from '../support/run-cli.ts';
import { startReceiver } from '../support/start-receiver.ts';

const headers = { 'x-auth-token': MEI, 'content-type': 'application/json' };

test('says where it listens and how to get in, logs each request, and ends on SIGTERM', async () => {
  const { child, output, url } = await startProgram([], { NO_COLOR: '1' });
  await vi.waitFor(() => expect(output.text).toContain('Try: curl'));
  const [, email, password] = /Sign in +(\S+) (\S+)/.exec(output.text) ?? [];
  const [, token, address] = /X-Auth-Token: (\S+)' '(\S+)'/.exec(output.text) ?? [];
  expect(output.text).toContain(`The sandbox listens on ${url}\n`);
  const body = JSON.stringify({ email, password });
  const login = await fetch(`${url}/v1.2/voice/login`, { method: 'POST', headers, body });
  expect(login.status).toBe(200);
  expect((await fetch(address!, { headers: { 'x-auth-token': token! } })).status).toBe(200);
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
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('options and environment reach the sandbox, and --quiet writes no line for requests', async () => {
  const time = ['--clock', 'manual', '--start-time', '2027-02-03T04:05:06Z'];
  const args = [...time, '--idle-minutes', '15', '--no-second-factor', '--ring-seconds', '7', '--quiet'];
  const { child, output, url } = await startProgram(args, { TELEPHONY_SANDBOX_DELAY: '1' });
  const read = async (path: string) => (await fetch(`${url}/_sandbox/${path}`)).json();
  const expected = { idleMinutes: 15, secondFactor: false, ringSeconds: 7, delay: 1 };
  expect(await read('settings')).toMatchObject(expected);
  expect(await read('clock')).toMatchObject({ now: '2027-02-03 04:05:06', mode: 'manual' });
  await fetch(`${url}/v1.2/voice/cdrs`, { headers });
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(output.text).not.toContain('listCdrs');
});

test('the log has each delivery, why one fails, and that a certificate is accepted', async () => {
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

const run = (...args: string[]) => runHere(new URL('../../src/cli.ts', import.meta.url), args);

test.each([['--help'], ['-h'], ['init', '--help']])('%s %s has an example', async (...args) => {
  expect(await run(...args)).toEqual({
    code: 0,
    stdout: expect.stringMatching(/\n\nExample:\n {2}telephony-sandbox /),
    stderr: '',
  });
});

test.each([
  [['--port', 'x'], /^--port: "x" is not valid\. Give a whole number from 0 to 65535\.\n$/],
  [['--prot', '1'], /unknown option '--prot'\n\(Did you mean --port\?\)\nSee telephony-sandbox --help\.\n$/],
])('%j is one message and exit code 2', async (args, message) => {
  expect(await run(...args)).toEqual({ code: 2, stdout: '', stderr: expect.stringMatching(message) });
});

test('a sandbox that cannot start is one line and exit code 1', async () => {
  const { port } = new URL(await startServer(createServer()));
  for (const [args, message] of [
    [['--port', port], new RegExp(`^Port ${port} is already in use\\. Choose another with --port\\.\n$`)],
    [['--data', '/nowhere/at/all.db'], /^\/nowhere\/at\/all\.db cannot be opened: .*\n$/],
    [['--port', '0', '--host', 'no.such.host.invalid'], /^getaddrinfo .*no\.such\.host\.invalid\n$/],
  ] as const) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
    expect([status, stdout, stderr]).toEqual([1, '', expect.stringMatching(message)]);
  }
});
