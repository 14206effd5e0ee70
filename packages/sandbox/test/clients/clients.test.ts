import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { useSandbox } from '../support/use-sandbox.ts';

// Sessions of published clients, in the forms that have been seen of them (ledger O-01 to O-83): what is sent is not tidied.

const [TOM, MEI] = [410_002, 410_003];
const ALICE = '447700900123';

const sandbox = useSandbox();

interface Answer {
  status: number;
  // Clients read what they expect to be there.
  json: any;
  warning: string | undefined;
  type: string;
}

/** Sends a request line as it is, without any encoding of ours. */
async function raw(line: string, headers: Record<string, string>, body?: string): Promise<Answer> {
  const [method = 'GET', path = ''] = line.split(/ (.*)/s);
  const { hostname, port, pathname } = new URL(sandbox.baseUrl);
  const sent = request({ hostname, port, method, path: pathname + path, headers });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const got = await text(response);
  const { 'x-request-warning': warning, 'content-type': type = '' } = response.headers;
  const json: unknown = type.includes('json') && got !== '' ? JSON.parse(got) : undefined;
  return { status: response.statusCode ?? 0, json, warning: warning as string | undefined, type };
}

const basic = (credentials: string) => ({
  Authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
});
const withToken = () => ({ 'X-Auth-Token': sandbox.signIn!.token });
const JSON_TYPE = { 'Content-Type': 'application/json' };

test('a click to call in JavaScript: place, poll until 404, hang up', async () => {
  const headers = { ...withToken(), ...JSON_TYPE };
  const placed = await raw('POST /calls', headers, '{"from":"410003","to":"447700900456"}');
  expect(placed).toMatchObject({ status: 201, json: { data: { state: 'RINGING' } } });
  const { id } = placed.json.data;
  await sandbox.control.advance({ seconds: 10 });
  expect((await raw(`GET /calls/${id}`, headers)).json.data).toMatchObject({
    state: 'CONNECTED',
    src_id: '410003',
  });
  expect((await raw(`DELETE /calls/${id}`, headers)).status).toBe(204);
  expect((await raw(`GET /calls/${id}`, headers)).status).toBe(404);
  const extension = await raw('POST /calls', headers, '{"from":"2103","to":"447700900456"}');
  expect([extension.status, extension.json.errors[0].field]).toEqual([400, 'from']);
});

test('a call log in Python: e-mail and token as HTTP Basic, one page of ten thousand', async () => {
  const headers = basic(`mei.lindqvist@harbourlane.example:${sandbox.signIn!.token}`);
  const signed = await raw('GET /ping', headers);
  expect(signed.status).toBe(200);
  expect(signed.warning).toMatch(/token/);
  const sorted = await raw('GET /cdrs?sort=-calldate&limit=100', headers);
  expect([sorted.status, sorted.warning]).toEqual([200, expect.stringContaining('dir=DESC')]);
  const large = await raw('GET /cdrs?limit=10000', headers);
  expect([large.status, large.json.errors[0].field]).toEqual([400, 'limit']);
  expect(
    (await raw('GET /cdrs?sort=calldate&dir=DESC&limit=5000', headers)).json.data.length,
  ).toBeGreaterThan(5);
});

test('a dashboard in PHP: an empty user before the token, totals by limit=1', async () => {
  const headers = basic(`:${sandbox.signIn!.token}`);
  const filter = '[{"value":"2026-11-20","operator":"gte","property":"calldate"}]';
  const { status, json, warning } = await raw(
    `GET /cdrs?limit=1&page=1&filter=${filter.replaceAll('"', '%22')}`,
    headers,
  );
  expect([status, json.data.length]).toEqual([200, 1]);
  expect(json.total).toBeGreaterThan(5);
  expect(warning).toMatch(/token/);
});

test('the client of the maker: queue members with unencoded brackets, and only 200 is success', async () => {
  const headers = { ...withToken(), ...JSON_TYPE };
  const listed = await raw('GET /queues?sort=id&dir=DESC&include=users&fields[users]=id,status', headers);
  expect(listed.status).toBe(200);
  expect(Object.keys(listed.json.data.at(-1).users[0])).toEqual(['id', 'status']);
  const body = JSON.stringify({ users: [{ id: MEI, status: false }] });
  const left = await raw('PATCH /queues/30601?include=users', headers, body);
  expect(left.status).toBe(200);
  expect(left.json.data.users).toContainEqual(expect.objectContaining({ id: MEI, status: false }));
});

