import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CallRevision } from '@telephony/calls/reader';
import { startSandbox } from '@telephony/sandbox';
import { freePort } from '@telephony/testing/free-port';
import { startServer } from '@telephony/testing/start-server';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { TrackerStatus } from '@telephony/webhooks/tracker';
import { Health } from '../src/events/health.ts';
import { openStore } from '../src/events/store.ts';
import { ends, secret, start, startApp } from './support/app.ts';
import { serve } from './support/platform.ts';
import { type Environment, spawnTelephony, useSandbox } from './support/telephony.ts';

const own = useSandbox();
const timeout = 120_000;
// A pass over the records that was slow rests for a while.
const soon = { timeout: 50_000, interval: 100 };

// The events of these tests are refused now and then.
beforeAll(async () => {
  const webhooks = { retrySeconds: [1, 1, 1, 2, 2, 2, 4, 4] };
  await own.sandbox.control.PATCH('/settings', { body: { webhooks } });
});

const OK = { code: 200, status: 'ok' };
const problem = (text: RegExp) => ({
  code: 503,
  problems: expect.arrayContaining([expect.stringMatching(text)]),
});

async function askHealth(port: string | number) {
  const response = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4000) });
  return { code: response.status, ...((await response.json()) as { status: string; problems?: string[] }) };
}

const askMetrics = async (port: string | number) =>
  (await fetch(`http://127.0.0.1:${port}/metrics`, { signal: AbortSignal.timeout(6000) })).text();

async function startServe(name: string, env: Environment = own.env) {
  const app = await startApp();
  const file = join(own.folder, `${name}.sqlite`);
  const child = await start(['serve', '--to', app.url, '--file', file], env);
  const [, port = ''] = /127\.0\.0\.1:(\d+)/.exec(child.output.stderr)!;
  const becomes = (state: object) =>
    vi.waitFor(async () => expect(await askHealth(port)).toMatchObject(state), soon);
  await becomes(OK);
  return { app, file, child, port, becomes };
}

const takenBy = (app: Awaited<ReturnType<typeof startApp>>) =>
  new Set(app.taken.map(({ json }) => json.data?.rootCallId));

async function missedCall(): Promise<number> {
  const { id } = await own.sandbox.control.call({ from: '447700900111', to: '2104' });
  await own.sandbox.control.hangUp(id, 'src');
  return id;
}

test(
  'a file that another process has locked is a problem, and what came meanwhile is posted',
  { timeout },
  async () => {
    const { app, file, port, becomes } = await startServe('locked');
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    const id = await missedCall();
    await becomes(problem(/^The store cannot be written: /));
    expect(await askMetrics(port)).toMatch(/^telephony_healthy 0$/m);
    other.exec('COMMIT');
    await becomes(OK);
    await vi.waitFor(() => expect(takenBy(app)).toContain(id), ends);
    const metrics = await askMetrics(port);
    expect(metrics).toMatch(/^telephony_healthy 1$/m);
    expect(metrics).toMatch(/^telephony_messages\{state="delivered"\} 1$/m);
    expect(metrics).toMatch(/^telephony_oldest_message_seconds 0$/m);
    const [, last] = /^telephony_last_event_timestamp_seconds (\S+)$/m.exec(metrics)!;
    expect(Math.abs(Date.now() / 1000 - Number(last))).toBeLessThan(30);
  },
);

