import { expect, expectTypeOf, test } from 'vitest';
import {
  type CallMissedEvent,
  createDispatcher,
  createWebhookHandler,
  memoryStore,
  type Received,
  replayKept,
  type UnknownEvent,
} from '../../src/index.ts';
import { example, examples } from '../support/contract-events.ts';
import { openReceiver, post } from '../support/receiver.ts';

const missed = example('call.missed-leg');

test('each event reaches its handler, whole, and the response is 204', async () => {
  const seen: unknown[] = [];
  const { handler } = openReceiver({ any: (event) => seen.push(event) });
  for (const [, body] of examples) {
    const response = await handler(post({ ...body, extra: { kept: true } }));
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
  }
  expect(seen).toEqual(examples.map(([, body]) => ({ ...body, extra: { kept: true } })));
});

test('handlers are chosen and typed by event_name', async () => {
  const seen: string[] = [];
  const { handler } = openReceiver({
    'call.missed': (event, { request, signal }) => {
      expectTypeOf(event).toEqualTypeOf<Received<CallMissedEvent>>();
      expect(request.headers.get('content-type')).toBe('application/json');
      expect(signal.aborted).toBe(false);
      seen.push(`missed ${event.final}`);
    },
    'sms.received': (event) => seen.push(`sms ${event.text}`),
    unknown: (event) => {
      expectTypeOf(event).toEqualTypeOf<UnknownEvent>();
      seen.push(`unknown ${event.event_name}`);
    },
    any: (event) => seen.push(`any ${event.event_name}`),
  });
  await handler(post(missed));
  await handler(post({ id: 'a', event_name: 'queue.wrapup' }));
  await handler(post(example('call.hold-internal')));
  expect(seen).toEqual([
    'any call.missed',
    'missed false',
    'any queue.wrapup',
    'unknown queue.wrapup',
    'any call.hold',
  ]);
});

test('an event that differs from the contract is handled, and carries how', async () => {
  const seen: unknown[] = [];
  const { handler } = openReceiver({ 'call.missed': ({ call_id, drift }) => seen.push(call_id, drift) });
  expect((await handler(post({ ...missed, call_id: '139000001', state: 7 }))).status).toBe(204);
  expect(seen).toEqual([
    139000001,
    [
      { field: 'call_id', message: 'is text, not an integer', mended: true },
      { field: 'state', message: 'is a number, not text', mended: true },
    ],
  ]);
});

test('an event without a handler is acknowledged', async () => {
  const { handler, outcomes } = openReceiver({ 'sms.received': () => {} });
  expect((await handler(post(missed))).status).toBe(204);
  expect((await handler(post({ event_name: 'queue.wrapup' }))).status).toBe(204);
  expect(outcomes()).toEqual(['handled', 'handled']);
});

const EVENTS = 'pass an object with any of the events call.';
const NO_SECRET = '`secret` is not set. Pass 16 characters or more: text, { username, ';
const TYPO = { 'call.mised': () => {} };
const none = { secret: 'none' };

test.each<[given: unknown[], message: string | RegExp]>([
  [[], /: pass an object with any of the events call\.connected, .*, any, unknown\.$/],
  [[() => {}, none], EVENTS],
  [[null, none], EVENTS],
  [[{}], NO_SECRET],
  [[{}, null], NO_SECRET],
  [[{}, 'a-secret-that-is-long'], NO_SECRET],
  [[TYPO, none], /call\.mised is not one of the events .*call\.missed, /],
  [[{ 'call.missed': 'x' }, none], 'the handler of call.missed is not a function'],
])('createWebhookHandler(...%o) says what to give', (given, message) => {
  const action = () => Reflect.apply(createWebhookHandler, undefined, given);
  expect(action).toThrow(TypeError);
  expect(action).toThrow(message);
  expect(action).toThrow(/^createWebhookHandler: /);
});

test('a handler that is undefined is none', () => {
  expect(() => openReceiver({ 'call.missed': undefined as never })).not.toThrow();
});

test.each<[given: unknown[], message: string]>([
  [[], EVENTS],
  [[{}, null], 'pass an object with any of the options store, '],
  [[{}, { leaseMs: 0 }], 'leaseMs must be a number above 0.'],
  [
    [{}, { attempts: 3 }],
    'attempts is not one of the options store, timeoutMs, leaseMs, rememberMs, storeTimeoutMs.',
  ],
  [[TYPO], 'call.mised is not one of the events '],
])('createDispatcher(...%o) says what to give', (given, message) => {
  const action = () => Reflect.apply(createDispatcher, undefined, given);
  expect(action).toThrow(`createDispatcher: ${message}`);
});

test.each<[given: unknown[], message: string]>([
  [[], EVENTS],
  [[{}, undefined], 'there is no store.'],
  [[{}, memoryStore(), { reader: 1 }], 'reader is not one of the options only, timeoutMs, maxBytes, read.'],
  ...['timeoutMs', 'maxBytes'].flatMap((option) =>
    [Number.NaN, 0, '5'].map((value): [unknown[], string] => [
      [{}, memoryStore(), { [option]: value }],
      `${option} must be a number above 0.`,
    ]),
  ),
])('replayKept(...%o) says what to give', async (given, message) => {
  const replayed = Reflect.apply(replayKept, undefined, given) as ReturnType<typeof replayKept>;
  await expect(replayed.next()).rejects.toThrow(`replayKept: ${message}`);
});

test('handlers can be methods of an object', async () => {
  class Desk {
    readonly #seen: string[] = [];
    get seen(): readonly string[] {
      return this.#seen;
    }
    'call.missed'(): void {
      this.#seen.push('missed');
    }
    any(): void {
      this.#seen.push('any');
    }
    unknown(): void {
      this.#seen.push('unknown');
    }
  }
  const desk = new Desk();
  const { handler } = openReceiver(desk);
  await handler(post(missed));
  await handler(post({ event_name: 'queue.wrapup' }));
  expect(desk.seen).toEqual(['any', 'missed', 'any', 'unknown']);
});

const open = (options: object) => () => createWebhookHandler({}, { secret: 'none', ...options });

test.each([
  'rememberMs',
  'leaseMs',
  'timeoutMs',
  'storeTimeoutMs',
  'keepMs',
  'attempts',
  'concurrency',
  'maxBytes',
])('%s is a number above 0', (option) => {
  for (const value of [0, -1, Number.NaN, Infinity, '5', null])
    expect(open({ [option]: value })).toThrow(`${option} must be a number above 0.`);
  expect(open({ [option]: 1 })).not.toThrow();
  expect(open({ [option]: undefined })).not.toThrow();
});

test('words are one of a few', () => {
  expect(open({ ack: 'soon' })).toThrow('ack must be handled or early.');
  expect(open({ onStoreFailure: 'open' })).toThrow('onStoreFailure must be refuse or handle.');
});

test('a store is a store', () => {
  for (const store of [{}, 'redis', true])
    expect(open({ store })).toThrow('createWebhookHandler: store must be one such as sqliteStore(file).');
  expect(open({ store: false })).not.toThrow();
});

test.each(['ttl', 'secrets', 'onError', 'toString'])('%s is not an option', (option) => {
  expect(open({ [option]: 1 })).toThrow(`${option} is not one of the options `);
});
