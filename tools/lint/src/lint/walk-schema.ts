import { LISTED_SCHEMAS, NAMED_SCHEMAS, ONE_SCHEMA } from '../schema-keywords.ts';
import type { Element } from './element.ts';

const SEVERAL = [...NAMED_SCHEMAS, ...LISTED_SCHEMAS];

/** Calls `visit` for a schema and all schemas in it, each once for a `seen`. A visit that returns false goes no deeper. */
export function walkSchema(
  schema: Element | undefined,
  seen: Set<string>,
  visit: (schema: Element) => boolean | void,
): void {
  if (!schema || seen.has(schema.writtenAt.absolutePointer)) return;
  seen.add(schema.writtenAt.absolutePointer);
  if (visit(schema) === false) return;
  for (const keyword of ONE_SCHEMA) walkSchema(schema.get(keyword), seen, visit);
  for (const keyword of SEVERAL) {
    for (const [, part] of schema.get(keyword)?.entries() ?? []) walkSchema(part, seen, visit);
  }
}
