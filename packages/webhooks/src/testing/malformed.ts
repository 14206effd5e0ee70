import type { KnownEvent } from '../event.ts';

/** Creates unusual bodies of an event, from seen ones to unreadable ones, with the same `id`. Deliver each with its headers. */
export async function malformedBodies(event: KnownEvent): Promise<MalformedBody[]> {
  return Promise.all(malformedNames().map((name) => malformedBody(name, event)));
}

export async function malformedBody(name: MalformedName, event: KnownEvent): Promise<MalformedBody> {
  const { about, should, headers = {}, make } = MALFORMED[name];
  return { name, about, should, headers: { ...headers }, body: await make({ ...event }) };
}

export function malformedNames(): MalformedName[] {
  return Object.keys(MALFORMED).filter(isMalformedName);
}

export function isMalformedName(name: string): name is MalformedName {
  return Object.hasOwn(MALFORMED, name);
}

/** A malformed body of an event. */
export interface MalformedBody {
  name: MalformedName;
  about: string;
  body: string | Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
  /** `keep` if it is not an event, `either` if in another form. A receiver should accept all: the same body would come again. */
  should: 'handle' | 'either' | 'keep';
}

export type MalformedName =
  | 'digits-as-text'
  | 'few-fields'
  | 'unknown-event'
  | 'big-numbers'
  | 'byte-order-mark'
  | 'without-id'
  | 'utf-16'
  | 'invalid-utf-8'
  | 'gzip'
  | 'form-payload'
  | 'large'
  | 'deep'
  | 'without-name'
  | 'truncated'
  | 'list'
  | 'empty';

type Fields = Readonly<Record<string, unknown>>;

interface Malformation extends Pick<MalformedBody, 'about' | 'should'> {
  make: (event: Fields) => MalformedBody['body'] | Promise<MalformedBody['body']>;
  headers?: Record<string, string>;
}

const NON_ASCII_NAME = 'Zoë Ångström';

// Too deep for the JSON parsers of Python and PHP.
const DEPTH = 2_000;

const withoutField = (event: Fields, field: string) =>
  JSON.stringify(Object.fromEntries(Object.entries(event).filter(([name]) => name !== field)));

// The first have been seen (ledger O-31, O-34, O-60).
const MALFORMED: Record<MalformedName, Malformation> = {
  'digits-as-text': {
    about: 'numbers are text (ledger O-31)',
    should: 'handle',
    make: (event) =>
      JSON.stringify(event, (_, value: unknown) => (typeof value === 'number' ? String(value) : value)),
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
  'big-numbers': {
    about: 'ids of calls beyond 2^53 (ledger O-60)',
    should: 'handle',
    make: (event) =>
      JSON.stringify({ ...event, call_id: '', root_call_id: '' }).replaceAll(
        /"((?:root_)?call_id)":""/g,
        '"$1":9007199254740993',
      ),
  },
  'byte-order-mark': {
    about: 'a byte order mark before it',
    should: 'handle',
    make: (event) => `\ufeff${JSON.stringify(event)}`,
  },
  'without-id': { about: 'no id', should: 'either', make: (event) => withoutField(event, 'id') },
  'utf-16': {
    about: 'in UTF-16',
    should: 'either',
    headers: { 'content-type': 'application/json; charset=utf-16' },
    make: (event) => utf16(JSON.stringify({ ...event, src_name: NON_ASCII_NAME })),
  },
  'invalid-utf-8': {
    about: 'in ISO 8859-1, and does not say so',
    should: 'either',
    make: (event) => latin1(JSON.stringify({ ...event, src_name: NON_ASCII_NAME })),
  },
  gzip: {
    about: 'compressed, and says so',
    should: 'either',
    headers: { 'content-encoding': 'gzip' },
    make: (event) => gzipped(JSON.stringify(event)),
  },
  'form-payload': {
    about: 'a form with it as JSON',
    should: 'either',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    make: (event) => new URLSearchParams({ payload: JSON.stringify(event) }).toString(),
  },
  large: {
    about: 'a megabyte',
    should: 'either',
    make: (event) => JSON.stringify({ ...event, pad: 'x'.repeat(2 ** 20) }),
  },
  deep: {
    about: `with a list that is ${DEPTH} levels deep`,
    should: 'either',
    make: (event) =>
      JSON.stringify({ ...event, pad: '' }).replace('""', '['.repeat(DEPTH) + ']'.repeat(DEPTH)),
  },
  'without-name': {
    about: 'no event_name',
    should: 'keep',
    make: (event) => withoutField(event, 'event_name'),
  },
  list: { about: 'in a list', should: 'either', make: (event) => JSON.stringify([event]) },
  truncated: {
    about: 'JSON that breaks off',
    should: 'keep',
    make: (event) => JSON.stringify(event).slice(0, 40),
  },
  empty: { about: 'nothing at all', should: 'keep', make: () => '' },
};

function utf16(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Uint16Array.from(`\ufeff${text}`, (letter) => letter.charCodeAt(0)).buffer);
}

function latin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

async function gzipped(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const { body } = new Response(text);
  if (!body) return new Uint8Array();
  return new Uint8Array(await new Response(body.pipeThrough(new CompressionStream('gzip'))).arrayBuffer());
}
