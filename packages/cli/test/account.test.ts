import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { SANDBOX_TOKEN } from '../src/account/profiles.ts';
import { serve } from './support/platform.ts';
import { telephony, useSandbox } from './support/telephony.ts';

const own = useSandbox();
let env: Record<string, string>;
let url: string;
const run = (line: string, input = '') => telephony(line.split(' '), { env, input });
const exitCode = async (line: string, input?: string) => (await run(line, input)).code;

beforeAll(() => {
  env = { TELEPHONY_CONFIG: join(own.folder, 'account') };
  url = `--url ${own.sandbox.baseUrl}`;
});

test('without a sign-in every command exits 3 and says how to sign in', async () => {
  const { code, stderr } = await run('cdrs list');
  expect([code, stderr]).toEqual([3, expect.stringContaining('telephony login')]);
  expect(await exitCode(`cdrs list ${url}`)).toBe(3);
  expect(await exitCode(`cdrs list ${url} --token not-the-token`)).toBe(3);
});

test('the profile sandbox is for what says that it is a sandbox, wherever it is', async () => {
  const tunnel = await serve(({ headers }, response) => {
    tokens.push(headers['x-auth-token'] ?? headers.authorization);
    response.writeHead(404).end('{}');
  });
  const tokens: unknown[] = [];
  const to = `--profile sandbox --url ${tunnel.url}/v1.2/voice`;
  const { code, stderr } = await run(`login ${to}`);
  expect([code, stderr]).toEqual([2, expect.stringContaining('does not say that it is a sandbox')]);
  expect(await exitCode(`me get ${to}`)).toBe(3);
  expect(await exitCode('me get --profile sandbox --url https://pbx.example/v1.2/voice')).toBe(3);
  expect(tokens).toEqual([undefined]);
  const elsewhere = url.replace('127.0.0.1', '0.0.0.0');
  expect(await run(`queues list --profile sandbox ${elsewhere}`)).toMatchObject({ code: 0, stderr: '' });
});

test('the profile sandbox needs no sign-in, and its login makes it the usual one', async () => {
  expect(own.sandbox.signIn!.token).toBe(SANDBOX_TOKEN);
  expect(await exitCode(`me get --profile sandbox ${url}`)).toBe(0);
  expect(await run(`login --profile sandbox ${url}`)).toMatchObject({ code: 0, stdout: '' });
  expect((await run('me get --query email')).stdout).toContain('mei.lindqvist');
  expect(await exitCode('logout')).toBe(0);
  expect(await exitCode('me get')).toBe(3);
});

test('a sign-in keeps its token in a file for its user alone, says so, and logout revokes it', async () => {
  const { email, password } = own.sandbox.signIn!;
  const signIn = `login --profile work ${url} --email ${email} --password-stdin`;
  const { code, stdout, stderr } = await run(signIn, password);
  expect([code, stdout, stderr]).toEqual([0, '', expect.stringContaining('which only you can read')]);
  const file = join(env['TELEPHONY_CONFIG']!, 'tokens.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { work: token } = JSON.parse(readFileSync(file, 'utf8')) as { work: string };
  expect(stderr).not.toContain(token);
  expect(await exitCode('me get')).toBe(0);
  expect(await exitCode('me get --url http://127.0.0.1:1/v1.2/voice')).toBe(3);
  expect(await exitCode('logout --profile work')).toBe(0);
  expect(readFileSync(file, 'utf8')).not.toContain(token);
  expect(await exitCode(`me get ${url} --token ${token}`)).toBe(3);
});

test('a wrong password fails, and a token from stdin is tried before it is kept', async () => {
  const { email, token } = own.sandbox.signIn!;
  const login = `login --profile other ${url}`;
  expect(await exitCode(`${login} --email ${email} --password-stdin`, 'wrong')).toBeGreaterThan(2);
  expect(await exitCode(`${login} --with-token`, 'not-the-token')).toBe(3);
  expect(await exitCode(`${login} --with-token`, `${token}\n`)).toBe(0);
  expect(await exitCode('me get --profile other')).toBe(0);
});

test('a second factor is completed by a second command', async () => {
  const { token } = own.sandbox.signIn!;
  const { stdout } = await run(`users list ${url} --token ${token}`);
  const users = JSON.parse(stdout) as { email: string; two_factor_auth: string }[];
  const { email } = users.find((one) => one.two_factor_auth === 'E')!;
  const login = `login --profile factor ${url} --email ${email} --password-stdin`;
  const { code, stderr } = await run(login, 'a-quay-and-two-cranes');
  expect([code, stderr]).toEqual([3, expect.stringContaining('--code CODE')]);
  expect(await exitCode('login --profile factor --code 492817')).toBe(0);
  expect(await exitCode('me get --profile factor')).toBe(0);
});
