import type { CoreOptions, CoreRequest } from './core.ts';
import { LISTS } from '../generated/lists.ts';
import { CALL_OPTIONS } from './call-types.ts';
import { checkNames, type NamesOf } from './check-names.ts';

export function checkBaseUrl(value: string | URL): string {
  const baseUrl = String(value);
  // `URL` alone reads `https:host` and spaces too, and its error would quote the value.
  const isAbsolute = /^\w+:\/\/[^\s/]\S*$/.test(baseUrl) && URL.canParse(baseUrl);
  const wrong = !isAbsolute
    ? 'is not an absolute URL'
    : !/^https?:/i.test(baseUrl)
      ? 'is not http or https'
      : /^\w+:..[^/]*@/.test(baseUrl)
        ? 'has credentials: pass them as auth'
        : /[?#]/.test(baseUrl) && 'has a query or hash';
  if (wrong) throw new TypeError(`baseUrl ${wrong}. Give one like https://host/v1.2/service`);
  return baseUrl.replace(/\/+$/, '');
}

export function buildUrl(baseUrl: string, template: string, { path = {}, query = {} }: CoreOptions): string {
  const address = baseUrl + template.replace(/\{(\w+)\}/g, (_, name: string) => segment(name, path[name]));
  const search = Object.entries(query).flatMap(([name, value]) => parameters(name, value));
  return search[0] ? `${address}?${search.join('&')}` : address;
}

// An empty value would turn DELETE /monitors/{ids} into the deletion of all recordings, a dot would move up the path, an
// inexact number would address another record, and `${row.id}` may be `undefined`.
function segment(name: string, value: unknown): string {
  const texts = [value]
    .flat()
    .map((item) =>
      typeof item === 'string' || typeof item === 'bigint' || Number.isSafeInteger(item) ? String(item) : '',
    );
  if (!texts[0] || texts.some((text) => /^(\s*|\.\.?|undefined|null|NaN)$/.test(text)))
    throw new TypeError(`path parameter ${name} must be text or an exact number, not empty`);
  return texts.map(encodeURIComponent).join(',');
}

function parameters(name: string, value: unknown): string[] {
  if (value === undefined || value === null) return [];
  let text = value;
  if (typeof value === 'object') {
    // A single condition is a filter too.
    if (name === 'filter') text = toJson([value].flat());
    else if (Array.isArray(value)) text = value.join(',');
    else return Object.entries(value).flatMap(([key, item]) => parameters(`${name}[${key}]`, item));
  }
  return [`${name}=${encodeURIComponent(typeof text === 'string' ? text : toJson(text, name))}`];
}

// JSON would turn NaN and infinities into null, and rejects bigints.
export function toJson(value: unknown, label = ''): string {
  return JSON.stringify(value, function write(this: Record<string, unknown>, name, field: unknown) {
    if (typeof field === 'number' && !Number.isFinite(field))
      throw new TypeError(`${name || label} must be finite, not ${field}`);
    // `field` is a text already in programs that give bigints a `toJSON`.
    const original = this[name];
    return typeof original === 'bigint' ? (JSON as RawJson).rawJSON(`${original}`) : field;
  });
}

type RawJson = typeof JSON & { rawJSON(text: string): object };

const OPTIONS: NamesOf<Omit<CoreOptions, 'path' | 'query' | 'body'>> = { ...CALL_OPTIONS, confirm: true };

export const CORE_OPTIONS: NamesOf<CoreOptions> = { path: true, query: true, body: true, ...OPTIONS };

// Rejects calls that would do something other than their options say.
export function checkCall({ method, path, query, options = {} }: CoreRequest): void {
  const placeholders = path.match(/[^{]+(?=\})/g) ?? [];
  const { path: values, query: asked, body, ...others } = options;
  checkNames('option', others, OPTIONS);
  checkNames('path parameter', values, placeholders);
  if (query && asked) checkNames('parameter', asked, [...placeholders, ...query]);
  const isCollection = !path.includes('{');
  const hasList = Object.values({ ...values, body }).some(Array.isArray);
  const takesList = isCollection
    ? method === 'PATCH'
    : (hasList || body) && LISTS.includes(`${method} ${path}`);
  if (hasList && !takesList) throw new TypeError('this takes no list. Did you mean a call for each?');
  if (body && takesList && !hasList) throw new TypeError('this takes a list. Did you mean [{ … }]?');
  if (method === 'DELETE' && isCollection && (others.confirm !== 'all' || asked))
    throw new TypeError(`this deletes everything. Pass confirm: 'all' without query if you mean that`);
}
