import type { Alternative } from './alternative.ts';

/** What evaluates properties or elements besides refusing values (JSON Schema 2020-12, sections 11.2 and 11.3). */
const OF_PROPERTIES = new Set(['if', 'then', 'else', 'dependentSchemas', 'patternProperties']);
const OF_ITEMS = new Set(['if', 'then', 'else', 'contains', 'prefixItems']);

/** Whether a keyword says, beside `unevaluatedProperties` or `unevaluatedItems`, what these let pass. */
export function isEvaluating(keyword: string, { parts }: Alternative): boolean {
  const has = (unevaluated: string) =>
    parts.some(({ value }) => unevaluated in value && value[unevaluated] !== true);
  return (
    (OF_PROPERTIES.has(keyword) && has('unevaluatedProperties')) ||
    (OF_ITEMS.has(keyword) && has('unevaluatedItems'))
  );
}
