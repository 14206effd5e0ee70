import type { KnownEvent } from '../event.ts';

/**
 * An unusual body of an event: as the platform has been seen to send, as a proxy may make of it, or with nothing that can be
 * read. Deliver it with its headers.
 *
 * @throws RangeError for a name that does not exist.
 *
 * @example
 * const { body, headers } = await malformedBody('byte-order-mark', sampleEvent('call.missed'));
 * const response = await deliver(receiver, body, { headers, secret });
 */
export async function malformedBody(name: MalformedName, event: KnownEvent): Promise<MalformedBody> {
  if (!isMalformedName(name))
    throw new RangeError(
      `"${String(name)}" is not a malformed body. Choose from ${malformedNames().join(', ')}.`,
    );
  const { about, should, headers = {}, make }: Malformation = MALFORMED[name];
  return { name, about, should, headers: { ...headers }, body: await make({ ...event }) };
}

/** All malformed bodies of an event. They have the same `id`, so that a receiver handles it once, whichever comes first. */
export async function malformedBodies(event: KnownEvent): Promise<MalformedBody[]> {
  return Promise.all(malformedNames().map((name) => malformedBody(name, event)));
}

/** The names of all malformed bodies. */
export function malformedNames(): MalformedName[] {
  return Object.keys(MALFORMED).filter(isMalformedName);
}

/** Whether there is such a malformed body. */
export function isMalformedName(name: string): name is MalformedName {
  return Object.hasOwn(MALFORMED, name);
}

/** An unusual body with an event, or with nothing that can be read. */
export interface MalformedBody {
  name: MalformedName;
  /** What is unusual, in words. */
  about: string;
  /** The exact body. */
  body: string | Uint8Array<ArrayBuffer>;
  /** Headers that go with it. */
  headers: Record<string, string>;
  /**
   * What a receiver should do with it: it is JSON that names an event with its `id` (`handle`), it is an event in another form
   * (`either` handle or keep it), or it is not an event (`keep`). It should accept all of them: the same body would come again.
   */
  should: 'handle' | 'either' | 'keep';
}

/** The names of malformed bodies. */
export type MalformedName = keyof typeof MALFORMED;

/** An event as JSON. */
type Fields = Readonly<Record<string, unknown>>;

type Made = string | Uint8Array<ArrayBuffer>;

/** How a malformed body is made of an event. */
interface Malformation extends Pick<MalformedBody, 'about' | 'should'> {
  make: (event: Fields) => Made | Promise<Made>;
  headers?: Record<string, string>;
}

/** Text outside of ASCII, so that a wrong character set shows. */
const NAME = 'Zoë Ångström';

const seconds = (time: unknown) => Math.floor(Date.parse(`${String(time).replace(' ', 'T')}Z`) / 1000);
const mapped = (event: Fields, change: (value: unknown) => unknown) =>
  JSON.stringify(Object.fromEntries(Object.entries(event).map(([field, value]) => [field, change(value)])));

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const without = (event: Fields, field: string) =>
  JSON.stringify(Object.fromEntries(Object.entries(event).filter(([name]) => name !== field)));

/** A value as a form has it. */
function plain(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** How the bodies are made, the readable ones first, of these those that have been seen (ledger O-31 to O-34, O-60, O-66). */
export const MALFORMED = {
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
  // Bodies in other forms, and those that cannot be read.
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
  list: { about: 'in a list', should: 'either', make: (event) => JSON.stringify([event]) },
  null: { about: 'null', should: 'keep', make: () => 'null' },
  truncated: {
    about: 'JSON that breaks off',
    should: 'keep',
    make: (event) => JSON.stringify(event).slice(0, 40),
  },
  'not-json': { about: 'a page of HTML', should: 'keep', make: () => '<!doctype html><p>Bad gateway</p>' },
  empty: { about: 'nothing at all', should: 'keep', make: () => '' },
} satisfies Record<string, Malformation>;

/** Text in UTF-16, little-endian, with its byte order mark. */
function utf16(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Uint16Array.from(`\ufeff${text}`, (letter) => letter.charCodeAt(0)).buffer);
}

/** Text in ISO 8859-1, which has its letters only. */
function latin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Text in UTF-8, compressed. */
async function gzipped(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const { body } = new Response(text);
  if (!body) return new Uint8Array();
  return new Uint8Array(await new Response(body.pipeThrough(new CompressionStream('gzip'))).arrayBuffer());
}
