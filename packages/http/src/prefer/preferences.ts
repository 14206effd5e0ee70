// Programs that read this source have no other way to the ambient module.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./parse-prefer-header.d.ts" />
import {
  declaredStatus,
  type FieldError,
  type MediaType,
  nearest,
  type Operation,
  successStatuses,
} from '@telephony/contract';
import parsePreferHeader from 'parse-prefer-header';
import { type HttpResponse, jsonResponse } from '../response.ts';

/** What a request asks its response to be, by `Prefer: code=…` or by `?__code=…`. */
export interface Preferences {
  code?: number;
  /** Key of an example. */
  example?: string;
  /** Make the body from the schema. */
  dynamic?: boolean;
  seed?: string;
  /** Milliseconds to wait before the response. */
  delay?: number;
  /** What goes wrong while it is sent. */
  fault?: Fault;
}

export interface ReadPreferences {
  preferences: Preferences;
  errors: FieldError[];
  /** Those of the header that are unknown, which RFC 7240 lets pass. */
  warnings: FieldError[];
  stated: (keyof Preferences)[];
}

/** Longest delay that can be asked for, in milliseconds. */
const LONGEST_DELAY = 600_000;

const NAMES = ['code', 'example', 'dynamic', 'seed', 'delay', 'fault'] as const;

const names = NAMES.map((name) => `__${name}`);

export const PREFERENCE_PARAMETERS: ReadonlySet<string> = new Set(names);

const NOTHING: ReadPreferences = { preferences: {}, errors: [], warnings: [], stated: [] };

export function readPreferences(
  operation: Operation,
  header: string | undefined,
  query: URLSearchParams,
): ReadPreferences {
  // Most requests state none, and what an operation has would be read for nothing.
  if (header === undefined && !names.some((name) => query.has(name))) return NOTHING;
  const inHeader = header === undefined ? {} : parsePreferHeader(header);
  const errors: FieldError[] = [];
  const read = <T>(name: string, take: (value: string) => T | undefined, wrong: string): T | undefined => {
    const value = inHeader[name] ?? query.get(`__${name}`);
    if (value === undefined || value === null) return undefined;
    const taken = take(String(value));
    const field = inHeader[name] === undefined ? `__${name}` : `Prefer ${name}`;
    if (taken === undefined) errors.push({ field, message: `${printable(String(value))} ${wrong}` });
    return taken;
  };

  const code = read(
    'code',
    (value) => statusOf(operation, value),
    `is not a status from 200 to 599, nor a range that ${operation.operationId} declares`,
  );
  const keys = exampleKeys(operation);
  const asked = code === undefined ? '' : ` with status ${code}`;
  const found = read(
    'example',
    (key) => exampleOf(operation, key, code),
    `is not an example of ${operation.operationId}${asked}. Examples: ${keys.join(', ') || 'none'}`,
  );
  const preferences = {
    code,
    ...found,
    dynamic: read('dynamic', truthOf, 'is not true or false'),
    seed: read('seed', (value) => value, ''),
    delay: read('delay', delayOf, `is not a number of milliseconds from 0 to ${LONGEST_DELAY}`),
    fault: read(
      'fault',
      (value) => FAULTS.find((fault) => fault === value),
      `is not one of ${FAULTS.join(', ')}`,
    ),
  };
  const known = Object.entries(preferences).filter(([, value]) => value !== undefined);
  return {
    preferences: Object.fromEntries(known),
    errors,
    warnings: Object.keys(inHeader).flatMap(unknownPreference),
    stated: NAMES.filter((name) => inHeader[name] !== undefined),
  };
}

function unknownPreference(name: string): FieldError[] {
  if (name === '' || NAMES.some((known) => known === name)) return [];
  const near = nearest(name, NAMES);
  return [
    {
      field: `Prefer ${printable(name)}`,
      message: `is not known and has no effect${near === undefined ? `. Known: ${NAMES.join(', ')}` : `. Did you mean ${near}?`}`,
    },
  ];
}

