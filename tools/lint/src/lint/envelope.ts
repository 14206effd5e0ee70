import type { Body } from './bodies.ts';
import type { Element } from './element.ts';
import { schemaMembers, type SchemaMembers } from './schema-members.ts';

/** A successful response that is read as an envelope. */
export interface Envelope extends SchemaMembers {
  /** The kind of the envelope by its `data`; undefined without `data`. */
  kind: 'collection' | 'single' | undefined;
  schema: Element;
}

/**
 * The envelope of a successful JSON response. Undefined for other bodies, and for a schema that a ledger entry is about: the
 * documents leave its form open. A mark at the response is about something else.
 */
export function envelopeOf({ kind, status, isJson, schema }: Body): Envelope | undefined {
  if (kind !== 'response' || !isJson || !schema || !/^[23]/.test(status ?? '')) return undefined;
  if (schema.isMarked) return undefined;
  const members = schemaMembers(schema);
  const data = members.properties.get('data')?.[0];
  const isCollection = data?.object['type'] === 'array';
  return { ...members, schema, kind: data && (isCollection ? 'collection' : 'single') };
}

/** The names that an envelope should have and require, and does not. */
export function missingMembers(envelope: SchemaMembers, names: string[]): string[] {
  return names.filter((name) => !envelope.properties.has(name) || !envelope.required.has(name));
}