test.runIf(process.platform === 'linux')(
  'a full disk is a problem until there is room again',
  { timeout },
  async () => {
    const { app, child, port, becomes } = await startServe('full');
    const limit = (bytes: number | string) =>
      execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:`]);
    limit(4096);
    const id = await missedCall();
    const full = /disk|full/;
    await vi.waitFor(async () => {
      const { code, problems = [] } = await askHealth(port);
      const expected = [
        503,
        expect.stringMatching(/^The store cannot be written: /),
        expect.stringMatching(/^The last event could not be kept: /),
      ];
      expect([code, ...problems]).toEqual(expect.arrayContaining(expected));
      for (const text of problems) expect(text).toMatch(full);
    }, ends);
    expect(await askMetrics(port)).toMatch(/^telephony_keep_failures_total [1-9]/m);
    limit('unlimited');
    // The sandbox sends the events again.
    await vi.waitFor(() => expect(takenBy(app)).toContain(id), ends);
    await becomes(OK);
  },
);

test('without its webhook it is unhealthy: deleted, disabled, taken over', { timeout }, async () => {
  const { becomes, file, port } = await startServe('subscription');
  const { control } = own.sandbox;
  const { data } = await control.GET('/webhooks');
  const { id } = data!.data.find(({ name }) => name === 'telephony')!;
  const path = { params: { path: { id } } };
  await control.PATCH('/webhooks/{id}', { ...path, body: { enabled: false } });
  await becomes(problem(/disabled/));
  await control.PATCH('/webhooks/{id}', { ...path, body: { enabled: true } });
  await becomes(OK);
  await startServe('successor');
  await becomes(problem(/Another "serve" or "listen"/));
  await control.DELETE('/webhooks/{id}', path);
  await becomes(problem(/the webhook was deleted/));
  rmSync(file);
  const removed = problem(/subscription\.sqlite was removed or replaced/);
  await vi.waitFor(async () => expect(await askHealth(port)).toMatchObject(removed), ends);
});

test('a day of calls without events is a problem, until an event comes', { timeout }, async () => {
  await using sandbox = await startSandbox({ port: 0, clock: 'manual' });
  const { control, baseUrl, signIn } = sandbox;
  const env = { ...own.env, TELEPHONY_URL: baseUrl, TELEPHONY_TOKEN: signIn!.token };
  const { app, becomes } = await startServe('silent', env);
  const { id, url } = (await control.GET('/webhooks')).data!.data.find(({ name }) => name === 'telephony')!;
  const send = (to: string) =>
    control.PATCH('/webhooks/{id}', { params: { path: { id } }, body: { url: to } });
  const miss = async () => {
    const call = await control.call({ from: '447700900119', to: '2104' });
    await control.advance({ seconds: 5 });
    await control.hangUp(call.id, 'src');
    await control.advance({ seconds: 8 * 3600 });
    return call.id;
  };
  // Events go astray.
  await send(`${new URL(baseUrl).origin}/_sandbox/receiver/events`);
  await control.advance({ seconds: 60 });
  const calls = [await miss(), await miss(), await miss()];
  await becomes(problem(/^Records move and events do not: no event told of the last 3 calls/));
  await vi.waitFor(() => expect(takenBy(app)).toEqual(new Set(calls)), ends);
  await send(url);
  await miss();
  await becomes(OK);
});

test('before it has subscribed, it is unhealthy', async () => {
  // A sandbox that says what it is, and then nothing.
  const platform = await serve(({ method }, response) => {
    if (method === 'HEAD') response.writeHead(401, { 'telephony-sandbox': '1' }).end();
  });
  const port = await freePort();
  const file = join(own.folder, 'early.sqlite');
  const env = { ...platform.env, TELEPHONY_SIGNING_SECRET: secret };
  const child = spawnTelephony(
    ['serve', '--to', 'http://127.0.0.1:1', '--file', file, '--port', `${port}`],
    env,
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  await vi.waitFor(
    async () => expect(await askHealth(port)).toMatchObject(problem(/no subscription to events yet/)),
    ends,
  );
});

test(
  'a failed comparison is a problem until the next, and records that move without events too',
  { timeout },
  async () => {
    const store = await openStore({ file: join(own.folder, 'health.sqlite') });
    const status: TrackerStatus = {
      events: 3,
      lastEventAt: 2000,
      lastPassAt: null,
      failure: null,
      repairs: 7,
      open: 0,
      completeUntil: new Date(1000),
    };
    const health = new Health(store, { status: () => status });
    const port = Number(new URL(await startServer(health.listener)).port);
    health.subscribed({ checkSubscription: async () => undefined });
    // A slow disk may take longer over one check of the store than a check may last.
    const is = (state: object) =>
      vi.waitFor(async () => expect(await askHealth(port)).toMatchObject(state), ends);
    const tell = (seconds: number, source = 'cdrs', revision = 1) =>
      health.told({
        revision,
        call: { source, startedAt: new Date(Date.now() + seconds * 1000) },
      } as CallRevision);
    for (const before of [-3600, -7200, -9000]) tell(before);
    tell(1);
    tell(2, 'both');
    tell(2, 'cdrs', 2);
    await is(OK);
    tell(3);
    await is(problem(/^Records move and events do not: no event told of the last 2 calls, since 20/));
    const time = (seconds: number) =>
      new Date(Date.now() + seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');
    await health.keep({ event_time: time(86_400) }, async () => {});
    await is(OK);
    for (const before of [3600, 7200]) tell(before);
    await is(OK);

    status.failure = '503 from the platform';
    await is(problem(/^The last comparison with the records failed: 503 from the platform$/));
    status.failure = null;
    const lose = () => health.keep({}, async () => Promise.reject(new Error('it is full')));
    await expect(lose()).rejects.toThrow('full');
    status.lastPassAt = Date.now();
    await is(problem(/^The last event could not be kept: it is full$/));
    status.lastPassAt += 70_000;
    await is(OK);
    await expect(lose()).rejects.toThrow('full');
    await health.keep({}, async () => {});
    status.lastPassAt = null;
    await is(OK);

    const metrics = await askMetrics(port);
    for (const line of [
      'events_total 3',
      'repairs_total 7',
      'keep_failures_total 2',
      'last_event_timestamp_seconds 2',
    ])
      expect(metrics).toContain(`\ntelephony_${line}\n`);
    expect(metrics).toContain('\ntelephony_complete_until_timestamp_seconds 1\n');
    expect(await store.outbox('probe').list()).toEqual([]);
    await store.close();
  },
);
