import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createControl } from '../../src/control/control-client.ts';
import { servePlatform } from '../support/serve-platform.ts';
import { startListening } from './start-listening.ts';

const { control, receiver, listen, receive, journal } = await startListening({
  seed: 1,
  webhooks: { retrySeconds: [] },
});
beforeEach(() => listen());
const events = () => receiver.received.map(({ event }) => event);

async function endedCall(): Promise<number> {
  const { id } = await control.call({ from: '447700900123', to: '2104' });
  await control.advance({ seconds: 1 });
  await control.answer(id);
  await control.hangUp(id, 'src');
  await control.advance();
  return id;
}

test('tells what was sent of a call, its legs included, and of no other', async () => {
  const [one, other] = [await endedCall(), await endedCall()];
  const data = await journal({ call_id: one });
  expect(data.map(({ event }) => event)).toEqual(events().filter(({ root_call_id: root }) => root === one));
  expect(data.length).toBeGreaterThan(3);
  expect(await journal({ call_id: other })).toHaveLength(data.length);
  expect(await journal({ call_id: 1 })).toEqual([]);
});

test('an entry is sent once more when its receiver works again', async () => {
  receiver.behave = (response) => void response.writeHead(500).end();
  await receive('Ready?');
  await control.advance();
  const [failed] = await journal({ state: 'failed' });
  receiver.behave = (response) => void response.end();
  const { data } = await control.POST('/journal/{id}/replay', {
    params: { path: { id: failed!.id } },
  });
  expect(data).toMatchObject({ state: 'pending', replay_of: failed!.id, event: failed!.event });
  await control.advance();
  const { data: sent } = await control.GET('/journal/{id}', { params: { path: { id: data!.id } } });
  expect(sent).toMatchObject({ state: 'delivered' });
  expect(events().map(({ id }) => id)).toEqual([failed!.event.id, failed!.event.id]);
});

test('keeps the newest entries, and forgets all on demand', async () => {
  const { platform, url, close } = await servePlatform();
  onTestFinished(close);
  platform.webhooks.change({ journalSize: 20 });
  const small = createControl(url);
  await small.webhook({ name: 'Test', types: ['received_sms'], url: receiver.url });
  for (let index = 0; index < 30; index += 1) await receive(`${index}`, small);
  const listed = async (query: { limit?: number }) =>
    (await small.GET('/journal', { params: { query } })).data!;
  const { data, total } = await listed({});
  expect(total).toBe(20);
  expect(data.map(({ event }) => 'text' in event && event.text)).toEqual(
    Array.from({ length: 20 }, (_, index) => `${index + 10}`),
  );
  expect((await listed({ limit: 3 })).data).toEqual(data.slice(-3));
  await small.DELETE('/journal', {});
  expect((await listed({})).total).toBe(0);
});

test('what is not there answers 404', async () => {
  const id = { params: { path: { id: 999 } } };
  const answers = [await control.GET('/journal/{id}', id), await control.POST('/journal/{id}/replay', id)];
  expect(answers.map(({ response }) => response.status)).toEqual([404, 404]);
});

test('the same script gives the same journal, byte for byte, with two receivers', async () => {
  const text: string[] = [];
  for (const pass of [1, 2]) {
    await control.POST('/reset', {});
    for (const name of ['one', 'two']) {
      await control.webhook({ name, types: ['call_state_change'], url: receiver.url });
    }
    // The second time another receiver is slow.
    receiver.behave = (response) => void (pass === 1 ? response.end() : setTimeout(() => response.end(), 2));
    await endedCall();
    const { response } = await control.GET('/journal', { parseAs: 'stream' });
    text.push(await new Response(response.body).text());
  }
  expect(text[0]).toBe(text[1]);
});
