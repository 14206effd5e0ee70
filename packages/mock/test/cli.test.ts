import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { smallContract } from '@telephony/testing/small-contract';
import { startServer } from '@telephony/testing/start-server';
import { describe, expect, test, vi } from 'vitest';
import { ask } from './support/ask.ts';
import { program, runCli, runProgram, startProgram } from './support/run-cli.ts';

test('says where it answers, writes a line for each request, and ends on SIGTERM', async () => {
  const { output, url, stop } = await startProgram([]);
  expect((await ask(url, 'GET /v1.2/voice/cdrs?limit=2')).status).toBe(200);
  expect((await ask(url, 'GET /nowhere%1b')).status).toBe(404);
  await vi.waitFor(() => expect(output.text.split('\n')).toHaveLength(4));
  const [first, second, third] = output.text.split('\n');
  expect(first).toBe(
    `The mock listens on ${url} and ${url}/v1.2/<service>. curl ${url}/_mock/help shows what you can control.`,
  );
  expect(second).toMatch(/^GET \/v1\.2\/voice\/cdrs\?limit=2 200 listCdrs \d+\.\d ms$/);
  expect(third).toMatch(/^GET \/nowhere%1b 404 - \d+\.\d ms  \/nowhere%1b is not a path of the contract\.$/);
  expect(await stop()).toBe(0);
});

test('all options reach the mock', async () => {
  const options =
    '--token any --host 127.0.0.1 --dynamic --seed one --errors --delay 200 --base-path own --quiet';
  const { url, output, stop } = await startProgram([smallContract, ...options.split(' ')]);
  const one = await ask(url, 'GET /own/cdrs/5');
  const before = performance.now();
  expect((await ask(url, 'GET /own/cdrs/5')).text).toBe(one.text);
  expect(performance.now() - before).toBeGreaterThan(195);
  expect(one.status).toBe(200);
  const example = await ask(url, 'GET /own/cdrs/5', { headers: { prefer: 'dynamic=false' } });
  expect(one.json).not.toEqual(example.json);
  expect((await ask(url, 'GET /')).text).not.toContain('/voicemessages');
  expect(await stop()).toBe(0);
  expect(output.text.split('\n')).toHaveLength(2);
});

test('the token of --token is nowhere in the output', async () => {
  const { url, output, stop } = await startProgram(['--token', 'only-this', '--log', 'debug']);
  expect((await ask(url, 'GET /apitokens')).status).toBe(401);
  expect((await ask(url, 'DELETE /apitokens/only-this')).status).toBe(401);
  expect((await ask(url, 'GET /cdrs', { headers: { 'x-auth-token': 'only-this' } })).status).toBe(200);
  await vi.waitFor(() => expect(output.text).toContain('200 listCdrs'));
  expect(await stop()).toBe(0);
  expect(output.text).not.toContain('only-this');
});

test('--engine prism serves the document with stock Prism', async () => {
  const { url } = await startProgram([smallContract, '--engine', 'prism', '--dynamic', '--seed', 'one']);
  const [one, same] = [await ask(url, 'GET /cdrs/5'), await ask(url, 'GET /cdrs/5')];
  expect([one.status, same.text]).toEqual([200, one.text]);
  const { headers } = await ask(url, 'GET /nowhere');
  expect(headers.get('content-type')).toBe('application/problem+json');
}, 60_000);

test.each(['--help', '-h'])('%s lists every option', async (option) => {
  const { code, stdout, stderr } = await runCli(option);
  expect([code, stderr]).toEqual([0, '']);
  for (const name of ['port', 'host', 'dynamic', 'seed', 'errors', 'delay', 'base-path', 'quiet', 'help'])
    expect(stdout).toContain(`--${name}`);
});

describe('one message and exit code 2 for', () => {
  test.each([
    [['--prot', '1'], /unknown option '--prot'\n\(Did you mean --port\?\)\nSee telephony-mock --help\.\n$/],
    [['4010'], /^4010 names no document\. To choose the port: --port 4010\n$/],
    [['a.yaml', 'b.yaml'], /^One document can be served, not also b\.yaml\./],
    [['--port', 'x'], /--port <port>.* 'x' is invalid\. Give a whole number from 0 to 65535\.\n/],
    [['--delay', '-1'], /--delay/],
    [
      ['--token', 'a secret'],
      /^--token is not a token\. Give 1 to 1000 visible ASCII characters without a space\.\n/,
    ],
    [['--engine', 'prisma'], /--engine .*'prisma' is invalid\. Allowed choices are mock, prism\.\n/],
    [
      ['--engine', 'prism', '--delay', '5'],
      /^Prism has no --delay\. Leave it out, or leave out --engine prism\.\n$/,
    ],
  ])('%j', async (args, message) => {
    const { code, stderr, stdout } = await runCli(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });
});

describe('one line and exit code 1 for', () => {
  test.each([
    [['nowhere.yaml'], /nowhere\.yaml cannot be read: /],
    [['git:'], /^git: names no revision\./],
    [['--port', '0', '--host', 'no.such.host.invalid'], /^getaddrinfo .*no\.such\.host\.invalid\n$/],
  ])('a mock that cannot start: %j', async (args, message) => {
    const { code, stderr, stdout } = await runProgram(...args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(message);
  });

  test('a taken port', async () => {
    const { port } = new URL(await startServer(createServer()));
    expect(await runProgram('--port', port)).toEqual({
      code: 1,
      stdout: '',
      stderr: `Port ${port} is already in use. Choose another with --port.\n`,
    });
  });
});

test('the package has it as a command', () => {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  expect(manifest.bin).toEqual({ 'telephony-mock': 'dist/bin.js' });
  expect(readFileSync(program, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  expect(statSync(program).mode & 0o100).toBe(0o100);
});