/** The same response, with `Preference-Applied` (RFC 7240): what of the header it meets. */
export function withApplied(response: HttpResponse, { preferences, stated }: ReadPreferences): HttpResponse {
  const { isInvented = false, headers } = response;
  const isApplied = (name: keyof Preferences): boolean =>
    name === 'dynamic' ? preferences.dynamic === isInvented : name !== 'seed' || isInvented;
  const applied = stated.filter(isApplied).map((name) => `${name}=${preferences[name]}`);
  if (applied.length === 0) return response;
  return { ...response, headers: { ...headers, 'preference-applied': applied.join(', ') } };
}

function statusOf({ responses }: Operation, value: string): number | undefined {
  const text = value.toUpperCase();
  if (/^[2-5]\d\d$/.test(text)) return Number(text);
  return /^[2-5]XX$/.test(text) && responses.has(text) ? Number(text.replace('XX', '00')) : undefined;
}

export function exampleOf(
  operation: Operation,
  key: string,
  code: number | undefined,
): { example: string; code: number } | undefined {
  const statuses = [...operation.responses].flatMap(([status, { examples }]) =>
    examples.has(key) ? [status] : [],
  );
  if (code !== undefined)
    return statuses.includes(declaredStatus(operation, code) ?? '') ? { example: key, code } : undefined;
  const [status] = statuses;
  if (status === undefined) return undefined;
  return { example: key, code: status === 'default' ? 500 : Number(status.replace('XX', '00')) };
}

const truthOf = (value: string): boolean | undefined =>
  value === 'true' ? true : value === 'false' ? false : undefined;

function delayOf(value: string): number | undefined {
  const delay = Number(value);
  return /^\d+$/.test(value) && delay <= LONGEST_DELAY ? delay : undefined;
}

const printable = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

export function exampleKeys({ responses }: Operation): string[] {
  return [...new Set([...responses.values()].flatMap(({ examples }) => [...examples.keys()]))];
}

/**
 * The response that is an example of the contract, by status and key: the first where none is named.
 *
 * @param options.type The media type to prefer, where several are declared.
 */
export function exampleResponse(
  operation: Operation,
  { code, example, type: preferred }: ExampleOptions = {},
): HttpResponse {
  const status = code ?? successOf(operation);
  const { content } = operation.responses.get(declaredStatus(operation, status) ?? '') ?? {};
  const [type, media] = chosen(content ?? new Map<string, MediaType>(), example, preferred);
  const found = media && (media.examples.get(example ?? '') ?? media.examples.values().next().value);
  if (type === undefined || found === undefined) return { status, headers: {}, body: undefined };
  const { value } = found;
  if (/\bjson\b/.test(type)) return jsonResponse(status, value, { 'content-type': contentTypeOf(type) });
  const body = typeof value === 'string' ? value : JSON.stringify(value);
  return { status, headers: { 'content-type': contentTypeOf(type) }, body };
}

interface ExampleOptions {
  code?: number | undefined;
  example?: string | undefined;
  type?: string | undefined;
}

function chosen(
  content: ReadonlyMap<string, MediaType>,
  key: string | undefined,
  preferred: string | undefined,
): [type?: string, media?: MediaType] {
  const all = [...content].toSorted(
    ([one], [other]) => Number(other === preferred) - Number(one === preferred),
  );
  return (
    all.find(([, { examples }]) => key !== undefined && examples.has(key)) ??
    all.find(([type]) => type === preferred) ??
    all.find(([type, { examples }]) => type === 'application/json' && examples.size > 0) ??
    all.find(([, { examples }]) => examples.size > 0) ??
    all[0] ??
    []
  );
}

/** The lowest status of success that an operation declares; a range only where it declares nothing else. */
export function successOf({ responses }: Operation): number {
  const statuses = successStatuses(responses.keys()).toSorted();
  const first = statuses.find((status) => /^\d+$/.test(status)) ?? statuses[0] ?? '200';
  return Number(first.replace('XX', '00'));
}

/** A media type as a header has it: text and JSON are UTF-8. */
export const contentTypeOf = (type: string): string =>
  /^text\/|\bjson$/.test(type) ? `${type}; charset=utf-8` : type;

const FAULTS = ['reset', 'truncate', 'garbage'] as const;

export type Fault = (typeof FAULTS)[number];
