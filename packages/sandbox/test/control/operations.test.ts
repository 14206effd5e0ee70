import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { optionHelp } from '../../src/options/command.ts';
import { startSandbox } from '../../src/start/start-sandbox.ts';
import { askControl, type ControlAsker, controlDocument, controlIds } from '../support/ask-control.ts';
import { MEI } from '../support/serve-platform.ts';
import { type Receiver, startReceiver } from '../support/start-receiver.ts';
import { useSandbox } from '../support/use-sandbox.ts';

const headers = { 'x-auth-token': MEI };

const sandbox = useSandbox();
let receiver: Receiver;
let ask: ControlAsker;

beforeAll(async () => {
  receiver = await startReceiver();
  ask = askControl(sandbox.url);
});
afterAll(() => receiver.close());

const statusOf = async (line: string, body?: unknown) => (await ask(line, body)).status;

/** Asks the API as Mei. */
async function api(path: string, body?: object) {
  const posted = body && {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(sandbox.baseUrl + path, { headers, ...posted });
  return { status: response.status, json: await response.json() };
}

const CALL = { from: '447700900123', to: '2103' };
const SMS = { from: '447700900123', to: '442079460100', text: 'Ready?' };

test('the document is served', async () => {
  const response = await fetch(`${sandbox.url}/_sandbox/openapi.json`);
  expect(response.headers.get('content-type')).toMatch('application/json');
  expect(await response.json()).toEqual(controlDocument);
});

describe('clock', () => {
  test('is what the Date header of every response tells', async () => {
    await ask('POST /clock/advance', { days: 100 });
    for (const path of [
      '/v1.2/voice/cdrs',
      '/v1.2/voice/nowhere',
      '/_sandbox/clock',
      '/_sandbox/rules',
      '/',
    ]) {
      const response = await fetch(sandbox.url + path, { headers });
      expect([path, response.headers.get('date')]).toEqual([path, 'Sun, 28 Feb 2027 16:06:00 GMT']);
    }
  });

  test('passes by itself when it is told to, and stands still again', async () => {
    expect((await ask('POST /clock/run', { mode: 'real' })).json.mode).toBe('real');
    const { json: before } = await ask('GET /clock');
    await new Promise((resolve) => setTimeout(resolve, 20));
    const { json: after } = await ask('POST /clock/run', { mode: 'manual' });
    expect(after.milliseconds).toBeGreaterThan(before.milliseconds);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await ask('GET /clock')).json.milliseconds).toBe(after.milliseconds);
  });
});

test('each operation on calls, messages and users is answered as the document says', async () => {
  const [alice, dora] = ['447700900123', '447700900789'];
  const steps: [line: string, body: unknown, status: number][] = [
    ['POST /simulate/inbound-call', { from: alice, to: '442079460101' }, 201],
    ['POST /simulate/calls/{call}/answer', { user_id: 410_003 }, 200],
    ['POST /simulate/calls/{call}/hold', undefined, 200],
    ['POST /simulate/calls/{call}/resume', undefined, 200],
    ['POST /simulate/calls/{call}/press', { key: '5' }, 200],
    ['POST /simulate/calls/{call}/consult', { to: '447700900456' }, 201],
    ['POST /clock/advance', { seconds: 4 }, 200],
    ['POST /simulate/calls/{call}/join', undefined, 200],
    ['POST /simulate/inbound-call', { from: alice, to: '2103' }, 201],
    ['POST /simulate/calls/{call}/transfer', { to: '2104' }, 200],
    ['POST /simulate/calls/{call}/reject', {}, 204],
    ['POST /simulate/calls/{call}/hang-up', undefined, 204],
    ['GET /calls', undefined, 200],
    ['POST /simulate/missed-in-queue', { queue_id: 30602, from: dora, seconds: 5 }, 201],
    ['POST /simulate/queues/30602/agents/410004', { joined: false }, 200],
    ['POST /simulate/sms', SMS, 201],
    ['POST /simulate/fax', { from: dora, to: '442079460103', pages: 3 }, 201],
    ['POST /simulate/voicemail', { user_id: 410_003, from: dora, transcript: 'Hello.' }, 201],
    ['GET /clock', undefined, 200],
    ['POST /clock/set', { time: '2026-11-21 00:00:00' }, 200],
  ];
  let call = 0;
  for (const [line, body, status] of steps) {
    const answer = await ask(line.replace('{call}', String(call)), body);
    expect([line, answer.status]).toEqual([line, status]);
    if (line.endsWith('inbound-call')) call = answer.json.id;
  }
});

