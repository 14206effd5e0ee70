import { describe, expect, it } from 'vitest';
import { MEI, servePlatform, usePlatform } from '../support/serve-platform.ts';

const MINUTE = 60_000;
const mei = { email: 'mei.lindqvist@harbourlane.example', password: 'seven-spokes-and-a-bell' };
const tom = { email: 'tom.reyes@harbourlane.example', password: 'sandbox-2102' };
const nadia = { email: 'nadia.okafor@harbourlane.example', password: 'a-quay-and-two-cranes' };

const served = usePlatform();

const login = async (body: object = mei): Promise<string> => {
  return (await served.ask('POST /login', { token: null, body })).json.user_token;
};
const statusWith = async (token: string): Promise<number> =>
  (await served.ask('GET /ping', { token })).status;

describe('a login token', () => {
  it.each([30, 15] as const)(
    'opens the API for %i minutes after each request, refused ones too',
    async (minutes) => {
      const other = await servePlatform({ idleMinutes: minutes });
      const { clock } = other.platform;
      const { json } = await other.ask('POST /login', { token: null, body: mei });
      const ask = (path: string) => other.ask(`GET ${path}`, { token: json.user_token });
      for (const [path, status] of [
        ['/ping', 200],
        ['/cdrs/1', 404],
        ['/ping', 200],
      ] as const) {
        await clock.advance(minutes * MINUTE - 1000);
        expect((await ask(path)).status).toBe(status);
      }
      await clock.advance(minutes * MINUTE);
      const late = await ask('/cdrs');
      expect([late.status, late.json.message]).toEqual([401, 'Authentication failed: token does not exist']);
      await other.close();
    },
  );

  it('is worth nothing after the logout, and other tokens stay', async () => {
    const [token, another] = [await login(), await login()];
    expect(token).toMatch(/^[0-9a-f]{40}$/);
    expect((await served.ask('POST /logout', { token })).json).toEqual({ message: 'Logged out' });
    expect([await statusWith(token), await statusWith(another)]).toEqual([401, 200]);
  });

  it.each([
    { ...mei, password: 'wrong', says: 'E-mail and/or password is invalid' },
    { ...mei, email: 'nobody@harbourlane.example', says: 'E-mail and/or password is invalid' },
    { email: '', password: '', says: 'Validation error' },
    { email: '__proto__', password: 'constructor', says: 'Validation error' },
  ])('is not given to $email', async ({ says, ...body }) => {
    const { status, json } = await served.ask('POST /login', { token: null, body });
    expect([status, json.message]).toEqual([400, says]);
  });
});

describe('the second factor', () => {
  const nonceOf = async (): Promise<string> =>
    (await served.ask('POST /login', { token: null, body: nadia })).json.nonce;
  const confirm = (body: object) => served.ask('POST /login2fa', { token: null, body });

  it('sends a code by e-mail, which opens a session once', async () => {
    const nonce = await nonceOf();
    const mail = served.platform.store.tables.mails.list().at(-1);
    expect(mail?.to).toBe(nadia.email);
    const [code = ''] = /\d{6}/.exec(mail?.text ?? '') ?? [];
    const { json } = await confirm({ nonce, code });
    expect(json.user_id).toBe(410_001);
    expect(await statusWith(json.user_token)).toBe(200);
    expect((await confirm({ nonce, code })).status).toBe(400);
  });

  it('refuses a wrong code or nonce, and the nonce after five wrong codes', async () => {
    const nonce = await nonceOf();
    expect((await confirm({ nonce: 'f'.repeat(32), code: '492817' })).json.message).toBe(
      'Code and/or nonce is invalid',
    );
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect((await confirm({ nonce, code: '000000' })).status).toBe(400);
    expect((await confirm({ nonce, code: '492817' })).status).toBe(400);
  });

  it('ends after ten minutes', async () => {
    const nonce = await nonceOf();
    await served.platform.clock.advance(10 * MINUTE);
    expect((await confirm({ nonce, code: '492817' })).status).toBe(400);
  });

  it('is not asked for by option', async () => {
    const other = await servePlatform({ secondFactor: false });
    expect((await other.ask('POST /login', { token: null, body: nadia })).status).toBe(200);
    await other.close();
  });
});

