import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ask } from './support/ask.ts';
import { smallContract } from '@telephony/testing/small-contract';
import { compileCache } from '@telephony/testing/compile-cache';

const cli = fileURLToPath(new URL('../src/bin.ts', import.meta.url));

function run(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [cli, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...compileCache, FORCE_COLOR: undefined, ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** A running mock, and what it has written so far. */
async function serve(args: string[], env?: Record<string, string>) {
  const child = run(['--port', '0', ...args], env);
  const output = { text: '' };
  child.stdout.on('data', (chunk) => (output.text += String(chunk)));
  await vi.waitFor(() => expect(output.text).toMatch(/listen.*http:.*\n/), { timeout: 20_000 });
  return { child, output, url: /http:\/\/[\d.]+:\d+/.exec(output.text)?.[0] ?? '' };
}

async function end(args: string[]) {
  const child = run(args);
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, stdout, stderr };
}

test('says where it answers, writes a line for each request, and ends on SIGTERM', async () => {
  const { child, output, url } = await serve([]);
  expect((await ask(url, 'GET /v1.2/voice/cdrs?limit=2')).status).toBe(200);
  expect((await ask(url, 'GET /nowhere%1b')).status).toBe(404);
  await vi.waitFor(() => expect(output.text.split('\n')).toHaveLength(4));
  const [first, second, third] = output.text.split('\n');
  expect(first).toBe(
    `The mock listens on ${url} and ${url}/v1.2/<service>. curl ${url}/_mock/help shows what you can control.`,
  );
  expect(second).toMatch(/^GET \/v1\.2\/voice\/cdrs\?limit=2 200 listCdrs \d+\.\d ms$/);
  expect(third).toMatch(/^GET \/nowhere%1b 404 - \d+\.\d ms  \/nowhere%1b is not a path of the contract\.$/);
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
});

test('is coloured where that is asked for, and not where NO_COLOR says so', async () => {
  const coloured = await serve([], { FORCE_COLOR: '1' });
  await ask(coloured.url, 'GET /cdrs/5');
  await vi.waitFor(() => expect(coloured.output.text).toContain('\u001b[32m200'));
  const plain = await serve([], { NO_COLOR: '1' });
  await ask(plain.url, 'GET /cdrs/5');
  await vi.waitFor(() => expect(plain.output.text).toContain('200 getCdr'));
  expect(plain.output.text).not.toContain('\u001b');
});

test('--quiet writes no line for requests, and SIGINT ends it while a connection is open', async () => {
  const { child, output, url } = await serve(['--quiet']);
  await ask(url, 'GET /cdrs/5');
  child.kill('SIGINT');
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(output.text.split('\n')).toHaveLength(2);
});

test('all options reach the mock', async () => {
  const args = [
    '--host',
    '127.0.0.1',
    '--dynamic',
    '--seed',
    'one',
    '--errors',
    '--delay',
    '200',
    '--base-path',
    'own',
  ];
  const { url } = await serve(args);
  const one = await ask(url, 'GET /own/cdrs/5');
  const before = performance.now();
  expect((await ask(url, 'GET /own/cdrs/5')).text).toBe(one.text);
  expect(performance.now() - before).toBeGreaterThan(195);
  expect(one.status).toBe(200);
  const example = await ask((await serve(['--base-path', 'own'])).url, 'GET /own/cdrs/5');
  expect(one.json).not.toEqual(example.json);
});

test('--engine prism serves the document with stock Prism', async () => {
  const { url } = await serve([smallContract, '--engine', 'prism', '--dynamic', '--seed', 'one']);
  const [one, same] = [await ask(url, 'GET /cdrs/5'), await ask(url, 'GET /cdrs/5')];
  expect([one.status, same.text]).toEqual([200, one.text]);
  const { headers } = await ask(url, 'GET /nowhere');
  expect(headers.get('content-type')).toBe('application/problem+json');
}, 60_000);

test('serves the document that it is given', async () => {
  const { output, url } = await serve([smallContract]);
  expect((await ask(url, 'GET /')).text).not.toContain('/voicemessages');
  expect(output.text).toContain(`The mock listens on ${url}`);
});

test('ends when nobody reads its log any more', async () => {
  const { child, url } = await serve([]);
  const ended = once(child, 'exit');
  child.stdout.destroy();
  // The line of this request cannot be written any more; its response may be cut off by the end.
  await ask(url, 'GET /cdrs/5').catch(() => {});
  expect(await ended).toEqual([0, null]);
});

test.each(['--help', '-h'])('%s lists every option', async (option) => {
  const { code, stdout, stderr } = await end([option]);
  expect([code, stderr]).toEqual([0, '']);
  for (const name of ['port', 'host', 'dynamic', 'seed', 'errors', 'delay', 'base-path', 'quiet', 'help'])
    expect(stdout).toContain(`--${name}`);
});

describe('one line and exit code 1 for', () => {
  test.each([
    [['--prot', '1'], /^Unknown option '--prot'.*\nSee telephony-mock --help\.\n$/],
    [['4010'], /^4010 names no document\. To choose the port: --port 4010\n$/],
    [['a.yaml', 'b.yaml'], /^One document can be served, not also b\.yaml\./],
    [['nowhere.yaml'], /nowhere\.yaml cannot be read: /],
    [['git:'], /^git: names no revision\./],
    [['--port', 'x'], /^--port: "x" is not a whole number from 0 to 65535\.\n$/],
    [['--port', '65536'], /^--port: "65536" is not a whole number from 0 to 65535\.\n$/],
    [['--delay', '-1'], /--delay/],
    [['--engine', 'prisma'], /^--engine: "prisma" is not an engine\. Choose mock or prism\.\n$/],
    [
      ['--engine', 'prism', '--delay', '5'],
      /^Prism has no --delay\. Leave it out, or leave out --engine prism\.\n$/,
    ],
    [['--port', '0', '--host', 'no.such.host.invalid'], /^getaddrinfo .*no\.such\.host\.invalid\n$/],
  ])('%j', async (args, message) => {
    const { code, stderr, stdout } = await end(args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(message);
  });

  test('a taken port', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await end(['--port', String(port)])).toEqual({
      code: 1,
      stdout: '',
      stderr: `Port ${port} is already in use. Choose another with --port.\n`,
    });
  });
});

test('the package has it as a command', () => {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  expect(manifest.bin).toEqual({ 'telephony-mock': 'dist/bin.js' });
  expect(readFileSync(cli, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  expect(statSync(cli).mode & 0o100).toBe(0o100);
});