test.for([
  ['POST /clock/set', { time: '2020-01-01 00:00:00' }, 400],
  ['POST /clock/set', { time: '2026-13-41 00:00:00' }, 400],
  ['POST /clock/set', { time: '2026-11-31 00:00:00' }, 400],
  ['POST /clock/set', { time: 1_900_000_000 }, 400],
  ['POST /clock/advance', { seconds: -1 }, 400],
  ['POST /clock/advance', { seconds: '60' }, 400],
  ['POST /clock/advance', { days: 1_000_000_000 }, 400],
  ['POST /clock/advance', { weeks: 1 }, 400],
  ['POST /clock/run', { mode: 'backwards' }, 400],
  ['POST /simulate/inbound-call', { from: '447700900123', to: '19999' }, 400],
  ['POST /simulate/inbound-call', { from: "1' OR '1'='1", to: '2103' }, 400],
  ['POST /simulate/inbound-call', { to: '2103' }, 400],
  ['POST /simulate/calls/1/answer', {}, 404],
  ['POST /simulate/calls/1/hang-up', { side: 'left' }, 400],
  ['POST /simulate/calls/abc/hold', undefined, 400],
  ['POST /simulate/calls/0/resume', undefined, 400],
  ['POST /simulate/calls/5000000106/press', { key: '55' }, 400],
  ['POST /simulate/missed-in-queue', { queue_id: 9, from: '447700900789' }, 404],
  ['POST /simulate/queues/9/agents/410004', { joined: true }, 404],
  ['POST /simulate/queues/30602/agents/9', { joined: true }, 404],
  ['POST /simulate/sms', { ...SMS, to: '447700900456' }, 400],
  ['POST /simulate/fax', { from: '442079460955', to: '442079460100' }, 400],
  ['POST /simulate/voicemail', { user_id: 9, from: '447700900789' }, 404],
  ['PATCH /users/9', { phones: 1 }, 404],
  ['PATCH /users/410003', { roles: ['KING'] }, 400],
  ['PATCH /users/410003', { phones: -1 }, 400],
  ['PATCH /users/410003', {}, 400],
  ['PATCH /users/410003', '{"__proto__":{"phones":1}}', 400],
  ['PATCH /users/410003', '{"constructor":{"prototype":{"phones":1}}}', 400],
  ['POST /webhooks', { name: 'Test', types: [], url: 'https://127.0.0.1/' }, 400],
  ['POST /webhooks', { name: 'Test', types: ['everything'], url: 'https://127.0.0.1/' }, 400],
  ['POST /webhooks', { name: '', types: ['connected'], url: 'https://127.0.0.1/' }, 400],
  ['POST /webhooks', { name: 'Test', types: ['connected'] }, 400],
  ['POST /webhooks', { name: 'Test', types: ['connected'], url: { toString: 'x' } }, 400],
  ['POST /webhooks', [], 400],
] as const)('%s with %j answers %i', async ([line, body, expected]) => {
  const { status, json } = await ask(line, body);
  expect([status, json.message]).toEqual([expected, expect.stringMatching(/./)]);
  expect(({} as Record<string, unknown>)['phones']).toBeUndefined();
});

