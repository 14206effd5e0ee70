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

/** The response that a request prefers, by `Prefer: code=…` or `?__code=…`. */
export interface Preferences {
  code?: number;
  /** Key of an example. */
  example?: string;
  /** Make the body from the schema. */
  dynamic?: boolean;
  seed?: string;
  /** Milliseconds to wait before the response. */
  delay?: number;
  /** The fault while the response is sent. */
  fault?: Fault;
}

export interface ReadPreferences {
  preferences: Preferences;
  errors: FieldError[];
  /** RFC 7240 accepts unknown preferences. */
  warnings: FieldError[];
  inHeader: (keyof Preferences)[];
}

const MAX_DELAY_MS = 600_000;

const PREFERENCES = ['code', 'example', 'dynamic', 'seed', 'delay', 'fault'] as const;

export const PREFERENCE_PARAMETERS: ReadonlySet<string> = new Set(PREFERENCES.map((name) => `__${name}`));

const NO_PREFERENCES: ReadPreferences = { preferences: {}, errors: [], warnings: [], inHeader: [] };

export function readPreferences(
  operation: Operation,
  header: string | undefined,
  query: URLSearchParams,
): ReadPreferences {
  // Most requests state none: this saves listing the examples.
  if (header === undefined && !query.keys().some((name) => PREFERENCE_PARAMETERS.has(name)))
    return NO_PREFERENCES;
  const stated = header === undefined ? {} : parsePreferHeader(header);
  const errors: FieldError[] = [];
  const read = <T>(name: string, parse: (text: string) => T | undefined, problem: string): T | undefined => {
    const text = stated[name] ?? query.get(`__${name}`);
    if (text === undefined || text === null) return undefined;
    const value = parse(String(text));
    const field = stated[name] === undefined ? `__${name}` : `Prefer ${name}`;
    if (value === undefined) errors.push({ field, message: `${shortened(String(text))} ${problem}` });
    return value;
  };

  const code = read(
    'code',
    (text) => parseStatus(operation, text),
    `is not a status from 200 to 599, nor a range that ${operation.operationId} declares`,
  );
  const keys = exampleKeys(operation);
  const withStatus = code === undefined ? '' : ` with status ${code}`;
  const named = read(
    'example',
    (key) => exampleOf(operation, key, code),
    `is not an example of ${operation.operationId}${withStatus}. Examples: ${keys.join(', ') || 'none'}`,
  );
  const preferences = {
    code,
    ...named,
    dynamic: read('dynamic', parseBoolean, 'is not true or false'),
    seed: read('seed', (text) => text, ''),
    delay: read('delay', parseDelay, `is not a number of milliseconds from 0 to ${MAX_DELAY_MS}`),
    fault: read(
      'fault',
      (text) => FAULTS.find((fault) => fault === text),
      `is not one of ${FAULTS.join(', ')}`,
    ),
  };
  return {
    preferences: Object.fromEntries(Object.entries(preferences).filter(([, value]) => value !== undefined)),
    errors,
    warnings: Object.keys(stated).flatMap(unknownPreference),
    inHeader: PREFERENCES.filter((name) => stated[name] !== undefined),
  };
}

function unknownPreference(name: string): FieldError[] {
  if (name === '' || PREFERENCES.some((known) => known === name)) return [];
  const near = nearest(name, PREFERENCES);
  const hint = near === undefined ? `Known: ${PREFERENCES.join(', ')}` : `Did you mean ${near}?`;
  return [{ field: `Prefer ${shortened(name)}`, message: `is not known and has no effect. ${hint}` }];
}

// RFC 7240, section 3.
export function withApplied(
  response: HttpResponse,
  { preferences, inHeader }: ReadPreferences,
): HttpResponse {
  const { isInvented = false, headers } = response;
  const isApplied = (name: keyof Preferences): boolean =>
    name === 'dynamic' ? preferences.dynamic === isInvented : name !== 'seed' || isInvented;
  const applied = inHeader.filter(isApplied).map((name) => `${name}=${preferences[name]}`);
  if (applied.length === 0) return response;
  return { ...response, headers: { ...headers, 'preference-applied': applied.join(', ') } };
}

function parseStatus({ responses }: Operation, text: string): number | undefined {
  if (/^[2-5]\d\d$/.test(text)) return Number(text);
  const range = text.toUpperCase();
  return /^[2-5]XX$/.test(range) && responses.has(range) ? firstStatus(range) : undefined;
}

const firstStatus = (range: string): number => Number(range.replace('XX', '00'));

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
  return { example: key, code: status === 'default' ? 500 : firstStatus(status) };
}

const parseBoolean = (text: string): boolean | undefined =>
  text === 'true' ? true : text === 'false' ? false : undefined;

function parseDelay(text: string): number | undefined {
  const delay = Number(text);
  return /^\d+$/.test(text) && delay <= MAX_DELAY_MS ? delay : undefined;
}

const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

export function exampleKeys({ responses }: Operation): string[] {
  return [...new Set([...responses.values()].flatMap(({ examples }) => [...examples.keys()]))];
}

/** Returns an example of the contract as a response: by default the first, with the lowest success status. */
export function exampleResponse(
  operation: Operation,
  {
    code,
    example,
    type: preferred,
  }: { code?: number | undefined; example?: string | undefined; type?: string | undefined } = {},
): HttpResponse {
  const status = code ?? successStatus(operation);
  const { content } = operation.responses.get(declaredStatus(operation, status) ?? '') ?? {};
  const [type, media] = chooseMedia(content ?? new Map<string, MediaType>(), example, preferred);
  const chosen = media && (media.examples.get(example ?? '') ?? media.examples.values().next().value);
  if (type === undefined || chosen === undefined) return { status, headers: {}, body: undefined };
  const { value } = chosen;
  if (/\bjson\b/.test(type)) return jsonResponse(status, value, { 'content-type': type });
  const body = typeof value === 'string' ? value : JSON.stringify(value);
  return { status, headers: { 'content-type': contentTypeHeader(type) }, body };
}

function chooseMedia(
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

/** Returns the lowest success status of an operation; a range counts only if there is no other status. */
export function successStatus({ responses }: Operation): number {
  const statuses = successStatuses(responses.keys()).toSorted();
  const first = statuses.find((status) => /^\d+$/.test(status)) ?? statuses[0] ?? '200';
  return firstStatus(first);
}

/** Returns the header for a media type: text is UTF-8, as JSON always is (RFC 8259, section 11). */
export const contentTypeHeader = (type: string): string =>
  type.startsWith('text/') ? `${type}; charset=utf-8` : type;

const FAULTS = ['reset', 'truncate', 'garbage'] as const;

/** The connection is reset, or closed in the middle of the body, or the body is not what its headers say. */
export type Fault = (typeof FAULTS)[number];
