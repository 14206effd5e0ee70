import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createControl } from '../../src/control/control-client.ts';
import { type Sandbox, startSandbox } from '../../src/start/start-sandbox.ts';
import { servePlatform } from '../support/serve-platform.ts';
import { type Receiver, startReceiver } from '../support/start-receiver.ts';

let sandbox: Sandbox;
let receiver: Receiver;

beforeAll(async () => {
  receiver = await startReceiver();
  sandbox = await startSandbox({
    port: 0,
    clock: 'manual',
    seed: 1,
    webhooks: { retrySeconds: [] },
  });
});

afterAll(() => Promise.all([sandbox.close(), receiver.close()]));

beforeEach(async () => {
  await sandbox.control.POST('/reset', {});
  receiver.received.length = 0;
  receiver.behave = (response) => void response.end();
  await sandbox.control.webhook({
    name: 'Test',
    types: ['call_state_change', 'received_sms'],
    url: receiver.url,
  });
});

async function endedCall(): Promise<number> {
  const { id } = await sandbox.control.call({ from: '447700900123', to: '2104' });
  await sandbox.control.advance({ seconds: 1 });
  await sandbox.control.answer(id);
  await sandbox.control.hangUp(id, 'src');
  await sandbox.control.advance();
  return id;
}

function journalOf(query: { call_id?: number; limit?: number; state?: 'failed' }) {
  return sandbox.control.GET('/journal', { params: { query } }).then(({ data }) => data!);
}

test('tells what was sent of a call, its legs included, and of no other', async () => {
  const [one, other] = [await endedCall(), await endedCall()];
  const { data } = await journalOf({ call_id: one });
  expect(data.map(({ event }) => event)).toEqual(
    receiver.received.map(({ event }) => event).filter(({ root_call_id }) => root_call_id === one),
  );
  expect(data.length).toBeGreaterThan(3);
  expect((await journalOf({ call_id: other })).total).toBe(data.length);
  expect((await journalOf({ call_id: 1 })).total).toBe(0);
});

test('a call is sent once more, in order, with the same bodies', async () => {
  const id = await endedCall();
  const first = receiver.received.map(({ event }) => event);
  const { response } = await sandbox.control.POST('/journal/replay-call', { body: { call_id: id } });
  expect(response.status).toBe(202);
  await sandbox.control.advance();
  expect(receiver.received.map(({ event }) => event)).toEqual([...first, ...first]);
  const again = await sandbox.control.POST('/journal/replay-call', { body: { call_id: id } });
  expect(again.data?.total, 'replays are not replayed').toBe(first.length);
});

test('a call is sent once more to the webhooks that are still there', async () => {
  await sandbox.control.webhook({ name: 'Other', types: ['connecting'], url: receiver.url });
  const id = await endedCall();
  const { data: first } = await journalOf({ call_id: id });
  await sandbox.control.DELETE('/webhooks/{id}', { params: { path: { id: 2 } } });
  const { data, response } = await sandbox.control.POST('/journal/replay-call', { body: { call_id: id } });
  expect(response.status).toBe(202);
  expect(data?.data.map(({ replay_of }) => replay_of)).toEqual(
    first.filter(({ webhook_id }) => webhook_id === 1).map((entry) => entry.id),
  );
});

test('an entry is sent once more when its receiver works again', async () => {
  receiver.behave = (response) => void response.writeHead(500).end();
  await sandbox.control.sms({ from: '447700900123', to: '442079460100', text: 'Ready?' });
  await sandbox.control.advance();
  const [failed] = (await journalOf({ state: 'failed' })).data;
  receiver.behave = (response) => void response.end();
  const { data } = await sandbox.control.POST('/journal/{id}/replay', {
    params: { path: { id: failed!.id } },
  });
  expect(data).toMatchObject({ state: 'pending', replay_of: failed!.id, event: failed!.event });
  await sandbox.control.advance();
  const { data: sent } = await sandbox.control.GET('/journal/{id}', { params: { path: { id: data!.id } } });
  expect(sent).toMatchObject({ state: 'delivered' });
  expect(receiver.received.map(({ event }) => event.id)).toEqual([failed!.event.id, failed!.event.id]);
});

test('keeps the newest entries, and forgets all on demand', async () => {
  const { platform, url, close } = await servePlatform();
  onTestFinished(close);
  platform.webhooks.change({ journalSize: 20 });
  const control = createControl(url);
  await control.webhook({ name: 'Test', types: ['received_sms'], url: receiver.url });
  for (let index = 0; index < 30; index += 1) {
    await control.sms({ from: '447700900123', to: '442079460100', text: `${index}` });
  }
  const listed = async (query: { limit?: number }) =>
    (await control.GET('/journal', { params: { query } })).data!;
  const { data, total } = await listed({});
  expect(total).toBe(20);
  expect(data.map(({ event }) => 'text' in event && event.text)).toEqual(
    Array.from({ length: 20 }, (_, index) => `${index + 10}`),
  );
  expect((await listed({ limit: 3 })).data).toEqual(data.slice(-3));
  await control.DELETE('/journal', {});
  expect((await listed({})).total).toBe(0);
});

test('what is not there answers 404', async () => {
  const id = { params: { path: { id: 999 } } };
  const answers = [
    await sandbox.control.GET('/journal/{id}', id),
    await sandbox.control.POST('/journal/{id}/replay', id),
    await sandbox.control.POST('/journal/replay-call', { body: { call_id: 999 } }),
  ];
  expect(answers.map(({ response }) => response.status)).toEqual([404, 404, 404]);
});

test('the same script gives the same journal, byte for byte, with two receivers', async () => {
  const text: string[] = [];
  for (const pass of [1, 2]) {
    await sandbox.control.POST('/reset', {});
    for (const name of ['one', 'two']) {
      await sandbox.control.webhook({ name, types: ['call_state_change'], url: receiver.url });
    }
    // The second time another receiver is slow.
    receiver.behave = (response) => void (pass === 1 ? response.end() : setTimeout(() => response.end(), 2));
    await endedCall();
    const { response } = await sandbox.control.GET('/journal', { parseAs: 'stream' });
    text.push(await new Response(response.body).text());
  }
  expect(text[0]).toBe(text[1]);
});