describe('users', () => {
  test('have a token and a sign-in that work, and are told', async () => {
    const { json } = await ask('GET /sign-in');
    expect((await ask('GET /accounts')).json.data).toEqual([{ number: 1, sign_in: json }]);
    expect(json).toEqual(sandbox.signIn);
    const me = await fetch(`${sandbox.baseUrl}/me`, { headers: { 'x-auth-token': json.token } });
    expect(me.status).toBe(200);
    expect((await api('/login', { email: json.email, password: json.password })).status).toBe(200);
    await ask('PATCH /users/410003', { password: 'another one' });
    expect((await ask('GET /sign-in')).json.password).toBe('another one');
  });

  test('sign in with a second factor, whose code is mailed', async () => {
    const { json } = await ask('PATCH /users/410003', { two_factor_auth: 'E' });
    expect((await ask('GET /users')).json.data).toContainEqual(json);
    const { email, password } = sandbox.signIn!;
    expect((await api('/login', { email, password })).status).toBe(202);
    expect((await ask('GET /mails')).json.data).toMatchObject([{ to: email }]);
    expect(await statusOf('DELETE /mails')).toBe(204);
    expect((await ask('GET /mails')).json.total).toBe(0);
  });
});

describe('webhooks and journal', () => {
  test('are listed, changed and removed', async () => {
    const input = { name: 'Test', types: ['received_sms'], url: receiver.url };
    const { json: webhook } = await ask('POST /webhooks', input);
    expect(webhook).toEqual({ id: 1, ...input, enabled: true, created_at: '2026-11-20 16:06:00' });
    expect((await ask('GET /webhooks')).json).toEqual({ data: [webhook], total: 1 });
    expect((await ask('PATCH /webhooks/1', { name: 'Other' })).json).toEqual({ ...webhook, name: 'Other' });
    await ask('POST /simulate/sms', SMS);
    await ask('POST /clock/advance');
    expect((await ask('GET /journal?state=delivered&webhook_id=1&limit=5')).json.total).toBe(1);
    expect((await ask('GET /journal/1')).json.state).toBe('delivered');
    expect(await statusOf('POST /journal/1/replay')).toBe(202);
    expect(await statusOf('GET /journal?limit=0')).toBe(400);
    expect(await statusOf('DELETE /journal')).toBe(204);
    expect(await statusOf('DELETE /webhooks/1')).toBe(204);
    for (const line of ['GET /webhooks/1', 'DELETE /webhooks/1', 'GET /journal/1', 'POST /journal/1/replay'])
      expect([line, await statusOf(line)]).toEqual([line, 404]);
    expect(await statusOf('PATCH /webhooks/1', { enabled: false })).toBe(404);
  });
});