test('a softphone: answers with state CONNECTED, and takes any status up to 399 as success', async () => {
  const headers = { ...withToken(), ...JSON_TYPE };
  const { id } = await sandbox.control.call({ from: ALICE, to: '2103' });
  const answered = await raw(`PATCH /calls/${id}`, headers, '{"state":"CONNECTED"}');
  expect(answered.status).toBeLessThan(400);
  expect(answered.json.data).toMatchObject({ id, state: 'CONNECTED' });
  const moved = await raw(`PATCH /calls/${id}`, headers, '{"dst":"2102"}');
  expect(moved).toMatchObject({ status: 301, json: { data: { parent_id: id, dst: '2102' } } });
});

test('a session with a second factor: login, code, a token of its own, and ping', async () => {
  await sandbox.control.PATCH('/users/{id}', {
    params: { path: { id: MEI } },
    body: { two_factor_auth: 'E' },
  });
  const credentials = '{"email":"mei.lindqvist@harbourlane.example","password":"seven-spokes-and-a-bell"}';
  const asked = await raw('POST /login', JSON_TYPE, credentials);
  expect(asked.status).toBe(202);
  const { data: mails } = (await sandbox.control.GET('/mails')).data!;
  const code = /\d{6}/.exec(mails.at(-1)!.text)![0];
  const { nonce } = asked.json;
  const login = await raw('POST /login2fa', JSON_TYPE, JSON.stringify({ code, nonce }));
  expect(login).toMatchObject({ status: 200, json: { user_id: MEI } });
  const own = { 'X-Auth-Token': login.json.user_token, ...JSON_TYPE };
  const made = await raw('POST /apitokens', own, '{"name":"integration","expiry":0}');
  expect(made.status).toBe(201);
  expect((await raw('GET /ping', { 'X-Auth-Token': made.json.data.token })).status).toBe(200);
});

test("a recorder: finds the recording by the agent's call_id of the event, and saves only sound", async () => {
  const { id } = await sandbox.control.call({ from: ALICE, to: '442079460101' });
  const { id: leg } = await sandbox.control.answer(id, TOM);
  await sandbox.control.advance({ seconds: 20 });
  await sandbox.control.hangUp(id, 'src');
  await sandbox.control.advance({ seconds: 10 });
  const filter = `[{"property":"live_id","operator":"eq","value":${leg + 1}}]`;
  const found = await raw(`GET /monitors?filter=${encodeURIComponent(filter)}`, withToken());
  expect(found.json.data).toMatchObject([{ duration: 20, type: 'I' }]);
  const sound = await raw(`GET /monitors/${found.json.data[0].id}.mp3`, {
    ...withToken(),
    Range: 'bytes=0-99',
  });
  expect([sound.status, sound.type.startsWith('audio/')]).toEqual([200, true]);
  expect(await raw('GET /monitors/1.mp3', withToken())).toMatchObject({ status: 404, type: /json/ });
});

describe('a report generator: filters as they are on the wire', () => {
  test.each([
    ['no condition', '[]', 16],
    ['a number as text', '[{"operator":"eq","value":"184","property":"billsec"}]', 4],
    ['a number', '[{"property":"billsec","operator":"eq","value":184}]', 4],
    ['a space as +', '[{"property":"calldate","operator":"gte","value":"2026-11-20+09:00:00"}]', 8],
    ['a bare part of a text', '[{"property":"src_name","operator":"like","value":"Alice"}]', 6],
  ])('%s', async (_, filter, total) => {
    const { status, json } = await raw(
      `GET /cdrs?page=1&limit=100&filter=${filter.replaceAll('"', '%22')}`,
      withToken(),
    );
    expect([status, json.total]).toEqual([200, total]);
  });

  test('words of another platform get a warning', async () => {
    const filter = '[{"property":"disposition","operator":"eq","value":"NO ANSWER"}]'
      .replaceAll('"', '%22')
      .replace(' ', '%20');
    const { status, json, warning } = await raw(`GET /cdrs?filter=${filter}`, withToken());
    expect([status, json.total, warning]).toEqual([200, 0, expect.stringContaining('known values')]);
  });
});

test('a client with a bearer token is told which header it is', async () => {
  const { status, json } = await raw('GET /ping', { Authorization: `Bearer ${sandbox.signIn!.token}` });
  expect(status).toBe(401);
  expect(JSON.stringify(json)).not.toContain(sandbox.signIn!.token);
});
