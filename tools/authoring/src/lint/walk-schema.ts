import type { Element } from './element.ts';

const ONE = [
  'items',
  'contentSchema',
  'additionalProperties',
  'unevaluatedProperties',
  'not',
  'if',
  'then',
  'else',
];
const SEVERAL = ['properties', 'patternProperties', '$defs', 'prefixItems', 'anyOf', 'oneOf', 'allOf'];

/** Calls `visit` for a schema and all schemas in it, each once for a `seen`. A visit that returns false goes no deeper. */
export function walkSchema(
  schema: Element | undefined,
  seen: Set<string>,
  visit: (schema: Element) => boolean | void,
): void {
  if (!schema || seen.has(schema.writtenAt.absolutePointer)) return;
  seen.add(schema.writtenAt.absolutePointer);
  if (visit(schema) === false) return;
  for (const keyword of ONE) walkSchema(schema.get(keyword), seen, visit);
  for (const keyword of SEVERAL) {
    for (const [, part] of schema.get(keyword)?.entries() ?? []) walkSchema(part, seen, visit);
  }
}
