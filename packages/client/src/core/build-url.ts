import type { CoreOptions } from './core.ts';
import { toJson } from './to-json.ts';

/**
 * Builds the URL of a request. A list is joined with commas, a filter becomes JSON, `fields` becomes
 * `fields[resource]=...`, undefined is left out.
 * @throws TypeError for a value that would request something other than what is meant
 */
export function buildUrl(baseUrl: string, template: string, { path = {}, query = {} }: CoreOptions): string {
  const address = baseUrl + template.replace(/\{(\w+)\}/g, (_, name: string) => segment(name, path[name]));
  const search = Object.entries(query).flatMap(([name, value]) => parameters(name, value));
  return search[0] ? `${address}?${search.join('&')}` : address;
}

/**
 * Encodes a path parameter. An empty value would turn DELETE /monitors/{ids} into the deletion of all recordings, a dot
 * would move up the path, a number that is not exact would address another record, and `${row.id}` may be `undefined`.
 */
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
    // One condition is a filter of one.
    if (name === 'filter') text = toJson([value].flat());
    else if (Array.isArray(value)) text = value.join(',');
    else return Object.entries(value).flatMap(([key, item]) => parameters(`${name}[${key}]`, item));
  }
  return [`${name}=${encodeURIComponent(typeof text === 'string' ? text : toJson(text))}`];
}
