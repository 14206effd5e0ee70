import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** What people type who look for a place, by its address. Throws if the file is not addresses with lists of phrases. */
export function readAsked(): Map<string, string[]> {
  const places: unknown = parse(readFileSync(join(import.meta.dirname, '../../search/asked.yaml'), 'utf8'));
  return new Map(
    Object.entries(places ?? {}).map(([address, phrases]) => {
      if (!Array.isArray(phrases) || !phrases.every((phrase) => typeof phrase === 'string'))
        throw new Error(`search/asked.yaml: ${address} is no list of phrases.`);
      return [address, phrases];
    }),
  );
}
