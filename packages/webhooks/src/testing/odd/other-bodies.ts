import { gzipped, latin1, utf16 } from './encodings.ts';
import type { OddName } from './odd-body.ts';
import { type Fields, NAME, type OddMaker } from './odd-maker.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const without = (event: Fields, field: string) =>
  JSON.stringify(Object.fromEntries(Object.entries(event).filter(([name]) => name !== field)));

/** A value as a form has it. */
function plain(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Bodies in other forms, and those that cannot be read. */
export const OTHERS = {
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
} satisfies Partial<Record<OddName, OddMaker>>;
