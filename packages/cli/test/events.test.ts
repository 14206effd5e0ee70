import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { freePort } from '@telephony/testing/free-port';
import { Outbox } from '@telephony/webhooks/outbox';
import { sampleEvent } from '@telephony/webhooks/testing';
import { expect, test, vi } from 'vitest';
import schema from '../call.schema.json' with { type: 'json' };
import { ends, secret, start, startApp, type Delivery } from './support/app.ts';
import { serve } from './support/platform.ts';
import { telephony, telephonyProcess, useSandbox } from './support/telephony.ts';

const own = useSandbox();

async function missedCall(from: string): Promise<number> {
  const { id } = await own.sandbox.control.call({ from, to: '2104' });
  await own.sandbox.control.hangUp(id, 'src');
  return id;
}

test(
  'serve posts each finished call once, signed, though both sides are killed',
  { timeout: 90_000 },
  async () => {
    const file = join(own.folder, 'serve.sqlite');
    const first = await startApp();
    const args = ['serve', '--to', first.url, '--file', file];
    const killed = await start(args, own.env);
    const calls = [await missedCall('447700900111')];
    await vi.waitFor(() => expect(first.taken).toHaveLength(1), ends);
    const [{ headers, body, json }] = first.taken as [Delivery];
    expect(json).toMatchObject({
      type: 'call.finished',
      data: { rootCallId: calls[0], outcome: { result: 'missed' } },
    });
    const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    );

    first.stop();
    calls.push(await missedCall('447700900112'));
    await vi.waitFor(async () => {
      const { stdout } = await telephony(
        `events list --file ${file} --state waiting --query [].error`.split(' '),
      );
      expect(stdout).toContain('ECONNREFUSED');
    }, ends);
    killed.kill('SIGKILL');
    await once(killed, 'close');
    const second = await startApp(first.port);
    const again = await start(args, own.env);
    calls.push(await missedCall('447700900113'));
    await vi.waitFor(() => expect(second.taken).toHaveLength(2), ends);
    const posted = [...first.taken, ...second.taken].map((one) => one.json.data?.rootCallId);
    expect(new Set(posted)).toEqual(new Set(calls));

    expect(faultsOf([...first.taken, ...second.taken].map((one) => one.json))).toEqual([]);
    expect(await telephony(['events', 'resend', `call_${calls[0]}_1`, '--file', file])).toMatchObject({
      code: 0,
    });
    await vi.waitFor(() => expect(second.taken).toHaveLength(3), ends);
    again.kill('SIGTERM');
    expect(await once(again, 'close')).toEqual([0, null]);
  },
);

/** A program may refuse what the published schema does not allow. */
function faultsOf(messages: readonly unknown[]): unknown[] {
  const ajv = addFormats.default(new Ajv2020({ allowUnionTypes: true, allErrors: true }));
  const check = ajv.compile(schema);
  return messages.flatMap((message) => (check(message) ? [] : (check.errors ?? [])));
}

test('reconcile reads once what is new in the history', { timeout: 60_000 }, async () => {
  const file = join(own.folder, 'reconcile.sqlite');
  const reconcile = () => telephony(['reconcile', '--since', '7d', '--file', file], { env: own.env });
  const { stdout, stderr, code } = await reconcile();
  expect(code).toBe(0);
  expect(stderr).toMatch(
    /Made .*reconcile\.sqlite[^]*Complete until 20[^]* wait: telephony serve posts them/,
  );
  const told = JSON.parse(stdout) as { id: number; revision: number; result: string }[];
  expect(told).toContainEqual({ id: 5000000101, revision: 1, result: 'answered', changed: [] });
  // A call of the story may end in between.
  const again = JSON.parse((await reconcile()).stdout) as { id: number }[];
  expect(again.filter(({ id }) => told.some((one) => one.id === id))).toEqual([]);
  const query = ['--query', '[?id==`"call_5000000101_1"`].body.data.recordings[].id'];
  const listed = await telephony(['events', 'list', '--file', file, ...query]);
  expect(JSON.parse(listed.stdout)).toEqual([7001]);
  const bodies = await telephony(['events', 'list', '--file', file, '--query', '[].body']);
  expect(faultsOf(JSON.parse(bodies.stdout) as unknown[])).toEqual([]);
});

