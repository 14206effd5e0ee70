import { describe, expect, test } from 'vitest';
import { startSandbox } from '../../src/start/start-sandbox.ts';
import { useSandbox } from '../support/use-sandbox.ts';

const sandbox = useSandbox({ webhooks: { retrySeconds: [5] } });

const state = async ({ control } = sandbox) => (await control.GET('/receiver')).data!;
const connect = () => sandbox.control.POST('/receiver/webhook');

const text = { from: '447700900123', to: '442079460100', text: 'Ready?' };

describe('the built-in receiver', () => {
  test('receives events without a certificate, in order, and forgets them when asked', async () => {
    const { data: webhook } = await connect();
    expect(webhook).toMatchObject({ enabled: true, url: (await state()).url });
    const { id } = await sandbox.control.call({ from: '447700900123', to: '2104' });
    await sandbox.control.answer(id);
    await sandbox.control.hangUp(id);
    const { data, total } = await state();
    expect(total).toBe(4);
    expect(data.map(({ body }) => (body as { event_name: string }).event_name)).toEqual([
      'call.initial',
      'call.ringing',
      'call.connected',
      'call.hangup',
    ]);
    await sandbox.control.DELETE('/receiver');
    expect(await state()).toMatchObject({ data: [], total: 0 });
  });

  test('fails when told to, and takes the event when it is sent again', async () => {
    await connect();
    await sandbox.control.PATCH('/receiver', { body: { status: 503 } });
    await sandbox.control.sms(text);
    const journal = async () => (await sandbox.control.GET('/journal')).data!.data[0]!;
    expect(await journal()).toMatchObject({ state: 'pending', attempts: [{ status: 503 }] });
    await sandbox.control.PATCH('/receiver', { body: { status: 204 } });
    await sandbox.control.advance({ seconds: 5 });
    expect(await journal()).toMatchObject({
      state: 'delivered',
      attempts: [{ status: 503 }, { status: 204 }],
    });
    expect((await state()).data.map(({ status }) => status)).toEqual([503, 204]);
  });

  test('has one webhook, however often it is connected', async () => {
    const { data: first } = await connect();
    await sandbox.control.PATCH('/webhooks/{id}', {
      params: { path: { id: first!.id } },
      body: { enabled: false },
    });
    const { data: second } = await connect();
    expect(second).toEqual(first);
  });

  test('is there with a control token and an address for all machines', async () => {
    const controlToken = 'open-sesame-to-the-sandbox';
    await using guarded = await startSandbox({ port: 0, clock: 'manual', host: '0.0.0.0', controlToken });
    const { port } = new URL(guarded.url);
    const headers = { 'X-Control-Token': controlToken };
    const control = `http://127.0.0.1:${port}/_sandbox`;
    const { status } = await fetch(`${control}/receiver/webhook`, { method: 'POST', headers });
    expect(status).toBe(200);
    await guarded.control.sms(text);
    expect((await state(guarded)).total).toBe(1);
    const forged = await fetch(`${control}/receiver/events`, { method: 'POST', body: '{}' });
    expect(forged.status, 'from anybody else').toBe(403);
  });

  test('is as after the start when the sandbox is reset', async () => {
    await connect();
    await sandbox.control.PATCH('/receiver', { body: { status: 500 } });
    await sandbox.control.sms(text);
    await sandbox.control.reset();
    expect(await state()).toMatchObject({ status: 204, total: 0 });
  });

  test('keeps what is not JSON as text', async () => {
    const { url } = await state();
    const { status } = await fetch(url!, { method: 'POST', body: 'no JSON' });
    expect(status).toBe(204);
    expect((await state()).data[0]!.body).toBe('no JSON');
  });
});
