import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, '../../search/asked');

/**
 * What people type who look for a place, by its address: the files of `src/search/asked`, named after the page, or after
 * the subject of operations. Throws if one of them is not addresses
 * with lists of phrases.
 */
export function readAsked(): Map<string, string[]> {
  const asked = new Map<string, string[]>();
  for (const file of readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) =>
    name.endsWith('.yaml'),
  )) {
    const places: unknown = parse(readFileSync(join(folder, file), 'utf8'));
    for (const [address, phrases] of Object.entries(places ?? {})) {
      if (!Array.isArray(phrases) || !phrases.every((phrase) => typeof phrase === 'string'))
        throw new Error(`search/asked/${file}: ${address} is no list of phrases.`);
      if (asked.has(address)) throw new Error(`search/asked/${file}: ${address} is in another file, too.`);
      asked.set(address, phrases);
    }
  }
  return asked;
}