describe('an API token', () => {
  const make = (body: object, token = MEI) => served.ask('POST /apitokens', { body, token });

  it('expires after its seconds without a request, and its name is free again', async () => {
    const { clock } = served.platform;
    const { token } = (await make({ name: 'Short', expiry: 90 })).json.data;
    await clock.advance(89_000);
    expect(await statusWith(token)).toBe(200);
    await clock.advance(90_000);
    const { json } = await served.ask('GET /apitokens');
    expect(json.data.map(({ name }: { name: string }) => name)).not.toContain('Short');
    expect((await make({ name: 'Short', expiry: 90 })).status).toBe(201);
    expect((await served.ask(`DELETE /apitokens/${token}`)).status).toBe(404);
    expect(await statusWith(token)).toBe(401);
  });

  it('never expires with 0', async () => {
    const { token } = (await make({ name: 'Ever', expiry: 0 })).json.data;
    await served.platform.clock.advance(365 * 24 * 60 * MINUTE);
    expect(await statusWith(token)).toBe(200);
  });

  it('has a name that is new to its user', async () => {
    const taken = await make({ name: 'Wallboard', expiry: 0 });
    expect([taken.status, taken.json.errors]).toEqual([
      400,
      [{ field: 'name', message: 'This value is already used', code: 'SF0010' }],
    ]);
    expect((await make({ name: 'Wallboard', expiry: 0 }, await login(tom))).status).toBe(201);
    expect((await make({ name: 'Negative', expiry: -1 })).status).toBe(400);
  });

  it('is listed to its user, with the time of its last request', async () => {
    const { token, last_request_at: unused } = (await make({ name: 'New', expiry: 60 })).json.data;
    expect(unused).toBeNull();
    await statusWith(token);
    const { json } = await served.ask('GET /apitokens?sort=name&dir=DESC');
    expect(json.total).toBe(3);
    const record = json.data.find((one: { name: string }) => one.name === 'New');
    expect(record).toMatchObject({
      token,
      last_request_at: '2026-11-20 16:06:00',
      expiry: 60,
      user_id: 410_003,
    });
    const filter = encodeURIComponent('[{"property":"name","operator":"like","value":"wall"}]');
    expect((await served.ask(`GET /apitokens?filter=${filter}`)).json.total).toBe(1);
  });

  it('is destroyed by its user, by nobody else, and a login token is none', async () => {
    const path = 'DELETE /apitokens/0beec7b5ea3f0fdbc95d0dd47f3c5bc275da8a33';
    const token = await login(tom);
    expect((await served.ask(path, { token })).status).toBe(403);
    expect((await served.ask(path)).status).toBe(204);
    expect((await served.ask(path)).status).toBe(404);
    expect((await served.ask(`DELETE /apitokens/${token}`, { token })).status).toBe(404);
    expect(await statusWith('0beec7b5ea3f0fdbc95d0dd47f3c5bc275da8a33')).toBe(401);
  });
});

describe('HTTP Basic', () => {
  const basic = (text: string) => ({
    token: null,
    headers: { authorization: `Basic ${Buffer.from(text).toString('base64')}` },
  });

  it('takes user id and token', async () => {
    expect((await served.ask('GET /me', basic(`410003:${MEI}`))).json.data.email).toBe(mei.email);
    expect((await served.ask('GET /me', basic(`410003:${'0'.repeat(40)}`))).status).toBe(401);
  });

  it.each([
    [mei.email, /has the e-mail address of the user/],
    ['', /has no user/],
    ['410001', /names another user/],
    ['x', /names another user/],
  ])('goes by the token whoever is named, and says what is odd: "%s"', async (user, warning) => {
    const { status, json, headers } = await served.ask('GET /me', basic(`${user}:${MEI}`));
    expect([status, json.data.email]).toEqual([200, mei.email]);
    expect(headers.get('x-request-warning')).toMatch(warning);
  });

  it.each(['nocolon', ':', ''])('refuses %j as malformed', async (text) => {
    expect((await served.ask('GET /cdrs', basic(text))).status).toBe(400);
    // Also where 400 is not listed.
    const { status, headers } = await served.ask('GET /cdrs/42001', basic(text));
    expect([status, headers.get('x-undeclared-status')]).toEqual([400, '400']);
  });

  it('does not take the token as Bearer', async () => {
    expect(
      (await served.ask('GET /cdrs', { token: null, headers: { authorization: `Bearer ${MEI}` } })).status,
    ).toBe(401);
  });
});

describe('account recovery', () => {
  it('sets a new password with the token of the e-mail, once, and ends all sessions', async () => {
    const session = await login();
    const body = { email: mei.email.toUpperCase() };
    expect((await served.ask('POST /password', { token: null, body })).status).toBe(200);
    const [token = ''] =
      /[0-9a-f]{32}/.exec(served.platform.store.tables.mails.list().at(-1)?.text ?? '') ?? [];
    const reset = (password: string) => served.ask('POST /reset', { token: null, body: { token, password } });
    expect((await reset(' ')).status).toBe(400);
    expect((await reset('three-bells')).status).toBe(200);
    expect((await reset('four-bells')).status).toBe(400);
    expect([await statusWith(session), await statusWith(MEI)]).toEqual([401, 401]);
    expect((await served.ask('POST /login', { token: null, body: mei })).status).toBe(400);
    expect(await login({ ...mei, password: 'three-bells' })).toBeTruthy();
  });

  it('does not tell whether an address is known', async () => {
    const mails = served.platform.store.tables.mails.size;
    for (const line of ['POST /password', 'POST /confirmation']) {
      expect(
        (await served.ask(line, { token: null, body: { email: 'nobody@elsewhere.example' } })).status,
      ).toBe(200);
      expect((await served.ask(line, { token: null, body: {} })).status).toBe(400);
    }
    expect(served.platform.store.tables.mails.size).toBe(mails);
  });
});

describe('the customer account', () => {
  it('is deleted by an administrator only, with all tokens', async () => {
    const { json } = await served.ask('POST /login2fa', {
      token: null,
      body: { nonce: 'b1946ac92492d2347c6235b4d2611184', code: '492817' },
    });
    expect((await served.ask('DELETE /customers/3107')).status).toBe(403);
    expect((await served.ask('DELETE /customers/1', { token: json.user_token })).status).toBe(403);
    expect((await served.ask('DELETE /customers/3107', { token: json.user_token })).status).toBe(204);
    expect([await statusWith(MEI), await statusWith(json.user_token)]).toEqual([401, 401]);
    expect((await served.ask('POST /login', { token: null, body: mei })).status).toBe(400);
  });
});
