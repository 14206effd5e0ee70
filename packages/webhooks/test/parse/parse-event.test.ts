import { expect, expectTypeOf, test } from 'vitest';
import {
  type CallMissedEvent,
  InvalidEventError,
  isKnownEvent,
  parseEvent,
  type ParseOptions,
  type Received,
  type SmsReceivedEvent,
  type TelephonyEvent,
  type UnknownEvent,
} from '../../src/index.ts';
import { caught } from '../support/receiver.ts';
import { example } from '../support/contract-events.ts';

const refused = (body: unknown, options: ParseOptions = {}) => {
  const error = caught(() => parseEvent(body, options));
  if (!(error instanceof InvalidEventError)) throw error;
  return error;
};

test('the name tells events apart, and unknown events are in no case of a switch', () => {
  const describe = (event: TelephonyEvent): string => {
    switch (event.event_name) {
      case 'call.missed':
        expectTypeOf(event).toEqualTypeOf<Received<CallMissedEvent>>();
        return `missed ${event.final}`;
      case 'sms.received':
        expectTypeOf(event).toEqualTypeOf<Received<SmsReceivedEvent>>();
        return `sms ${event.text}`;
      default: {
        if (isKnownEvent(event)) return event.id;
        const unknown: UnknownEvent = event;
        return `unknown ${unknown.event_name} ${String(unknown['wrap_up'])}`;
      }
    }
  };
  expect(describe(parseEvent(example('call.missed-leg')))).toBe('missed false');
  expect(describe(parseEvent(example('sms.received-user')))).toBe('sms Thanks, I will come at five.');
  expect(describe(parseEvent(example('call.hold-internal')))).toBe('evt-7f3a0404');
  expect(describe(parseEvent('{"event_name":"queue.wrapup","wrap_up":{"code":3}}'))).toContain(
    'queue.wrapup',
  );
});

test('bodies as they were seen: few fields, text for ids, a ring group, unknown states and fields', () => {
  const bodies = [
    { id: '1', event_time: '2026-11-20 09:02:18', event_name: 'call.missed', call_id: 1, state: 'HANGUP' },
    { ...example('call.missed-leg'), context: 'RG-701', src_id: '0', dst_id: 30602, final: null },
    { ...example('call.hangup-answered'), state: 'FAILED', billing: { parts: [1, 2] }, 'x-trace': null },
    { ...example('call.ringing-live'), state: 'PARKED', context: null, destination: 'internal' },
    { id: 9, event_name: 'queue.wrapup', event_time: 'now', agents: [{ id: '410002' }] },
    { event_name: 'x' },
  ];
  for (const body of bodies) expect(parseEvent(JSON.stringify(body))).toEqual(body);
});

test('a refusal of strict says which field and why, and holds nothing of the body', () => {
  const secret = 'PIN 4711';
  const body = {
    ...example('call.missed-leg'),
    call_id: secret,
    event_time: secret,
    src: 5,
    src_id: [secret],
  };
  const error = refused({ ...body, state: undefined }, { strict: true });
  expect(error.eventName).toBe('call.missed');
  expect(error.issues).toEqual(
    expect.arrayContaining([
      { field: 'state', message: 'is missing' },
      { field: 'call_id', message: 'is text, not an integer' },
      { field: 'event_time', message: 'is not YYYY-MM-DD HH:MM:SS' },
      { field: 'src', message: 'is a number, not text or null' },
      { field: 'src_id', message: 'is a list, not an integer or text or null' },
    ]),
  );
  expect(error.message).toMatch(/^The body is not a call\.missed event: .*state is missing/);
  expect(JSON.stringify(error) + String(error.stack) + String(error.cause)).not.toContain('4711');
});

test.each([
  ['', 'the body is empty'],
  [' \n', 'the body is empty'],
  ['{"id": "PIN 4711', 'the body is not JSON'],
  ['{"PIN 4711": 1,}', 'the body is not JSON'],
  ['event', 'the body is not JSON'],
  ['null', 'the body is null, not an object'],
  ['"text"', 'the body is text, not an object'],
  ['[{}]', 'the body is a list, not an object'],
  [null, 'the body is null, not an object'],
  [undefined, 'the body is nothing, not an object'],
  [42, 'the body is a number, not an object'],
  [{}, 'event_name is missing'],
  [Object.create({ event_name: 'call.missed' }), 'event_name is missing'],
  ['{"event_name": 5}', 'event_name is a number, not text'],
  ['{"event_name": ""}', 'event_name is empty'],
  [new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]), 'the body is not JSON'],
  [new TextEncoder().encode('\uFEFF'), 'the body is empty'],
])('%j: %s', (body, reason) => {
  const error = refused(body);
  expect(error.message).toContain(`The body is not an event: ${reason}`);
  expect(String(error.cause)).not.toContain('4711');
});

