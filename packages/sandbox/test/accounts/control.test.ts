import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { describe, expect, test } from 'vitest';
import { welcome } from '../../src/serve.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../src/start/start-sandbox.ts';
import { useSandbox } from '../support/use-sandbox.ts';

const options: SandboxOptions = { port: 0, clock: 'manual', seed: 1, accounts: 2, onWarning: () => {} };

const sandbox = useSandbox(options);

const second = () => sandbox.accounts[1]!;
const state = async (one = sandbox) => JSON.stringify((await one.control.GET('/snapshot')).data);

async function ask(
  path: string,
  init: RequestInit & { token?: string | undefined } = {},
): Promise<{ status: number; json: any }> {
  const { token, ...request } = init;
  const response = await fetch(sandbox.baseUrl + path, {
    ...request,
    headers: { 'content-type': 'application/json', ...(token && { 'x-auth-token': token }) },
  });
  return { status: response.status, json: await response.json() };
}

test('each account has a sign-in, which shows its own user', async () => {
  const [one, other] = sandbox.accounts.map(({ signIn }) => signIn!);
  expect(sandbox.signIn).toEqual(one);
  for (const signIn of [one!, other!]) {
    const body = JSON.stringify({ email: signIn.email, password: signIn.password });
    const { json } = await ask('/login', { method: 'POST', body });
    expect((await ask('/me', { token: json.user_token })).json.data.email).toBe(signIn.email);
    expect((await ask('/me', { token: signIn.token })).json.data.email).toBe(signIn.email);
  }
  expect((await second().control.GET('/sign-in')).data).toEqual(other);
  expect((await sandbox.control.GET('/sign-in')).data).toEqual(one);
  expect((await second().control.GET('/accounts')).data!.data).toEqual([
    { number: 1, sign_in: one },
    { number: 2, sign_in: other },
  ]);
  expect(welcome(sandbox)).toContain(one!.token);
  expect(welcome(sandbox)).toContain(other!.token);
  expect(welcome(sandbox)).toContain(`Account 2, page ${sandbox.url}/?account=2`);
  const help = await (await fetch(`${sandbox.url}/_sandbox/help`)).text();
  expect(help).toContain(one!.token);
  expect(help).toContain(other!.token);
});

test('a second factor and a password reset find the account by themselves', async () => {
  const email = 'clara.voss@millroad.example';
  const password = 'a-quay-and-two-cranes';
  const { status, json } = await ask('/login', { method: 'POST', body: JSON.stringify({ email, password }) });
  expect(status).toBe(202);
  const body = JSON.stringify({ nonce: json.nonce, code: '492817' });
  expect((await ask('/login2fa', { method: 'POST', body })).json.user_id).toBe(3_410_001);
  await ask('/password', { method: 'POST', body: JSON.stringify({ email }) });
  const mails = (await second().control.GET('/mails')).data!.data;
  expect(mails.map(({ to }) => to)).toEqual([email, email]);
  expect((await sandbox.control.GET('/mails')).data!.total).toBe(0);
  const [, token] = /token to set a new password is (\w+)/.exec(mails[1]!.text)!;
  const reset = JSON.stringify({ token, password: 'another-one' });
  expect((await ask('/reset', { method: 'POST', body: reset })).status).toBe(200);
});

test('a number or an extension leads to the account that has it', async () => {
  for (const to of ['442920180102', '+442920180102', '3104']) {
    const call = await sandbox.control.call({ from: '447700900123', to });
    expect(call.id).toBeGreaterThan(5_500_000_000);
    await sandbox.control.hangUp(call.id, 'src');
  }
  const { dst_name: name } = await sandbox.control.missedInQueue({ queue_id: 60_602, from: '447700900123' });
  expect(name).toBe('Workshop');
  expect((await sandbox.control.user(3_410_002, { dnd: true })).name).toBe('Yusuf Demir');
  expect((await sandbox.control.agent(60_601, 3_410_004, true)).user_id).toBe(3_410_004);
  await expect(sandbox.control.agent(60_601, 410_004, true)).rejects.toThrow('no user 410004');
  await expect(sandbox.control.call({ from: '447700900123', to: '442920180199' })).rejects.toThrow(
    'not a number of the account',
  );
});

test('a call between the accounts is one with a number outside, for the one that dials', async () => {
  const token = sandbox.signIn!.token;
  const body = JSON.stringify({ to: '442920180101' });
  const { json } = await ask('/calls', { method: 'POST', token, body });
  await sandbox.control.advance({ seconds: 10 });
  const shown = await ask(`/calls/${json.data.id}`, { token });
  expect(shown.json.data).toMatchObject({
    state: 'CONNECTED',
    dst: '442920180101',
    dst_id: null,
    dst_rate: 0.012,
  });
  expect((await second().control.GET('/calls')).data!.total).toBe(0);
});