test(
  'listen prints and forwards events, and with --resume those that a program has missed',
  { timeout: 60_000 },
  async () => {
    const file = join(own.folder, 'listen.sqlite');
    const app = await startApp();
    app.stop();
    const args = ['listen', '--forward-to', app.url, '--file', file];
    const before = await start(args, own.env);
    await missedCall('447700900114');
    await vi.waitFor(() => expect(before.output.stdout).toContain('"call.hangup"'), ends);
    before.kill('SIGTERM');
    await once(before, 'close');
    const back = await startApp(app.port);
    await start([...args, '--resume'], own.env);
    await vi.waitFor(
      () => expect(back.taken.map(({ json }) => json.event_name)).toContain('call.hangup'),
      ends,
    );
  },
);

test('all dead messages are sent again by one command, which asks first', async () => {
  const file = join(own.folder, 'dead.sqlite');
  const outbox = new Outbox(file, { channel: 'calls' });
  for (const id of ['call_1', 'call_2', 'call_3'])
    await outbox.add({ id, type: 'call.finished', body: '{}' }, id === 'call_3' ? 'delivered' : 'dead');
  const resend = (more: string) => telephony(`events resend --file ${file} ${more}`.trim().split(' '));
  expect(await resend('')).toMatchObject({ code: 2, stderr: expect.stringContaining('or --state dead') });
  expect(await resend('call_1 --state dead')).toMatchObject({ code: 2 });
  const listed = async (which: string) =>
    (await resend(`${which} --dry-run --output csv --fields id`)).stdout;
  expect(await listed('--state dead')).toBe('id\r\ncall_1\r\ncall_2\r\n');
  expect(await listed('call_3')).toBe('id\r\ncall_3\r\n');
  const words =
    'telephony events resend sends 2 messages again. Pass --yes to do it, or --dry-run to see them.\n';
  expect(await resend('--state dead')).toMatchObject({ code: 2, stderr: words });
  expect(await outbox.counts()).toEqual({ waiting: 0, delivered: 1, dead: 2 });
  const sent = { code: 0, stderr: '2 messages are sent again.\n' };
  expect(await resend('--state dead --yes')).toMatchObject(sent);
  expect(await outbox.counts()).toEqual({ waiting: 2, delivered: 1, dead: 0 });
  expect(await resend('--state dead')).toMatchObject({ code: 0, stderr: '0 messages are sent again.\n' });
});

test('without a secret serve exits 2', async () => {
  expect(await telephony(['serve', '--to', 'http://127.0.0.1:1/'], { env: own.env })).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('TELEPHONY_SIGNING_SECRET'),
  });
  const short = {
    TELEPHONY_URL: 'https://pbx.example/v1.2/voice',
    TELEPHONY_WEBHOOK_SECRET: 'platform:short',
  };
  const file = join(own.folder, 'short.sqlite');
  expect(await telephonyProcess(['listen', '--file', file], short)).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/16 characters or more/),
  });
});

test('a recording that appears late amends its call once', { timeout: 60_000 }, async () => {
  const file = join(own.folder, 'late.sqlite');
  const app = await startApp();
  await start(['serve', '--to', app.url, '--file', file], own.env);
  const { id } = await own.sandbox.control.call({ from: '447700900115', to: '2104' });
  await own.sandbox.control.answer(id);
  await own.sandbox.control.hangUp(id, 'src');
  const taken = () => app.taken.filter(({ json }) => json.data?.rootCallId === id);
  await vi.waitFor(() => expect(taken()).toHaveLength(1), ends);
  const { data: clock } = await own.sandbox.control.GET('/clock');
  const late = { id: 99_001, live_id: id, timestamp: clock!.now, created_at: clock!.now, duration: 7 };
  await own.sandbox.control.POST('/seed', { body: { monitors: [late] } });
  const reconcile = () => telephony(['reconcile', '--since', 'today', '--file', file], { env: own.env });
  await vi.waitFor(async () => {
    await reconcile();
    expect(taken()).toHaveLength(2);
  }, ends);
  expect(
    taken().map(({ json: { data, type }, headers }) => ({
      id: headers['webhook-id'],
      type,
      revision: data!.revision,
      changed: data!.changed,
      recordings: data!.recordings.map((recording) => recording.id),
    })),
  ).toEqual([
    { id: `call_${id}_1`, type: 'call.finished', revision: 1, changed: [], recordings: [] },
    { id: `call_${id}_2`, type: 'call.amended', revision: 2, changed: ['recordings'], recordings: [99_001] },
  ]);
  await reconcile();
  expect(taken()).toHaveLength(2);
});