test('names from the prototype are unknown events, and keys like them stay data', () => {
  for (const name of ['constructor', '__proto__', 'toString', 'unknown'])
    expect(isKnownEvent(parseEvent({ event_name: name }))).toBe(false);
  const text = '{"event_name":"call.x","__proto__":{"id":"1"},"constructor":{"prototype":{"polluted":1}}}';
  const event: UnknownEvent & object = parseEvent(text) as never;
  expect(JSON.stringify(event)).toBe(text);
  expect(event['id']).toBeUndefined();
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  const missed = '{"event_name":"call.missed","__proto__":{"id":"1"}}';
  expect(() => parseEvent(missed, { strict: true })).toThrow('id is missing');
});

test('a number that would lose digits becomes text, others stay numbers', () => {
  const digits = '12345678901234567890';
  const event = parseEvent(
    `{"event_name":"x.y","big":${digits},"deep":[-${digits}],"huge":1e999,"edge":9007199254740991,"float":0.1234567890123456789,"text":"${digits}","exponent":1e300}`,
  );
  expect(event).toEqual({
    event_name: 'x.y',
    big: digits,
    deep: [`-${digits}`],
    huge: '1e999',
    edge: 9007199254740991,
    float: Number('0.1234567890123456789'),
    text: digits,
    exponent: 1e300,
  });
  const body = JSON.stringify({ ...example('call.missed-leg'), dst_id: 7 });
  expect(parseEvent(body.replace('"dst_id":7', `"dst_id":${digits}`))).toMatchObject({ dst_id: digits });
  const text = body.replace('5000000112', digits);
  expect(parseEvent(text)).toMatchObject({ call_id: digits });
  expect(refused(text, { strict: true }).issues).toEqual([
    { field: 'call_id', message: 'is an integer beyond 2^53, kept as text' },
  ]);
});

test('depth is no danger', () => {
  const nested = (levels: number, rest = '') =>
    `{"event_name":"x"${rest},"a":${'['.repeat(levels)}${']'.repeat(levels)}}`;
  expect(parseEvent(nested(20))).toMatchObject({ event_name: 'x' });
  for (const text of [nested(40), nested(500_000), nested(500_000, ',"n":12345678901234567890')])
    expect(refused(text).message).toContain('is nested more than 32 levels deep');
  expect(refused('{"a":'.repeat(500_000)).message).toContain('is not JSON');
  const circle: Record<string, unknown> = { event_name: 'x' };
  circle['left'] = circle['right'] = { circle };
  expect(refused(circle).message).toContain('is nested more than 32 levels deep');
});

const event = example('call.missed-leg');
const json = JSON.stringify(event);
const envelope = { field: '', message: 'is an envelope', mended: true };
const form = { field: '', message: 'is form-encoded, not JSON', mended: true };

test.each<[string, object | string, drift: object[]]>([
  ['a field', { event }, [envelope]],
  ['a field beside others', { id: 'd-1', type: 'call', attempt: 2, data: event, meta: {} }, [envelope]],
  ['a list of one', [event], [envelope]],
  ['CloudEvents', { specversion: '1.0', id: 'c1', type: 'pbx', source: '/pbx', data: event }, [envelope]],
  [
    'SNS',
    { Type: 'Notification', MessageId: 'm1', Message: json, Timestamp: '2026-11-20T10:00:00Z' },
    [envelope],
  ],
  ['SNS in records', { Records: [{ Sns: { Message: json } }] }, [envelope]],
  ['JSON in JSON', JSON.stringify(json), [envelope]],
  ['a form', `event=${encodeURIComponent(json)}&sent=1`, [form, envelope]],
])('the only event in %s is read', (_, body, drift) => {
  expect(parseEvent(body)).toEqual({ ...event, drift });
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  expect(parseEvent(text)).toEqual({ ...event, drift });
});

test.each<[string, unknown]>([
  ['two fields', { before: event, after: event }],
  ['a list of two', [event, { ...event, id: 'other' }]],
  ['a list of one event and something else', [{ id: 'evt-nameless', call_id: 1 }, event]],
  ['an empty list', []],
  ['a field with no name', { event: { ...event, event_name: undefined } }],
  ['too many levels', Array.from({ length: 12 }).reduce((inner) => ({ inner }), event)],
  [
    'SNS that asks to confirm',
    { Type: 'SubscriptionConfirmation', Message: 'You have chosen to subscribe.' },
  ],
])('where it is not the only one, or none, nothing is read: %s', (_, body) => {
  expect(() => parseEvent(JSON.stringify(body))).toThrow(/is not an event/);
});

test('the outer event counts where it has a name', () => {
  const outer = { event_name: 'queue.wrap_up', data: event };
  expect(parseEvent(outer)).toEqual(outer);
  expect(() => parseEvent({ event_name: null, data: event })).toThrow('event_name is null, not text');
});

test('a form with a field twice is not read, since one of the two would be lost', () => {
  const twice = new URLSearchParams([
    ['event', json],
    ['event', json.replace(event.id, 'other')],
  ]);
  expect(() => parseEvent(String(twice))).toThrow(/is not an event/);
});
