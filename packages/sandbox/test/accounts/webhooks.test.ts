import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Receiver, startReceiver } from '../support/start-receiver.ts';
import { useSandbox } from '../support/use-sandbox.ts';

const sandbox = useSandbox({ accounts: 2 });
let receivers: readonly [Receiver, Receiver];

beforeEach(async () => {
  receivers = [await startReceiver(), await startReceiver()];
  for (const [at, { control }] of sandbox.accounts.entries()) {
    const { url } = receivers[at]!;
    await control.webhook({ name: 'CRM', types: ['call_state_change', 'received_sms'], url });
  }
});
afterEach(async () => {
  for (const receiver of receivers) await receiver.close();
});

const callsOf = ({ received }: Receiver) => [...new Set(received.map(({ event }) => event.root_call_id))];

test('each account gets its own events, and none of the other', async () => {
  const { control } = sandbox;
  const inSecond = await control.call({ from: '447700900123', to: '442920180101' });
  const inFirst = await control.call({ from: '447700900123', to: '442079460101' });
  await control.answer(inSecond.id);
  await control.advance({ seconds: 90 });
  await control.hangUp(inSecond.id);
  await control.sms({ from: '447700900123', to: '442920180100', text: 'Is it ready?' });
  expect(callsOf(receivers[0])).toEqual([inFirst.id]);
  expect(callsOf(receivers[1])).toEqual([inSecond.id, undefined]);
  const names = receivers[1].received.map(({ event }) => event.event_name);
  expect(names).toContain('call.connected');
  expect(names.slice(-2)).toEqual(['call.hangup', 'sms.received']);
});

test('an event that waits for a receiver of one account holds up nothing of the other, and is retried there', async () => {
  receivers[1].behave = (response) => void response.writeHead(500).end();
  const { control } = sandbox;
  const inSecond = await control.call({ from: '447700900123', to: '442920180101' });
  const inFirst = await control.call({ from: '447700900123', to: '442079460101' });
  expect(callsOf(receivers[0])).toEqual([inFirst.id]);
  receivers[1].behave = (response) => void response.end();
  const tried = receivers[1].received.length;
  await control.advance({ seconds: 5 });
  expect(receivers[1].received.length).toBeGreaterThan(tried);
  expect(callsOf(receivers[1])).toEqual([inSecond.id]);
});

test('webhooks and journals are apart, and have ids of their own', async () => {
  const [first, second] = sandbox.accounts;
  await sandbox.control.call({ from: '447700900123', to: '442920180101' });
  const journals = await Promise.all([first, second].map((one) => one!.control.GET('/journal')));
  const [none, some] = journals.map(({ data }) => data?.data ?? []);
  expect(none).toEqual([]);
  expect(some!.length).toBeGreaterThan(0);
  const webhooks = await Promise.all([first, second].map((one) => one!.control.GET('/webhooks')));
  const [own, theirs] = webhooks.map(({ data }) => data?.data.map(({ id }) => id));
  expect(own).toEqual([1]);
  expect(theirs).toEqual([500_000_001]);
  // Their ids say whose they are.
  const at = { params: { path: { id: 500_000_001 } } };
  expect((await sandbox.control.GET('/webhooks/{id}', at)).data?.url).toBe(receivers[1].url);
  expect(
    (await first!.control.GET('/journal/{id}', { params: { path: { id: some![0]!.id } } })).data?.event,
  ).toEqual(some![0]!.event);
  const strict = { params: { path: { id: 1 }, query: { account: 2 as const } } };
  expect((await sandbox.control.GET('/webhooks/{id}', strict)).response.status).toBe(404);
});
