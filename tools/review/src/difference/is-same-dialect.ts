import type { ElementKind } from './part.ts';

/** The dialects of which every keyword means the same here: that of OpenAPI adds words to that of JSON Schema. */
const SAME = new Set<unknown>([
  undefined,
  'https://spec.openapis.org/oas/3.1/dialect/base',
  'https://json-schema.org/draft/2020-12/schema',
]);

/** Whether two values of `openapi` or `jsonSchemaDialect` are names of the same rules, such as 3.1.0 and 3.1.1. */
export function isSameDialect(kind: ElementKind, member: string, before: unknown, after: unknown): boolean {
  if (kind !== 'root') return false;
  if (member === 'jsonSchemaDialect') return SAME.has(before) && SAME.has(after);
  return member === 'openapi' && minorOf(before) === minorOf(after);
}

function minorOf(version: unknown): string {
  return String(version).split('.').slice(0, 2).join('.');
}
