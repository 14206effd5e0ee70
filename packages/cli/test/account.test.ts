import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { SANDBOX_TOKEN } from '../src/account/profiles.ts';
import { telephony, useSandbox } from './support/telephony.ts';

const own = useSandbox();
let env: Record<string, string>;
const run = (line: string, input = '') => telephony(line.split(' '), { env, input });

beforeAll(() => {
  env = { TELEPHONY_CONFIG: join(own.folder, 'account') };
});

test('without a sign-in every command exits 3 and says how to sign in', async () => {
  expect(await run('cdrs list')).toMatchObject({
    code: 3,
    stderr: expect.stringContaining('telephony login'),
  });
  expect(await run(`cdrs list --url ${own.sandbox.baseUrl}`)).toMatchObject({ code: 3 });
  expect(await run(`cdrs list --url ${own.sandbox.baseUrl} --token not-the-token`)).toMatchObject({
    code: 3,
  });
});

test('the profile sandbox asks nobody but this machine', async () => {
  expect(await run('login --profile sandbox --url https://pbx.example/v1.2/voice')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--url: the profile sandbox is for this machine'),
  });
});

test('the profile sandbox needs no sign-in, and its login makes it the usual one', async () => {
  expect(own.sandbox.signIn!.token).toBe(SANDBOX_TOKEN);
  expect(await run(`me get --profile sandbox --url ${own.sandbox.baseUrl}`)).toMatchObject({ code: 0 });
  expect(await run(`me get --profile sandbox --url http://platform.example/v1.2/voice`)).toMatchObject({
    code: 3,
  });
  expect(await run(`login --profile sandbox --url ${own.sandbox.baseUrl}`)).toMatchObject({
    code: 0,
    stdout: '',
  });
  expect(await run('me get --query email')).toMatchObject({
    stdout: expect.stringContaining('mei.lindqvist'),
  });
  expect(await run('logout')).toMatchObject({ code: 0 });
  expect(await run('me get')).toMatchObject({ code: 3 });
});

test('a sign-in keeps its token in a file for its user alone, says so, and logout revokes it', async () => {
  const { email, password } = own.sandbox.signIn!;
  const signedIn = await run(
    `login --profile work --url ${own.sandbox.baseUrl} --email ${email} --password-stdin`,
    password,
  );
  expect(signedIn).toMatchObject({
    code: 0,
    stdout: '',
    stderr: expect.stringContaining('which only you can read'),
  });
  const file = join(env['TELEPHONY_CONFIG']!, 'tokens.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { work: token } = JSON.parse(readFileSync(file, 'utf8')) as { work: string };
  expect(signedIn.stderr).not.toContain(token);
  expect(await run('me get')).toMatchObject({ code: 0 });
  expect(await run('me get --url http://127.0.0.1:1/v1.2/voice')).toMatchObject({ code: 3 });
  expect(await run('logout --profile work')).toMatchObject({ code: 0 });
  expect(readFileSync(file, 'utf8')).not.toContain(token);
  expect(await run(`me get --url ${own.sandbox.baseUrl} --token ${token}`)).toMatchObject({ code: 3 });
});

test('a wrong password exits 4, and a token from stdin is tried before it is kept', async () => {
  const { email, token } = own.sandbox.signIn!;
  const to = `login --profile other --url ${own.sandbox.baseUrl}`;
  expect((await run(`${to} --email ${email} --password-stdin`, 'wrong')).code).toBeGreaterThan(2);
  expect(await run(`${to} --with-token`, 'not-the-token')).toMatchObject({ code: 3 });
  expect(await run(`${to} --with-token`, `${token}\n`)).toMatchObject({ code: 0 });
  expect(await run('me get --profile other')).toMatchObject({ code: 0 });
});

test('a second factor is completed by a second command', async () => {
  const { data } = JSON.parse(
    (
      await run(
        `users list --url ${own.sandbox.baseUrl} --token ${own.sandbox.signIn!.token} --query`.concat(
          ' {data:@}',
        ),
      )
    ).stdout,
  ) as { data: { email: string; two_factor_auth: string }[] };
  const user = data.find((one) => one.two_factor_auth === 'E')!;
  const to = `login --profile factor --url ${own.sandbox.baseUrl} --email ${user.email}`;
  const first = await run(`${to} --password-stdin`, 'a-quay-and-two-cranes');
  expect(first).toMatchObject({ code: 3, stderr: expect.stringContaining('--code CODE') });
  expect(await run('login --profile factor --code 492817')).toMatchObject({ code: 0 });
  expect(await run('me get --profile factor')).toMatchObject({ code: 0 });
});
