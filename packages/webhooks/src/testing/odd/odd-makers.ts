import { latin1, utf16, gzipped } from './encodings.ts';
import type { OddBody, OddName } from './odd-body.ts';

/** An event as JSON. */
type Fields = Readonly<Record<string, unknown>>;

type Made = string | Uint8Array<ArrayBuffer>;

/** How an odd body is made of an event. */
interface OddMaker extends Pick<OddBody, 'about' | 'should'> {
  make: (event: Fields) => Made | Promise<Made>;
  headers?: Record<string, string>;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
/** Text outside of ASCII, so that a wrong character set shows. */
const NAME = 'Zoë Ångström';

const seconds = (time: unknown) => Math.floor(Date.parse(`${String(time).replace(' ', 'T')}Z`) / 1000);
const mapped = (event: Fields, change: (value: unknown) => unknown) =>
  JSON.stringify(Object.fromEntries(Object.entries(event).map(([field, value]) => [field, change(value)])));
const without = (event: Fields, field: string) =>
  JSON.stringify(Object.fromEntries(Object.entries(event).filter(([name]) => name !== field)));

/** A value as a form has it. */
function plain(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** All of them, those that have been seen first (ledger O-31 to O-34, O-60, O-66). */
export const ODD_MAKERS: Readonly<Record<OddName, OddMaker>> = {
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
  'without-id': {
    about: 'no id',
    should: 'either',
    make: (event) => without(event, 'id'),
  },
  'utf-16': {
    about: 'in UTF-16',
    should: 'either',
    headers: { 'content-type': 'application/json; charset=utf-16' },
    make: (event) => utf16(JSON.stringify({ ...event, src_name: NAME })),
  },
  'latin-1': {
    about: 'in ISO 8859-1, and says so',
    should: 'either',
    headers: { 'content-type': 'application/json; charset="ISO-8859-1"' },
    make: (event) => latin1(JSON.stringify({ ...event, src_name: NAME })),
  },
  'invalid-utf-8': {
    about: 'in ISO 8859-1, and does not say so',
    should: 'either',
    make: (event) => latin1(JSON.stringify({ ...event, src_name: NAME })),
  },
  gzip: {
    about: 'compressed, and says so',
    should: 'either',
    headers: { 'content-encoding': 'gzip' },
    make: (event) => gzipped(JSON.stringify(event)),
  },
  form: {
    about: 'a form with its fields',
    should: 'either',
    headers: FORM,
    make: (event) =>
      new URLSearchParams(Object.entries(event).map(([field, value]) => [field, plain(value)])).toString(),
  },
  'form-payload': {
    about: 'a form with it as JSON',
    should: 'either',
    headers: FORM,
    make: (event) => new URLSearchParams({ payload: JSON.stringify(event) }).toString(),
  },
  deep: {
    about: 'a field of 20,000 lists in each other',
    should: 'either',
    make: (event) =>
      JSON.stringify(event).replace('{', `{"deep":${'['.repeat(20_000)}${']'.repeat(20_000)},`),
  },
  large: {
    about: 'a megabyte',
    should: 'either',
    make: (event) => JSON.stringify({ ...event, pad: 'x'.repeat(2 ** 20) }),
  },
  'without-name': {
    about: 'no event_name',
    should: 'keep',
    make: (event) => without(event, 'event_name'),
  },
  list: { about: 'in a list', should: 'keep', make: (event) => JSON.stringify([event]) },
  null: { about: 'null', should: 'keep', make: () => 'null' },
  truncated: {
    about: 'JSON that breaks off',
    should: 'keep',
    make: (event) => JSON.stringify(event).slice(0, 40),
  },
  'not-json': { about: 'a page of HTML', should: 'keep', make: () => '<!doctype html><p>Bad gateway</p>' },
  empty: { about: 'nothing at all', should: 'keep', make: () => '' },
};
