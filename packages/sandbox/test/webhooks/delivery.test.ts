import { writeFileSync } from 'node:fs';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Control, createControl } from '../../src/control/control-client.ts';
import { startSandbox } from '../../src/start/start-sandbox.ts';
import { startProgram } from '../support/run-cli.ts';
import { servePlatform } from '../support/serve-platform.ts';
import { type Behaviour, receiverCertificate, startReceiver } from '../support/start-receiver.ts';
import { startListening } from './start-listening.ts';

const { control, receiver, listen, receive, journal } = await startListening({
  webhooks: { timeout: 400, retrySeconds: [30, 60] },
});
const texts = () => receiver.received.map(({ event }) => event.text);

test('an event is a POST of JSON with the credentials of the address', async () => {
  await listen(receiver.url.replace('https://', 'https://pbx:s%20cret@'));
  await receive('Ready?');
  await control.advance();
  const [one] = receiver.received;
  expect(one?.headers['content-type']).toBe('application/json');
  expect(one?.headers.authorization).toBe(`Basic ${btoa('pbx:s cret')}`);
  expect(one?.event).toMatchObject({
    event_name: 'sms.received',
    event_time: '2026-11-20 16:06:00',
    customer_id: 3107,
    user_id: 410003,
    from_no: '447700900123',
    to_no: '442079460100',
    text: 'Ready?',
  });
  const attempts = [{ time: '2026-11-20 16:06:00', status: 200, error: null, duration: 0 }];
  expect(await journal()).toMatchObject([{ state: 'delivered', attempts }]);
});

test('the journal says which certificate was accepted', async () => {
  const plain = await startReceiver({ tls: false });
  onTestFinished(() => plain.close());
  const file = join(temporaryFolder(), 'ca.pem');
  writeFileSync(file, receiverCertificate);
  const trusting = await startProgram(['--clock', 'manual'], { NODE_EXTRA_CA_CERTS: file });
  const certificates = async (by: Control, url: string) => {
    await by.webhook({ name: 'Test', types: ['received_sms'], url });
    await receive('Ready?', by);
    return (await journal({}, by)).at(-1)!.attempts.map(({ certificate }) => certificate);
  };
  expect(await certificates(control, receiver.url)).toEqual(['accepted']);
  expect(await certificates(control, plain.url)).toEqual([null]);
  const named = receiver.url.replace('127.0.0.1', 'localhost');
  expect(await certificates(createControl(trusting.url), named)).toEqual(['trusted']);
});

test('by default an event is sent again three times, and time is moved on past all of it', async () => {
  const usual = await startSandbox({ port: 0, clock: 'manual' });
  onTestFinished(() => usual.close());
  await usual.control.webhook({ name: 'Test', types: ['received_sms'], url: receiver.url });
  receiver.behave = (response) => void response.writeHead(500).end();
  await receive('Ready?', usual.control);
  await usual.control.advance({ days: 1 });
  const [entry] = await journal({}, usual.control);
  const times = entry!.attempts.map(({ time }) => time.slice(11));
  expect(times).toEqual(['16:06:00', '16:06:05', '16:06:20', '16:07:20']);
});

test('a failed event is sent again by the schedule, and later ones wait for it', async () => {
  await listen();
  let failures = 2;
  receiver.behave = (response) => void response.writeHead(failures-- > 0 ? 503 : 204).end();
  await receive('first');
  await receive('second');
  await control.advance({ seconds: 29 });
  expect(texts()).toEqual(['first']);
  await control.advance({ seconds: 1 });
  expect(receiver.received).toHaveLength(2);
  await control.advance({ seconds: 60 });
  expect(texts()).toEqual(['first', 'first', 'first', 'second']);
  const [first, second] = await journal();
  expect(first?.attempts.map(({ time, status }) => [time.slice(11), status])).toEqual([
    ['16:06:00', 503],
    ['16:06:30', 503],
    ['16:07:30', 204],
  ]);
  expect([first?.state, second?.state]).toEqual(['delivered', 'delivered']);
});

describe('a receiver that fails is given up, and the next event is sent', () => {
  const behaviours: [string, Behaviour, RegExp][] = [
    ['with a status', (response) => void response.writeHead(500).end('x'.repeat(100_000)), /500/],
    [
      'with a redirect',
      (response) => void response.writeHead(307, { location: 'https://10.0.0.1/' }).end(),
      /307/,
    ],
    ['by silence', () => {}, /No response within/],
    ['by breaking off', (response) => void response.socket?.destroy(), /.+/],
    ['by speaking no HTTP', (response) => void response.socket?.end('SSH-2.0-OpenSSH_9.9\r\n'), /.+/],
    ['with endless headers', (response) => endlessHeaders(response.socket!), /.+/],
  ];
  test.for(behaviours)('%s', async ([, behave, reason]) => {
    await listen();
    let sent = 0;
    receiver.behave = (response, one) => {
      if (one.event.text === 'bad') behave(response, one);
      else response.end();
      sent += 1;
    };
    await receive('bad');
    await receive('good');
    await control.advance({ minutes: 5 });
    const [bad, good] = await journal();
    expect(bad).toMatchObject({ state: 'failed', due: null });
    expect(bad?.attempts).toHaveLength(3);
    expect(bad?.attempts.at(-1)?.error).toMatch(reason);
    expect(good?.state).toBe('delivered');
    expect(sent, 'each attempt is one request').toBe(4);
  });
});