test('without a token serve posts what events tell', { timeout: 60_000 }, async () => {
  const app = await startApp();
  const env = { ...own.env, TELEPHONY_TOKEN: '' };
  await start(['serve', '--to', app.url, '--file', join(own.folder, 'tokenless.sqlite')], env);
  const id = await missedCall('447700900116');
  await vi.waitFor(() => expect(app.taken).toHaveLength(1), ends);
  expect(app.taken[0]).toMatchObject({
    headers: { 'webhook-id': `call_${id}_1` },
    json: { type: 'call.finished', data: { rootCallId: id, revision: 1, source: 'events' } },
  });
  expect(faultsOf(app.taken.map(({ json }) => json))).toEqual([]);
});

test.for<[string, string, string, string]>([
  [
    'the last part of the path',
    'a-secret-of-the-path',
    'events/a-secret-of-the-path',
    'events/another-secret',
  ],
  [
    'a user and a password',
    'platform:a-password-of-16',
    'platform:a-password-of-16@events',
    'platform:another@events',
  ],
])(
  'events of a platform elsewhere need the secret: %s',
  { timeout: 60_000 },
  async ([, webhookSecret, right, wrong]) => {
    const file = join(own.folder, `${webhookSecret.length}.sqlite`);
    const env = { TELEPHONY_URL: 'https://pbx.example/v1.2/voice', TELEPHONY_TOKEN: '' };
    const { output } = await start(['listen', '--file', file], {
      ...env,
      TELEPHONY_WEBHOOK_SECRET: webhookSecret,
    });
    const [, port] = /127\.0\.0\.1:(\d+)/.exec(output.stderr)!;
    const post = async (place: string, event = sampleEvent('call.missed')) => {
      const [path, user] = place.split('@').toReversed() as [string, string?];
      const headers = { ...(user && { Authorization: `Basic ${btoa(user)}` }) };
      const body = JSON.stringify(event);
      return (await fetch(`http://127.0.0.1:${port}/${path}`, { method: 'POST', headers, body })).status;
    };
    expect(await post(wrong)).toBe(401);
    expect(await post(right)).toBe(204);
    const { stdout } = await telephony(['events', 'list', '--file', file, '--query', 'length(@)']);
    expect(stdout.trim()).toBe('1');
    expect(output.stderr).not.toContain(webhookSecret);
  },
);

test('where no sandbox listens the message says how to start one', async () => {
  const env = {
    TELEPHONY_URL: `http://127.0.0.1:${await freePort()}/v1.2/voice`,
    TELEPHONY_TOKEN: 'any',
    TELEPHONY_SIGNING_SECRET: secret,
  };
  for (const args of [
    ['cdrs', 'list'],
    ['serve', '--to', 'http://127.0.0.1:1/', '--port', '0', '--file', join(own.folder, 'no.sqlite')],
  ])
    expect(await telephonyProcess(args, env)).toMatchObject({
      code: 5,
      stderr: expect.stringMatching(/ECONNREFUSED[^]*telephony sandbox/),
    });
});

test('a list in a folder where nothing was kept says so, and makes nothing', async () => {
  const folder = join(own.folder, 'nothing');
  mkdirSync(folder);
  expect(await telephony(['events', 'list'], { cwd: folder })).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There is no telephony.sqlite.'),
  });
  expect(readdirSync(folder)).toEqual([]);
});

test('a sandbox that is controlled from elsewhere needs the secret, as a platform does', async () => {
  const far = await serve(({ method }, response) =>
    response.writeHead(method === 'HEAD' ? 401 : 403, { 'telephony-sandbox': '1' }).end(),
  );
  const listen = ['listen', '--file', join(own.folder, 'far.sqlite')];
  expect(await telephony(listen, far)).toMatchObject({ code: 1, stderr: expect.stringContaining(': 403') });
  const env = { ...far.env, TELEPHONY_WEBHOOK_SECRET: 'a-secret-of-the-path' };
  const { output } = await start(listen, env);
  expect(output.stderr).toContain('Configure its public address');
});

test('a platform behind a tunnel on this machine is no sandbox: its secret is asked for, and nothing is written to it', async () => {
  const requests: string[] = [];
  const tunnel = await serve((request, response) => {
    requests.push(
      `${request.method} ${request.url} ${request.headers['x-auth-token'] ? 'with a token' : ''}`,
    );
    response.writeHead(404).end('{}');
  });
  const ended = await telephony(['listen', '--file', join(own.folder, 'tunnel.sqlite')], { env: tunnel.env });
  expect(ended).toMatchObject({ code: 2, stderr: expect.stringContaining('TELEPHONY_WEBHOOK_SECRET') });
  expect(requests).toEqual(['HEAD / ']);
});
