import { isJsonObject, isReference, type JsonObject, targetOf } from '@telephony/contract';
import { WORDS } from './keywords.ts';

/** Keywords that hold names and not keywords. */
const NAMED = new Set(['properties', 'patternProperties', 'dependentSchemas', 'dependentRequired', '$defs']);
/** Lists whose order says nothing. */
const UNORDERED = new Set(['required', 'enum', 'type']);

/** Whether two values of a keyword of schemas are written the same, words aside and references followed. */
export function haveSameMeaning(
  [base, before]: [JsonObject, unknown],
  [revision, after]: [JsonObject, unknown],
): boolean {
  return settled(base, before, []) === settled(revision, after, []);
}

/** What a value says, as text: references are replaced by what they lead to, a circle by how far back it leads. */
function settled(bundle: JsonObject, value: unknown, above: string[], key = ''): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => settled(bundle, item, above));
    return `[${(UNORDERED.has(key) ? items.toSorted() : items).join()}]`;
  }
  if (!isJsonObject(value)) return JSON.stringify(value) ?? 'undefined';
  if (isReference(value) && Object.keys(value).length === 1) {
    const target = targetOf<unknown>(bundle, value.$ref);
    if (!target) return JSON.stringify(value.$ref);
    const back = above.indexOf(target.pointer);
    return back >= 0
      ? `^${above.length - back}`
      : settled(bundle, target.element, [...above, target.pointer]);
  }
  const members = Object.entries(value)
    .filter(([name]) => NAMED.has(key) || (!WORDS.has(name) && !name.startsWith('x-')))
    .map(([name, member]) => {
      const isName = NAMED.has(key);
      return `${JSON.stringify(name)}:${settled(bundle, member, above, isName ? '' : name)}`;
    });
  return `{${members.toSorted().join()}}`;
}