describe('what follows a good status does not matter', () => {
  const behaviours: [string, Behaviour][] = [
    ['endless', (response) => writeForever(response.writeHead(200), 'x'.repeat(65_536))],
    ['never ending', (response) => void response.writeHead(200).write('…')],
    [
      'shorter than it says',
      (response) =>
        response.writeHead(200, { 'content-length': '99' }).end('x', () => response.socket?.destroy()),
    ],
    [
      'of a content type that it is not',
      (response) => void response.writeHead(201, { 'content-type': 'application/json' }).end('{'),
    ],
  ];
  test.for(behaviours)('%s', async ([, behave]) => {
    await listen();
    receiver.behave = (response, one) =>
      one.event.text === 'odd' ? behave(response, one) : void response.end();
    await receive('odd');
    await receive('next');
    await control.advance();
    expect((await journal()).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
    expect(texts()).toEqual(['odd', 'next']);
  });
});

test('a receiver that is gone is tried again', async () => {
  const gone = await startReceiver();
  await listen(gone.url);
  await gone.close();
  await receive('lost');
  await control.advance({ minutes: 2 });
  const [lost] = await journal();
  expect(lost?.state).toBe('failed');
  expect(lost?.attempts.map(({ error }) => error)).toEqual(
    Array(3).fill(expect.stringMatching(/ECONNREFUSED/)),
  );
});

test('a receiver that accepts connections and says nothing is given up', async () => {
  const mute = createTcpServer(() => {});
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const { port } = mute.address() as AddressInfo;
  const { error } = await control.POST('/webhooks', {
    body: { name: 'Mute', types: ['connected'], url: `https://127.0.0.1:${port}/` },
  });
  mute.close();
  expect(error?.message).toMatch(/does not respond/);
});

test('what waits for a webhook that is disabled or removed fails', async () => {
  const { id } = await listen();
  receiver.behave = (response) => void response.writeHead(500).end();
  await receive('first');
  await receive('second');
  await control.advance();
  await control.DELETE('/webhooks/{id}', { params: { path: { id } } });
  await control.advance({ minutes: 1 });
  expect(receiver.received).toHaveLength(1);
  expect((await journal()).map(({ state }) => state)).toEqual(['failed', 'failed']);
});

test('what is still to be sent is in a snapshot, and is sent after it is restored', async () => {
  await listen();
  receiver.behave = (response) => void response.writeHead(500).end();
  await receive('first');
  await receive('second');
  await control.advance();
  const { data: snapshot } = await control.GET('/snapshot', {});
  await control.POST('/reset', {});
  await control.advance({ minutes: 5 });
  expect(receiver.received).toHaveLength(1);
  receiver.behave = (response) => void response.end();
  await control.POST('/restore', { body: snapshot! });
  await control.advance({ minutes: 1 });
  expect(texts()).toEqual(['first', 'first', 'second']);
  expect((await journal()).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
});

test('a receiver may use the API and the control plane while it is being called', async () => {
  await listen();
  receiver.behave = (response, { event }) => {
    if (event.event_name !== 'call.ringing') response.end();
    else void control.answer(event.root_call_id).finally(() => response.end());
  };
  const { id } = await control.call({ from: '447700900123', to: '2104' });
  await control.advance({ seconds: 5 });
  const { data } = await control.GET('/calls', {});
  expect(data?.data.find((call) => call.id === id)?.state).toBe('CONNECTED');
});

test('what is simulated is delivered when it returns, while time stands still', async () => {
  await listen();
  const seen = () => receiver.received.map(({ event }) => event.event_name);
  const { id } = await control.call({ from: '447700900123', to: '2104' });
  expect(seen()).toEqual(['call.initial', 'call.ringing']);
  await control.answer(id);
  expect(seen().slice(2)).toEqual(['call.connected']);
  await control.hold(id);
  await control.resume(id);
  await control.hangUp(id);
  expect(seen().slice(3)).toEqual(['call.hold', 'call.unhold', 'call.hangup']);
});

test('an event that the contract does not allow is a fault of the sandbox, and is not sent', async () => {
  const { platform, faults, close } = await servePlatform();
  try {
    await platform.webhooks.create({ name: 'Test', types: ['received_sms'], url: receiver.url });
    platform.events.emit({ id: 'evt-1', event_name: 'sms.received', event_time: 'yesterday' });
    await platform.webhooks.idle();
    expect(faults.map(({ message }) => message)).toEqual([expect.stringMatching(/event_time/)]);
    expect(receiver.received).toEqual([]);
  } finally {
    await close();
  }
});

/** Writes until the stream is closed, as fast as it is read. */
function writeForever(stream: Writable, chunk: string): void {
  stream.on('error', () => {});
  const write = () => {
    if (stream.destroyed) return;
    if (stream.write(chunk)) setImmediate(write);
    else stream.once('drain', write);
  };
  write();
}

function endlessHeaders(socket: Socket): void {
  socket.write('HTTP/1.1 200 OK\r\n');
  writeForever(socket, `x-more: ${'y'.repeat(1000)}\r\n`);
}
