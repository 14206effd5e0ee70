import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Behaviour, type Receiver, startReceiver } from '../support/start-receiver.ts';
import { useSandbox } from '../support/use-sandbox.ts';

// How published receivers answer, as has been seen of them (ledger O-10, O-11, O-66), and what becomes of the event.

const sandbox = useSandbox({ webhooks: { retrySeconds: [5, 15] } });
let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver({ tls: false });
});
afterEach(() => receiver.close());

/** Somebody calls and gives up; a webhook of missed calls brings one event. */
async function missed(url = receiver.url): Promise<void> {
  await sandbox.control.webhook({ name: 'CRM', types: ['missed_call'], url });
  const { id } = await sandbox.control.call({ from: '447700900123', to: '2103' });
  await sandbox.control.hangUp(id, 'src');
  await sandbox.control.advance({ seconds: 0 });
}

const journal = async () => {
  const { data } = await sandbox.control.GET('/journal');
  return data!.data.map(({ state, attempts }) => ({ state, statuses: attempts.map(({ status }) => status) }));
};

const answers = (status: number, body = '', headers: Record<string, string> = {}): Behaviour => {
  return (response) => void response.writeHead(status, headers).end(body);
};

test.each<[string, Behaviour]>([
  ['a function that returns nothing', answers(204)],
  ['a framework of Python that says OK', answers(200, 'OK', { 'content-type': 'text/html' })],
  [
    'a script of PHP that prints a notice',
    answers(200, '<br />Notice: Undefined index', { 'content-type': 'text/html' }),
  ],
  ['a queue that accepts', answers(202, '{"queued":true}', { 'content-type': 'application/json' })],
  ['a workflow tool that sends a long page', answers(200, 'x'.repeat(200_000))],
])('%s has the event once', async (_, behave) => {
  receiver.behave = behave;
  await missed();
  await sandbox.control.advance({ minutes: 5 });
  expect(receiver.received.map(({ event }) => [event.event_name, event.final])).toEqual([
    ['call.missed', true],
  ]);
  expect(await journal()).toMatchObject([{ state: 'delivered' }]);
});

test('one whose database is away gets the same event again, and once it is taken not any more', async () => {
  receiver.behave = answers(500, 'Internal Server Error');
  await missed();
  receiver.behave = answers(200);
  await sandbox.control.advance({ seconds: 5 });
  await sandbox.control.advance({ minutes: 5 });
  expect(receiver.received.map(({ event }) => event)).toEqual([
    receiver.received[0]!.event,
    receiver.received[0]!.event,
  ]);
  expect(await journal()).toEqual([{ state: 'delivered', statuses: [500, 200] }]);
});

test.each<[string, Behaviour, (number | null)[]]>([
  ['one behind a sign-in page that redirects', answers(302, '', { location: '/login' }), [302, 302, 302]],
  ['one that no longer is', answers(404), [404, 404, 404]],
  ['one that closes the connection', (response) => void response.destroy(), [null, null, null]],
])('%s is given up in the end', async (_, behave, statuses) => {
  receiver.behave = behave;
  await missed();
  await sandbox.control.advance({ minutes: 5 });
  expect(await journal()).toEqual([{ state: 'failed', statuses }]);
});

test('one with a user and a password in its address gets them as HTTP Basic, and one with a secret path that', async () => {
  await missed(
    receiver.url.replace('/events', '/hook/9f2c').replace('http://', 'http://events:a-very-long-secret@'),
  );
  const [{ path, headers } = { path: '', headers: {} as Record<string, string> }] = receiver.received;
  expect([path, headers.authorization]).toEqual([
    '/hook/9f2c',
    `Basic ${Buffer.from('events:a-very-long-secret').toString('base64')}`,
  ]);
});
