import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, onTestFinished, test, vi } from 'vitest';
import schema from '../call.schema.json' with { type: 'json' };
import { bin, telephony, useSandbox } from './support/telephony.ts';

const own = useSandbox();
const secret = `whsec_${randomBytes(24).toString('base64')}`;
const ends = { timeout: 20_000, interval: 50 };

interface Taken {
  headers: IncomingHttpHeaders;
  body: string;
  json: { type?: string; event_name?: string; data?: { rootCallId: number; outcome: { result: string } } };
}

/** A program in any language: it takes what is posted, on the same port again after it was down. */
async function startApp(port = 0) {
  const taken: Taken[] = [];
  const server = createServer((request, response) => {
    const take = async () => {
      const body = await text(request);
      taken.push({ headers: request.headers, body, json: JSON.parse(body) as Taken['json'] });
      response.end();
    };
    void take();
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => (server.closeAllConnections(), server.close());
  onTestFinished(() => void stop());
  const { port: given } = server.address() as AddressInfo;
  return { taken, stop, port: given, url: `http://127.0.0.1:${given}/taken` };
}

async function start(
  args: readonly string[],
): Promise<ChildProcess & { output: { stdout: string; stderr: string } }> {
  const child = spawn(process.execPath, [bin, ...args, '--port', '0'], {
    env: { ...process.env, ...own.env, TELEPHONY_SIGNING_SECRET: secret },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (part) => (output.stdout += String(part)));
  child.stderr.on('data', (part) => (output.stderr += String(part)));
  onTestFinished(() => void child.kill('SIGKILL'));
  await vi.waitFor(() => expect(output.stderr).toContain('Receives events'), ends);
  return Object.assign(child, { output });
}

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
    const killed = await start(args);
    const calls = [await missedCall('447700900111')];
    await vi.waitFor(() => expect(first.taken).toHaveLength(1), ends);
    const [{ headers, body, json }] = first.taken as [Taken];
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
      const { stdout } = await telephony([
        'events',
        'list',
        '--file',
        file,
        '--state',
        'waiting',
        '--query',
        '[].error',
      ]);
      expect(stdout).toContain('ECONNREFUSED');
    }, ends);
    killed.kill('SIGKILL');
    await once(killed, 'close');
    const second = await startApp(first.port);
    const again = await start(args);
    calls.push(await missedCall('447700900113'));
    await vi.waitFor(() => expect(second.taken).toHaveLength(2), ends);
    const posted = [...first.taken, ...second.taken].map((one) => one.json.data?.rootCallId);
    expect(new Set(posted)).toEqual(new Set(calls));

    expect(faultsOf([...first.taken, ...second.taken].map((one) => one.json))).toEqual([]);
    expect(await telephony(['events', 'resend', `call_${calls[0]}`, '--file', file])).toMatchObject({
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

test('reconcile posts what no event told', { timeout: 60_000 }, async () => {
  const file = join(own.folder, 'reconcile.sqlite');
  const reconcile = () => telephony(['reconcile', '--since', '7d', '--file', file], { env: own.env });
  const { stdout, code } = await reconcile();
  expect(code).toBe(0);
  const repaired = JSON.parse(stdout) as { id: number; kind: string }[];
  expect(repaired).toContainEqual(expect.objectContaining({ id: 5000000101, kind: 'added' }));
  expect(JSON.parse((await reconcile()).stdout)).toEqual([]);
  const query = ['--query', '[?id==`"call_5000000101"`].body.data.recordings[].id'];
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
    const before = await start(args);
    await missedCall('447700900114');
    await vi.waitFor(() => expect(before.output.stdout).toContain('"call.hangup"'), ends);
    before.kill('SIGTERM');
    await once(before, 'close');
    const back = await startApp(app.port);
    await start([...args, '--resume']);
    await vi.waitFor(
      () => expect(back.taken.map(({ json }) => json.event_name)).toContain('call.hangup'),
      ends,
    );
  },
);

test('without a secret serve exits 2, and commands of other packages are passed on', async () => {
  const bare = { env: own.env };
  expect(await telephony(['serve', '--to', 'http://127.0.0.1:1/'], bare)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('TELEPHONY_SIGNING_SECRET'),
  });
  expect((await telephony(['mock', '--help'])).stdout).toContain('telephony-mock');
  const app = await startApp();
  expect(await telephony(['send', 'call.missed', '--to', app.url])).toMatchObject({ code: 0 });
  expect(app.taken[0]?.json.event_name).toBe('call.missed');
  expect((await telephony(['certify', '--nonsense'])).code).toBe(2);
});
