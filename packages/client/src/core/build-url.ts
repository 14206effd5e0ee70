import { createFinalURL } from 'openapi-fetch';
import type { CoreOptions } from './core.ts';
import { isSecret } from './mask.ts';
import { toJson } from './to-json.ts';

/**
 * Builds the URL of a request. A list in the path is joined with commas, a filter becomes JSON, `fields` becomes
 * `fields[resource]=...`, undefined is left out. With `masked`, secrets are hidden, so that the URL can be shown.
 * @throws TypeError for a value that would request something other than what is meant
 */
export function buildUrl(
  baseUrl: string,
  template: string,
  { path = {}, query = {} }: CoreOptions,
  masked?: boolean,
): string {
  const shown = (name: string, value: unknown) => (masked && isSecret(name) ? '***' : value);
  return createFinalURL(template, {
    baseUrl,
    params: { path, query },
    pathSerializer: (address) =>
      address.replace(/\{(\w+)\}/g, (_, name: string) => segment(name, shown(name, path[name]))),
    querySerializer: () =>
      Object.entries(query)
        .flatMap(([name, value]) => parameters(name, shown(name, value)))
        .join('&'),
  });
}

/**
 * Encodes a path parameter. An empty value would turn DELETE /monitors/{ids} into the deletion of all recordings, a dot
 * would move up the path, and a number that is not exact would address another record.
 */
function segment(name: string, value: unknown): string {
  if (Array.isArray(value) && value.length > 0) {
    return Array.from(value, (item) => segment(name, Array.isArray(item) ? '' : item)).join(',');
  }
  const isExact = typeof value === 'number' && Number.isSafeInteger(value);
  const text = typeof value === 'string' || isExact ? `${value}` : '';
  if (/^(\s*|\.\.?)$/.test(text)) {
    throw new TypeError(`path parameter ${name} must be text or an exact number, not empty, "." or ".."`);
  }
  return encodeURIComponent(text);
}

function parameters(name: string, value: unknown): string[] {
  if (value === undefined || value === null) return [];
  if (typeof value === 'object' && !Array.isArray(value)) {
    return Object.entries(value).flatMap(([key, item]) => parameters(`${name}[${key}]`, item));
  }
  return [`${name}=${encodeURIComponent(typeof value === 'string' ? value : toJson(value))}`];
}
