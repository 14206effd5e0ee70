import parsePreferHeader from 'parse-prefer-header';
import type { FieldError, Operation } from '@telephony/contract';

/** What the caller asked the mock for, by `Prefer: code=…` or by `?__code=…`. */
export interface Preferences {
  code?: number;
  exampleKey?: string;
  dynamic?: boolean;
  seed?: string;
}

/** Parameters of the query that are the mock's, not the contract's. */
export const preferenceParameters = ['__code', '__example', '__dynamic', '__seed'];

/**
 * Reads the preferences of a request; the header takes precedence over the query.
 *
 * @returns The preferences, or what is wrong with them: a status or example that the operation does not declare.
 */
export function readPreferences(
  operation: Operation,
  header: string | undefined,
  query: URLSearchParams,
): Preferences | FieldError[] {
  if (header === undefined && query.size === 0) return {};
  const inHeader = header === undefined ? {} : parsePreferHeader(header);
  const errors: FieldError[] = [];
  const preferences: Preferences = {};

  const read = <T>(
    name: string,
    take: (value: string) => T | undefined,
    otherwise: string,
  ): T | undefined => {
    const parameter = query.get(`__${name}`);
    const value = inHeader[name] ?? parameter;
    if (value === undefined || value === null) return undefined;
    const taken = take(String(value));
    const field = inHeader[name] === undefined ? `__${name}` : `Prefer ${name}`;
    if (taken === undefined) errors.push({ field, message: `${printable(String(value))} ${otherwise}` });
    return taken;
  };

  const { operationId, responses } = operation;
  const statuses = [...responses.keys()];
  const declared = `is not declared. ${operationId} declares: ${statuses.join(', ')}`;
  const code = read('code', (value) => statusCode(statuses, value), declared);
  const keys =
    [...new Set([...responses.values()].flatMap(({ examples }) => [...examples.keys()]))].join(', ') ||
    'none';
  const asked = code === undefined ? '' : ` with status ${code}`;
  const unknown = `is not an example of ${operationId}${asked}. Examples: ${keys}`;
  const example = read('example', (key) => exampleOf(operation, key, code), unknown);
  const dynamic = read('dynamic', truthOf, 'is not true or false');
  const seed = read('seed', (value) => value, '');

  if (errors.length > 0) return errors;
  if (code !== undefined) preferences.code = code;
  if (example !== undefined) Object.assign(preferences, example);
  if (dynamic !== undefined) preferences.dynamic = dynamic;
  if (seed !== undefined) preferences.seed = seed;
  return preferences;
}

/** A status that is declared, by itself or by its range. A range such as `4XX` stands for its first status, 400. */
function statusCode(statuses: string[], value: string): number | undefined {
  const text = value.toUpperCase();
  if (!/^[1-5](\d\d|XX)$/.test(text)) return undefined;
  if (!statuses.includes(text) && !statuses.includes(`${text[0]}XX`)) return undefined;
  return Number(text.replace('XX', '00'));
}

/** An example by its key, of the requested status or of the first status that has it. */
function exampleOf(
  { responses }: Operation,
  key: string,
  code: number | undefined,
): { exampleKey: string; code: number } | undefined {
  const statuses = [...responses].flatMap(([status, { examples }]) => (examples.has(key) ? [status] : []));
  if (code === undefined) {
    const [status] = statuses;
    return status === undefined ? undefined : { exampleKey: key, code: Number(status.replace('XX', '00')) };
  }
  const declaring = responses.has(String(code)) ? String(code) : `${String(code)[0]}XX`;
  return statuses.includes(declaring) ? { exampleKey: key, code } : undefined;
}

const truthOf = (value: string): boolean | undefined =>
  value === 'true' ? true : value === 'false' ? false : undefined;

const printable = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);