test('time passes for both, each action in its own account', async () => {
  const { control } = sandbox;
  const calls = [
    await control.call({ from: '447700900123', to: '442079460102' }),
    await control.call({ from: '447700900123', to: '442920180102' }),
  ];
  expect((await sandbox.control.GET('/calls')).data!.data.map(({ id }) => id)).toEqual([calls[0]!.id]);
  expect((await second().control.GET('/calls')).data!.data.map(({ id }) => id)).toEqual([calls[1]!.id]);
  await control.advance({ minutes: 5 });
  for (const [at, { signIn }] of sandbox.accounts.entries()) {
    const filter = JSON.stringify([{ property: 'root_live_id', operator: 'eq', value: calls[at]!.id }]);
    const { json } = await ask(`/cdrs?filter=${encodeURIComponent(filter)}`, { token: signIn!.token });
    expect(json.total).toBeGreaterThan(1);
  }
});

test('account 2 of one is refused', async () => {
  const alone = await startSandbox({ port: 0, clock: 'manual' });
  const asked = await alone.control.GET('/users', { params: { query: { account: 2 } } });
  expect(asked.error?.message).toBe('query.account is not an account: start the sandbox with --accounts 2');
  await alone.close();
});

describe('what is kept holds both', () => {
  const call = () => sandbox.control.call({ from: '447700900123', to: '442920180101' });

  test('a snapshot, which a sandbox with another number of accounts refuses', async () => {
    await call();
    const kept = await state();
    await sandbox.control.advance({ minutes: 9 });
    expect(await state()).not.toBe(kept);
    const body = JSON.parse(kept) as never;
    expect((await sandbox.control.POST('/restore', { body })).response.status).toBe(204);
    expect(await state()).toBe(kept);
    const alone = await startSandbox({ port: 0, clock: 'manual', seed: 1 });
    const before = await state(alone);
    const refused = await alone.control.POST('/restore', { body });
    expect(refused.error?.message).toBe(
      'snapshot.second is a second account: start the sandbox with --accounts 2',
    );
    expect(await state(alone)).toBe(before);
    const other = await sandbox.control.POST('/restore', { body: JSON.parse(before) as never });
    expect(other.error?.message).toContain('snapshot.second is missing: this snapshot has one account.');
    expect(await state()).toBe(kept);
    const broken = { ...JSON.parse(kept), second: { random: [1], store: {} } } as never;
    const wrong = await sandbox.control.POST('/restore', { body: broken });
    expect(wrong.error?.message).toMatch(/^snapshot\.second\.random must /);
    await alone.close();
  });

  test('a reset', async () => {
    const before = await state();
    await call();
    await second().control.POST('/reset', {});
    expect(await state()).toBe(before);
  });

  test('a data file', async () => {
    const file = join(temporaryFolder(), 'kept');
    const start = () => startSandbox({ ...options, data: file });
    const one = await start();
    const { id } = await one.control.call({ from: '447700900123', to: '442920180101' });
    await one.control.advance({ seconds: 1 });
    const kept = await state(one);
    await one.close();
    expect(existsSync(file)).toBe(true);
    const again = await start();
    expect(await state(again)).toBe(kept);
    await again.control.answer(id);
    await again.close();
    await expect(startSandbox({ ...options, accounts: 1, data: file })).rejects.toThrow(
      'snapshot.second is a second account: start the sandbox with --accounts 2',
    );
  });
});

test('the first account is the same as alone, and the second the same in each run', async () => {
  const alone = await startSandbox({ ...options, accounts: 1, history: 2, users: 8 });
  const [one, other] = [
    await startSandbox({ ...options, history: 2, users: 8 }),
    await startSandbox({ ...options, history: 2, users: 8 }),
  ];
  const storeOf = async (asked: Sandbox) =>
    JSON.stringify(((await asked.control.GET('/snapshot')).data as any).store);
  expect(await storeOf(one)).toBe(await storeOf(alone));
  expect(await state(one)).toBe(await state(other));
  for (const started of [alone, one, other]) await started.close();
});

test('records of one’s own are put into the account that is named', async () => {
  const contacts = [{ id: 500_099_001, first_name: 'Eve', mobile: '447700900555' }];
  await second().control.POST('/seed', { body: { contacts } });
  const found = await ask('/contacts/500099001', { token: second().signIn!.token });
  expect(found.json.data.first_name).toBe('Eve');
  expect((await ask('/contacts/500099001', { token: sandbox.signIn!.token })).status).toBe(404);
  const taken = await sandbox.control.POST('/seed', { body: { contacts } });
  expect(taken.error?.message).toBe('body.contacts[0].id is an ID of account 2');
  expect((await ask('/contacts/500099001', { token: sandbox.signIn!.token })).status).toBe(404);
});
