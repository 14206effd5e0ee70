import { type Contract, isJsonObject, type JsonObject, type Operation } from '@telephony/contract';
import { type Exchange, jsonOf, readRequest, statusOf } from '../server/exchange.ts';
import type { LawContext } from './law.ts';

export const UNKNOWN_OPERATOR = 'resembles';
// Larger than any known id, and a prime.
export const UNKNOWN_ID = 999_999_937;

export function mustBeRefused({ request: { target } }: Exchange): boolean {
  return target.includes(UNKNOWN_OPERATOR) || target.includes(String(UNKNOWN_ID));
}

export interface Page {
  records: JsonObject[];
  total: number;
  exchange: Exchange;
}

export interface Condition {
  property: string;
  operator: string;
  value: unknown;
}

export async function readPage(
  { path }: Operation,
  query: Record<string, string | number | Condition[]>,
  { ask, token }: LawContext,
  law: string,
): Promise<Page | { exchange: Exchange }> {
  const pairs = Object.entries(query).map(([name, value]) => {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return `${name}=${encodeURIComponent(text)}`;
  });
  const exchange = await ask(`law / ${law}`, readRequest(`${path}?${pairs.join('&')}`, token));
  const body = jsonOf(exchange);
  const data = isJsonObject(body) ? body['data'] : undefined;
  // The schema finds what is not a record.
  if (statusOf(exchange) !== 200 || !isJsonObject(body) || !Array.isArray(data) || !data.every(isJsonObject))
    return { exchange };
  return { records: data, total: Number(body['total']), exchange };
}

export function idOf(record: JsonObject): string {
  const id = record['id'] ?? record['token'];
  return isScalar(id) ? String(id) : JSON.stringify(record);
}

// For a filter: `"7"` is 7, and most databases ignore case.
export function isSame(one: unknown, other: unknown): boolean {
  return comparableText(one).toLowerCase() === comparableText(other).toLowerCase();
}

// A text and a number, such as a state and its code (ledger O-22).
export function hasOtherForm(one: unknown, other: unknown): boolean {
  return isScalar(one) && isScalar(other) && typeof one !== typeof other;
}

// Numbers come with and without `+` (ledger O-15), caller ids also after a name (O-67).
export function comparableText(value: unknown): string {
  return String(value)
    .trim()
    .replace(/^"(?<name>[^"]*)" <[^>]*>$/, '$<name>')
    .replace(/^\+(?=\d)/, '');
}

export function isScalar(value: unknown): value is string | number | boolean {
  return (
    (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean'
  );
}

export function isCollection({ method, path, queryParameters }: Operation): boolean {
  const names = new Set(queryParameters.map(({ name }) => name));
  return method === 'get' && !path.includes('{') && names.has('limit') && names.has('page');
}

export function singleOf(path: string, { operations }: Pick<Contract, 'operations'>): Operation | undefined {
  return operations.find(
    (one) =>
      one.method === 'get' &&
      one.path.startsWith(`${path}/{`) &&
      one.path.endsWith('}') &&
      one.pathParameters.length === 1,
  );
}

export function isLive(path: string): boolean {
  return /^\/calls(?:$|\/)/.test(path);
}

export function pathWith({ path }: Operation, id: string): string {
  return path.replace(/\{\w+\}/, encodeURIComponent(id));
}