describe('state', () => {
  test('begins without live calls, and by option with those of the story', async () => {
    expect((await ask('GET /calls')).json).toEqual({ data: [], total: 0 });
    await using busy = await startSandbox({ port: 0, clock: 'manual', liveCalls: true });
    const asked = askControl(busy.url);
    await asked('POST /simulate/calls/5000000105/hang-up', { side: 'src' });
    await asked('POST /reset');
    expect((await asked('POST /simulate/calls/5000000105/answer')).json.state).toBe('CONNECTED');
    expect((await asked('GET /calls')).json.total).toBe(2);
  });

  test('has a yesterday and a today, whenever it begins', async () => {
    const startTime = Date.UTC(2031, 4, 6, 17, 30);
    await using later = await startSandbox({ port: 0, clock: 'manual', startTime });
    for (const [path, time] of [
      ['/cdrs', 'calldate'],
      ['/monitors', 'created_at'],
      ['/sms', 'created_at'],
      ['/voicemessages', 'origtime'],
    ] as const) {
      const response = await fetch(later.baseUrl + path, { headers });
      const { data } = (await response.json()) as { data: Record<string, string>[] };
      const days = new Set(data.map((record) => record[time]?.slice(0, 10)));
      expect([path, ...days]).toEqual([path, '2031-05-05', '2031-05-06']);
    }
    const [first] = (await (await fetch(`${later.baseUrl}/monitors`, { headers })).json()).data;
    const filter = JSON.stringify([{ property: 'live_id', operator: 'eq', value: 5_000_000_001 }]);
    const found = await fetch(`${later.baseUrl}/monitors?filter=${encodeURIComponent(filter)}`, { headers });
    expect((await found.json()).data, 'a recording is of the call of its own day').toEqual([first]);
  });

  test('has options that are changed while it runs, until it begins again', async () => {
    const { json: before } = await ask('GET /settings');
    const usual = { ringSeconds: 20, lenient: false, webhooks: { retrySeconds: [5, 15, 60] } };
    expect(before).toMatchObject(usual);
    const change = { ringSeconds: 3, lenient: true, webhooks: { retrySeconds: [1] } };
    const changed = await ask('PATCH /settings', change);
    const webhooks = { ...before.webhooks, retrySeconds: [1] };
    expect(changed.json).toEqual({ ...before, ...change, webhooks });
    expect((await ask('GET /settings')).json).toEqual(changed.json);
    expect((await api('/cdrs?offset=2')).status).toBe(200);
    await sandbox.control.webhook({ name: 'Test', types: ['received_sms'], url: receiver.url });
    receiver.received.length = 0;
    receiver.behave = (response) => void response.writeHead(500).end();
    await sandbox.control.sms(SMS);
    await sandbox.control.advance({ minutes: 5 });
    expect(receiver.received).toHaveLength(2);
    receiver.behave = (response) => void response.end();
    await ask('POST /reset');
    expect((await ask('GET /settings')).json).toEqual(before);
    expect((await api('/cdrs?offset=2')).status).toBe(400);
    for (const body of [
      {},
      { forms: {} },
      { forms: 'both' },
      { ringSeconds: -1 },
      { port: 1 },
      { webhooks: { retrySeconds: '5' } },
    ]) {
      expect(await statusOf('PATCH /settings', body)).toBe(400);
    }
  });

  test('sends other forms, until it begins again', async () => {
    const words = async () => (await api('/cdrs/42001')).json.data.type;
    expect(await words()).toBe('I');
    expect((await ask('PATCH /settings', { forms: 'documented' })).json.forms).toBe('documented');
    expect(await words()).toBe(1);
    await ask('POST /reset');
    expect((await ask('GET /settings')).json.forms).toBe('default');
    expect(await words()).toBe('I');
  });

  test('changes the options that the help marks', () => {
    const { properties } = controlDocument.components.schemas.Settings;
    const { webhooks = {}, ...others } = properties;
    const names = Object.keys(webhooks.properties ?? {}).map((name) => `webhooks.${name}`);
    const marked = Object.entries(optionHelp).flatMap(([name, [, , star]]) => (star ? [name] : []));
    expect(new Set(marked)).toEqual(new Set([...Object.keys(others), ...names]));
  });

  test('begins again, the same with the same seed', async () => {
    const idOfCall = async (seed: number) => {
      await ask('POST /reset', { seed });
      await ask('POST /clock/advance', { minutes: 1 });
      const { json } = await ask('POST /simulate/inbound-call', CALL);
      const { data } = (await api('/apitokens', { name: 'Seed', expiry: 0 })).json;
      return [json.id, json.src_call_id, data.token];
    };
    const first = await idOfCall(7);
    expect(await idOfCall(7)).toEqual(first);
    expect(await idOfCall(8)).not.toEqual(first);
  });

  test('takes records, all or none', async () => {
    const cdrs = [{ id: 99_001, src: '447700900123', calldate: '2026-11-20 08:00:00', live_id: 1 }];
    expect(await statusOf('POST /seed', { cdrs, contacts: [{ id: 99_002, first_name: 'New' }] })).toBe(204);
    expect((await api('/cdrs/99001')).json.data.src).toBe('447700900123');
    expect((await ask('GET /fixture')).json.contacts).toContainEqual({ id: 99_002, first_name: 'New' });
    const bad = [{ id: 99_003 }, { id: 'x' }];
    expect((await ask('POST /seed', { contacts: bad })).json.errors[0].field).toBe('body.contacts[1].id');
    expect((await api('/contacts/99003')).status).toBe(404);
    const refused: unknown[] = [
      { tokens: [] },
      {},
      { cdrs: {} },
      '{"__proto__":[]}',
      { toString: [] },
      { sms: [{ id: Number.MAX_SAFE_INTEGER }] },
    ];
    for (const body of refused) {
      expect([body, await statusOf('POST /seed', body)]).toEqual([body, 400]);
    }
  });

  test('goes back to a snapshot', async () => {
    const { json: snapshot } = await ask('GET /snapshot');
    await ask('POST /simulate/inbound-call', CALL);
    await ask('POST /clock/advance', { hours: 5 });
    expect(await statusOf('POST /restore', snapshot)).toBe(204);
    expect((await ask('GET /snapshot')).json).toEqual(snapshot);
    expect(await statusOf('POST /restore', { ...snapshot, random: [] })).toBe(400);
    expect(await statusOf('POST /restore', [])).toBe(400);
    expect((await ask('GET /snapshot')).json).toEqual(snapshot);
  });

  test('lists what is assumed, of webhooks too', async () => {
    const { json } = await ask('GET /assumptions');
    expect(json.data.map(({ ledger }: { ledger: string }) => ledger)).toEqual(
      expect.arrayContaining(['N-07', 'O-11']),
    );
  });
});

