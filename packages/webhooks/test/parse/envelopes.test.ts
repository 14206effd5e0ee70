import { expect, test } from 'vitest';
import { parseEvent } from '../../src/index.ts';
import { example } from '../support/contract-events.ts';

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

test.each([
  ['2026/11/20 09:05:22', '2026-11-20 09:05:22'],
  ['2026/11/20 09:05:22 +01:00', '2026-11-20 08:05:22'],
  ['Fri, 20 Nov 2026 09:05:22 GMT', '2026-11-20 09:05:22'],
  ['2026-11-20T09:05:22.123456Z', '2026-11-20 09:05:22'],
  ['2026-11-20 09:05:22.123456', '2026-11-20 09:05:22'],
  [1_795_165_522_123_456, '2026-11-20 09:05:22'],
])('the time %j is %j', (sent, time) => {
  expect(parseEvent({ ...event, event_time: sent })).toMatchObject({
    event_time: time,
    drift: [{ field: 'event_time', mended: true }],
  });
});

test.each([
  '20/11/2026 09:05:22',
  'Mon, 20 Nov 2026 09:05:22 GMT',
  '2026/02/30 10:00:00',
  '20.11.2026 09:05',
])('the time %j is kept as it is: it is not a day, or may be another', (sent) => {
  expect(parseEvent({ ...event, event_time: sent })).toMatchObject({
    event_time: sent,
    drift: [{ field: 'event_time', mended: false }],
  });
});
