import type { OddName } from './odd-body.ts';
import { type Fields, NAME, type OddMaker } from './odd-maker.ts';

const seconds = (time: unknown) => Math.floor(Date.parse(`${String(time).replace(' ', 'T')}Z`) / 1000);
const mapped = (event: Fields, change: (value: unknown) => unknown) =>
  JSON.stringify(Object.fromEntries(Object.entries(event).map(([field, value]) => [field, change(value)])));

/** Bodies that every reader of JSON can read, those that have been seen first (ledger O-31 to O-34, O-60, O-66). */
export const READABLE = {
  'digits-as-text': {
    about: 'numbers are text (ledger O-31)',
    should: 'handle',
    make: (event) => mapped(event, (value) => (typeof value === 'number' ? String(value) : value)),
  },
  'few-fields': {
    about: 'only the fields that identify an event (ledger N-02)',
    should: 'handle',
    make: ({ id, event_time, event_name, call_id }) =>
      JSON.stringify({ id, event_time, event_name, call_id }),
  },
  'unknown-event': {
    about: 'an event that no document lists (ledger O-34)',
    should: 'handle',
    make: (event) => JSON.stringify({ ...event, event_name: 'queue.wrap_up' }),
  },
  'unknown-state': {
    about: 'a state and a context that no document lists (ledger O-32, O-34)',
    should: 'handle',
    make: (event) => JSON.stringify({ ...event, state: 'FAILED', context: 'RG-701' }),
  },
  'unknown-fields': {
    about: 'further fields, one of them an object',
    should: 'handle',
    make: (event) => JSON.stringify({ ...event, future: { list: [1, null] }, constructor: 'x' }),
  },
  'big-numbers': {
    about: 'ids of calls beyond 2^53 (ledger O-60)',
    should: 'handle',
    make: (event) =>
      JSON.stringify({ ...event, call_id: '', root_call_id: '' }).replaceAll(
        /"((?:root_)?call_id)":""/g,
        '"$1":9007199254740993',
      ),
  },
  'empty-texts': {
    about: 'empty text in place of null, and no number of the caller (ledger O-66)',
    should: 'handle',
    make: (event) => mapped({ ...event, src: null }, (value) => value ?? ''),
  },
  'iso-time': {
    about: 'event_time in the form of ISO 8601',
    should: 'handle',
    make: (event) =>
      JSON.stringify({ ...event, event_time: `${String(event['event_time']).replace(' ', 'T')}Z` }),
  },
  'unix-time': {
    about: 'event_time in seconds since 1970',
    should: 'handle',
    make: (event) => JSON.stringify({ ...event, event_time: seconds(event['event_time']) }),
  },
  'duplicate-keys': {
    about: 'a field twice; the last one counts',
    should: 'handle',
    make: (event) => JSON.stringify(event).replace('{', '{"event_time":"1970-01-01 00:00:00",'),
  },
  escaped: {
    about: 'letters and slashes written as escapes',
    should: 'handle',
    make: (event) =>
      JSON.stringify({ ...event, src_name: `${NAME} a/b` })
        .replaceAll('/', String.raw`\/`)
        .replaceAll(
          /[\u0080-\uffff]/g,
          (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
        ),
  },
  'white-space': {
    about: 'lines and indentation, before and after it too',
    should: 'handle',
    make: (event) => `\r\n ${JSON.stringify(event, null, '\t')}\n\n`,
  },
  'byte-order-mark': {
    about: 'a byte order mark before it',
    should: 'handle',
    make: (event) => `\ufeff${JSON.stringify(event)}`,
  },
  'text-plain': {
    about: 'called text/plain',
    should: 'handle',
    headers: { 'content-type': 'text/plain' },
    make: (event) => JSON.stringify(event),
  },
} satisfies Partial<Record<OddName, OddMaker>>;