test('calls in legs, queues, tokens and the built-in receiver are as the document says', async () => {
  await ask('POST /simulate/inbound-call', { from: '447700900123', to: '442079460101' });
  for (const line of ['GET /calls/legs', 'GET /calls/ended', 'GET /wallboard'] as const) {
    const { status, json } = await ask(line);
    expect([line, status, json.total > 0]).toEqual([line, 200, true]);
  }
  expect(await statusOf('POST /users/410002/token')).toBe(200);
  expect(await statusOf('POST /receiver/webhook')).toBe(200);
  expect(await statusOf('PATCH /receiver', { status: 204 })).toBe(200);
  expect(await statusOf('PATCH /receiver', { status: 42 })).toBe(400);
  expect(await statusOf('GET /receiver')).toBe(200);
  expect(await statusOf('DELETE /receiver')).toBe(204);
});

test('late records are read, set and taken back', async () => {
  const rule = { delays: [{ share: 2, from: 0, to: 5 }], of: ['cdrs'], ids: 'appearance' };
  expect((await ask('PUT /simulate/late-records', rule)).json).toEqual({ rule, waiting: 0 });
  expect((await ask('GET /simulate/late-records')).json).toEqual({ rule, waiting: 0 });
  expect(await statusOf('PUT /simulate/late-records', { delays: [] })).toBe(400);
  expect(await statusOf('DELETE /simulate/late-records')).toBe(204);
  expect((await ask('GET /simulate/late-records')).json.rule).toBeNull();
});

test('rules, recorded requests and events are here, as on the mock', async () => {
  const fails = { operation_id: 'listCdrs', sequence: [{ code: 503 }] };
  const { json: rule } = await ask('POST /rules', fails);
  expect((await api('/cdrs')).status).toBe(503);
  const { json: kept } = await ask('POST /rules', { ...fails, repeat: true });
  expect((await ask('GET /rules')).json).toMatchObject({ total: 1, data: [{ id: kept.id, used: 0 }] });
  expect(await statusOf(`DELETE /rules/${rule.id}`)).toBe(404);
  expect(await statusOf('DELETE /rules')).toBe(204);
  expect((await ask('GET /operations')).json.total).toBeGreaterThan(100);
  expect((await ask('GET /requests?status=503')).json.data[0].operation_id).toBe('listCdrs');
  expect(await statusOf('DELETE /requests')).toBe(204);
  expect((await ask('GET /events')).json.total).toBeGreaterThan(0);
  const sent = await ask('POST /events', { event: 'call.hangup', to: receiver.url });
  expect(sent.json).toMatchObject({ event: 'call.hangup', error: null });
});

test('bodies that are no JSON, or too large, are refused', async () => {
  expect(await statusOf('POST /clock/advance', '{"seconds":')).toBe(400);
  const large = {
    method: 'POST',
    body: `{"text":"${'x'.repeat(2_000_000)}"}`,
    headers: { 'content-type': 'application/json' },
  };
  expect((await fetch(`${sandbox.url}/_sandbox/simulate/sms`, large)).status).toBe(413);
  const form = {
    method: 'POST',
    body: 'seconds=1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };
  expect((await fetch(`${sandbox.url}/_sandbox/clock/advance`, form)).status).toBe(400);
});

test('every operation of the document has been asked', () => {
  expect([...ask.seen].toSorted()).toEqual(controlIds.toSorted());
});
