import { childPointer, isJsonObject } from '@telephony/contract';
import { type Alternative, placeOf, type SchemaSite } from './alternative.ts';
import { compareOther } from './compare-keywords.ts';
import { areApart, comparePatterns, isAnyText } from './compare-patterns.ts';
import type { Comparer } from './comparer.ts';
import type { Fact } from './fact.ts';
import { isNothing, schemaSite } from './schema-site.ts';

const KEYWORD = 'patternProperties';
const OTHERS = 'additionalProperties';

/**
 * The differences of two objects in the properties whose names match patterns, but for the given ones, which are compared by
 * name. Where a name can match two patterns, any difference in the keyword counts.
 */
export function comparePatternProperties(
  base: Alternative,
  revision: Alternative,
  names: readonly string[],
  comparison: Comparer,
): Fact[] {
  const patterns = [...patternsIn(base), ...patternsIn(revision)].filter(
    (pattern, index, all) => all.findIndex((other) => comparePatterns(other, pattern) === 0) === index,
  );
  const isClear =
    [base, revision].every(({ parts }) => parts.every(({ value }) => !('unevaluatedProperties' in value))) &&
    patterns.every((one, index) => patterns.slice(index + 1).every((other) => areApart(one, other)));
  if (!isClear) return compareOther(KEYWORD, base, revision, comparison);
  return patterns
    .filter((pattern) => !matchesOnly(pattern, names))
    .flatMap((pattern) => {
      const [was, is] = [schemasOf(base, pattern), schemasOf(revision, pattern)];
      const [wasRefused, isRefused] = [was.some(isNothing), is.some(isNothing)];
      if (!wasRefused && !isRefused) return comparison.compare(was, is);
      if (wasRefused && isRefused) return [];
      comparison.note(was, is);
      const places = { base: placeOf(base), revision: placeOf(revision), name: KEYWORD };
      const details = { ...places, before: written(base), after: written(revision) };
      return [
        isRefused
          ? { rule: 'bound-tightened', narrower: true, wider: false, ...details }
          : { rule: 'bound-loosened', narrower: false, wider: true, ...details },
      ];
    });
}

/** Whether the patterns of an object match every name. */
export function matchesAll(alternative: Alternative): boolean {
  return patternsIn(alternative).some(isAnyText);
}

function patternsIn({ parts }: Alternative): string[] {
  return parts.flatMap(({ value }) => (isJsonObject(value[KEYWORD]) ? Object.keys(value[KEYWORD]) : []));
}

/** Whether a pattern matches no names but some. */
function matchesOnly(pattern: string, names: readonly string[]): boolean {
  const escaped = names.map((name) =>
    name.replaceAll(/[^\w]/g, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`),
  );
  return names.length > 0 && (comparePatterns(`^(?:${escaped.join('|')})$`, pattern) ?? -1) >= 0;
}

/** The schemas of the properties that match a pattern, in each part of an object. */
function schemasOf(alternative: Alternative, name: string): SchemaSite[] {
  const schemas = alternative.parts.flatMap(({ value, pointer }) => {
    const patterns = Object.entries(isJsonObject(value[KEYWORD]) ? value[KEYWORD] : {});
    const own = patterns.filter(([pattern]) => comparePatterns(pattern, name) === 0);
    const at = childPointer(pointer, KEYWORD);
    if (own.length > 0) return own.map(([pattern, schema]) => schemaSite(schema, childPointer(at, pattern)));
    return value[OTHERS] === undefined ? [] : [schemaSite(value[OTHERS], childPointer(pointer, OTHERS))];
  });
  const pointer = childPointer(placeOf(alternative), KEYWORD);
  return schemas.length > 0 ? schemas : [{ value: {}, pointer }];
}

function written({ parts }: Alternative): unknown {
  return parts.find(({ value }) => KEYWORD in value)?.value[KEYWORD];
}
