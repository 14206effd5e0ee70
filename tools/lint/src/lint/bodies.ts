import type { Element, OperationSite } from './visitor.ts';
import { LISTED_SCHEMAS, NAMED_SCHEMAS, ONE_SCHEMA } from '../schema-keywords.ts';

/** A body that an operation takes or gives, in one media type. */
export interface Body {
  /** `event` is the request body of a webhook: the platform writes it. */
  kind: 'request' | 'response' | 'event';
  /** Status of a response. */
  status: string | undefined;
  /** The request body or response. */
  carrier: Element;
  media: Element;
  isJson: boolean;
  schema: Element | undefined;
}

/** The bodies of an operation. */
export function bodiesOf({ kind, operation }: OperationSite): Body[] {
  const request = operation.get('requestBody');
  const responses = operation.get('responses')?.entries() ?? [];
  return [
    ...(request ? inMediaTypes(request, kind === 'webhook' ? 'event' : 'request', undefined) : []),
    ...responses.flatMap(([status, response]) => inMediaTypes(response, 'response', status)),
  ];
}

function inMediaTypes(carrier: Element, kind: Body['kind'], status: string | undefined): Body[] {
  return (carrier.get('content')?.entries() ?? []).map(([mediaType, media]) => ({
    kind,
    status,
    carrier,
    media,
    isJson: /^application\/(.+\+)?json\b/.test(mediaType),
    schema: media.get('schema'),
  }));
}

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

/** The properties and required names of an object schema. */
interface SchemaMembers {
  properties: Map<string, Element[]>;
  required: Set<string>;
}

/** What a schema says about an object's properties, itself and through `$ref` and `allOf`. */
export function schemaMembers(schema: Element | undefined): SchemaMembers {
  const members: SchemaMembers = { properties: new Map(), required: new Set() };
  collect(schema, members, new Set());
  return members;
}

function collect(schema: Element | undefined, members: SchemaMembers, seen: Set<string>): void {
  if (!schema || seen.has(schema.at.absolutePointer)) return;
  seen.add(schema.at.absolutePointer);
  for (const [name, property] of schema.get('properties')?.entries() ?? []) {
    members.properties.set(name, [...(members.properties.get(name) ?? []), property]);
  }
  const required = schema.object['required'];
  if (Array.isArray(required)) for (const name of required) members.required.add(String(name));
  for (const [, part] of schema.get('allOf')?.entries() ?? []) collect(part, members, seen);
}

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

/** Whether a schema lets null through; one of no type at all does. */
export function allowsNull(schema: Element, seen: ReadonlySet<string> = new Set()): boolean {
  if (schema.value === undefined || seen.has(schema.at.absolutePointer)) return true;
  const inner = new Set([...seen, schema.at.absolutePointer]);
  const types: unknown[] = [schema.keyword('type') ?? []].flat();
  // Without quotes it is meant all the same; the rule of the specification finds it.
  if (types.length > 0) return types.includes('null') || types.includes(null);
  if ('const' in schema.object) return schema.object['const'] === null;
  const parts = (word: string) => schema.get(word)?.entries() ?? [];
  const alternatives = [...parts('anyOf'), ...parts('oneOf')];
  if (alternatives.length > 0 && !alternatives.some(([, part]) => allowsNull(part, inner))) return false;
  return parts('allOf').every(([, part]) => allowsNull(part, inner));
}
