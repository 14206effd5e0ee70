import { isJsonObject } from '@telephony/contract';
import { fromGenerator } from './generator-names.ts';

/** The body that the generator has made, with the names of the document. */
export function withNames(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withNames);
  if (!isJsonObject(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [fromGenerator(name), withNames(value)]),
  );
}

/**
 * The same, with what a schema cannot say: a list does not have the same record twice, and the `total` of a page counts its `data`.
 */
export function settle(body: unknown): unknown {
  if (Array.isArray(body)) return withoutRepeats(body.map(settle));
  if (!isJsonObject(body)) return body;
  const settled = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [fromGenerator(name), settle(value)]),
  );
  const { data, total } = settled;
  return Array.isArray(data) && typeof total === 'number' ? { ...settled, total: data.length } : settled;
}

function withoutRepeats(items: unknown[]): unknown[] {
  const seen = new Set<unknown>();
  return items.filter((item) => {
    const id = isJsonObject(item) ? item['id'] : undefined;
    if (id === undefined) return true;
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
}
