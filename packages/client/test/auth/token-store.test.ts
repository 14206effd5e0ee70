import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { describe, expect, onTestFinished, test } from 'vitest';
import { session, type SessionOptions, type TokenStore } from '../../src/index.ts';
import { environmentTokenStore, fileTokenStore } from '../../src/node.ts';
import { caught } from '../support/caught.ts';
import { clientOf } from '../support/client.ts';
import { startPlatform } from './support/platform.ts';

const user = { email: 'a@b.example', password: 'secret' };

function sessionClient(baseUrl: string, options: Partial<SessionOptions>) {
  const auth = session({ ...user, ...options });
  return { auth, pbx: clientOf({ baseUrl, auth, retries: 0 }) };
}

describe('a file', () => {
  test('is read by the next run, which does not sign in', async () => {
    const { baseUrl, count } = await startPlatform();
    const file = join(temporaryFolder(), 'new', 'tokens.json');
    for (let run = 0; run < 3; run++) {
      const { pbx } = sessionClient(baseUrl, { tokenStore: fileTokenStore(file) });
      await pbx.listCdrs();
      await pbx.close();
    }
    expect([count('POST /login'), count('POST /logout')]).toEqual([1, 0]);
    expect(readdirSync(join(file, '..'))).toEqual(['tokens.json']);
  });

  test.skipIf(process.platform === 'win32')('is for its user alone', async () => {
    const { baseUrl } = await startPlatform();
    const file = join(temporaryFolder(), 'tokens.json');
    const { pbx } = sessionClient(baseUrl, { tokenStore: fileTokenStore(file) });
    await pbx.listCdrs();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    chmodSync(file, 0o644);
    const other = sessionClient(baseUrl, { tokenStore: fileTokenStore(file) });
    const error = await caught(other.pbx.listCdrs());
    expect(error.kind).toBe('auth');
    expect((error.cause as Error).message).toContain(`(mode 644). Sign out everywhere`);
  });

  test('keeps the tokens of several users apart', async () => {
    const { baseUrl, count } = await startPlatform();
    const file = join(temporaryFolder(), 'tokens.json');
    for (const email of ['a@b.example', 'c@d.example', 'a@b.example'])
      await sessionClient(baseUrl, { email, tokenStore: fileTokenStore(file) }).pbx.listCdrs();
    expect(count('POST /login')).toBe(2);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      'a@b.example': 'token-1',
      'c@d.example': 'token-2',
    });
  });

  test('of something else is left as it is, and not quoted', async () => {
    const { baseUrl, count } = await startPlatform();
    const file = join(temporaryFolder(), 'notes.txt');
    writeFileSync(file, 'my secrets', { mode: 0o600 });
    const error = await caught(sessionClient(baseUrl, { tokenStore: fileTokenStore(file) }).pbx.listCdrs());
    expect((error.cause as Error).message).toBe(
      `${file} is not a file of tokens. Remove it, or choose another name.`,
    );
    expect([count('POST /login'), readFileSync(file, 'utf8')]).toEqual([0, 'my secrets']);
  });
});

test('a token that was rejected is replaced for all', async () => {
  const { baseUrl, count, lapse } = await startPlatform();
  const tokenStore = fileTokenStore(join(temporaryFolder(), 'tokens.json'));
  const one = sessionClient(baseUrl, { tokenStore });
  const other = sessionClient(baseUrl, { tokenStore });
  await Promise.all([one.pbx.listCdrs(), other.pbx.listCdrs()]);
  lapse();
  await Promise.all([one, other, one, other, one].map(({ pbx }) => pbx.listCdrs()));
  expect(count('POST /login')).toBe(2);
});

test('a second factor is requests for once, also when it is confirmed later', async () => {
  const { baseUrl, count } = await startPlatform({ code: '123456' });
  const tokenStore = fileTokenStore(join(temporaryFolder(), 'tokens.json'));
  const first = sessionClient(baseUrl, { tokenStore });
  expect((await caught(first.pbx.listCdrs())).kind).toBe('second-factor');
  await first.auth.confirm('123456');
  await sessionClient(baseUrl, { tokenStore }).pbx.listCdrs();
  expect(count('POST /login')).toBe(1);
});

test('the environment is read only: a token that lapsed is replaced in memory', async () => {
  const { baseUrl, count, lapse } = await startPlatform();
  process.env['TELEPHONY_TEST_TOKEN'] = '';
  onTestFinished(() => void delete process.env['TELEPHONY_TEST_TOKEN']);
  const tokenStore = environmentTokenStore('TELEPHONY_TEST_TOKEN');
  await sessionClient(baseUrl, { tokenStore }).pbx.listCdrs();
  expect(count('POST /login')).toBe(1);
  process.env['TELEPHONY_TEST_TOKEN'] = 'token-1';
  const { pbx } = sessionClient(baseUrl, { tokenStore });
  await pbx.listCdrs();
  expect(count('POST /login')).toBe(1);
  lapse();
  await pbx.listCdrs();
  await pbx.listCdrs();
  expect(count('POST /login')).toBe(2);
  expect(process.env['TELEPHONY_TEST_TOKEN']).toBe('token-1');
});

test('a store of your own needs three functions', async () => {
  const { baseUrl, count, lapse } = await startPlatform();
  const kept = new Map<string, string>();
  const log: string[] = [];
  const tokenStore: TokenStore = {
    load: (owner) => kept.get(owner),
    save: (owner, token) => (log.push(`save ${token}`), kept.set(owner, token)),
    clear: (owner) => (log.push('clear'), kept.delete(owner)),
  };
  const { pbx } = sessionClient(baseUrl, { tokenStore });
  await Promise.all([pbx.listCdrs(), pbx.listCdrs()]);
  lapse();
  await pbx.listCdrs();
  expect(log).toEqual(['save token-1', 'clear', 'save token-2']);
  expect([...kept.keys()]).toEqual(['a@b.example']);
  expect(count('POST /login')).toBe(2);
});
