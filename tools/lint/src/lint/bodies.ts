import type { Element, OperationSite } from './visitor.ts';
import { LISTED_SCHEMAS, NAMED_SCHEMAS, ONE_SCHEMA } from '@telephony/generate/schema-keywords';

export interface Body {
  kind: 'request' | 'response' | 'event';
  status: string | undefined;
  carrier: Element;
  media: Element;
  isJson: boolean;
  schema: Element | undefined;
}

export function operationBodies({ kind, operation }: OperationSite): Body[] {
  const request = operation.get('requestBody');
  const responses = operation.entriesIn('responses');
  return [
    ...(request ? mediaTypeBodies(request, kind === 'webhook' ? 'event' : 'request', undefined) : []),
    ...responses.flatMap(([status, response]) => mediaTypeBodies(response, 'response', status)),
  ];
}

function mediaTypeBodies(carrier: Element, kind: Body['kind'], status: string | undefined): Body[] {
  return carrier.entriesIn('content').map(([mediaType, media]) => ({
    kind,
    status,
    carrier,
    media,
    isJson: /^application\/(.+\+)?json\b/.test(mediaType),
    schema: media.get('schema'),
  }));
}

interface Envelope extends SchemaMembers {
  kind: 'collection' | 'single' | undefined;
  schema: Element;
}

// A mark at the response is about something else.
export function responseEnvelope({ kind, status, isJson, schema }: Body): Envelope | undefined {
  if (kind !== 'response' || !isJson || !schema || !/^[23]/.test(status ?? '')) return undefined;
  if (schema.isMarked) return undefined;
  const members = schemaMembers(schema);
  const data = members.properties.get('data')?.[0];
  const isCollection = data?.object['type'] === 'array';
  return { ...members, schema, kind: data && (isCollection ? 'collection' : 'single') };
}

interface SchemaMembers {
  properties: Map<string, Element[]>;
  required: Set<string>;
}

export function schemaMembers(schema: Element | undefined): SchemaMembers {
  const members: SchemaMembers = { properties: new Map(), required: new Set() };
  collectMembers(schema, members, new Set());
  return members;
}

function collectMembers(schema: Element | undefined, members: SchemaMembers, seen: Set<string>): void {
  if (!schema || seen.has(schema.at.absolutePointer)) return;
  seen.add(schema.at.absolutePointer);
  for (const [name, property] of schema.entriesIn('properties')) {
    members.properties.set(name, [...(members.properties.get(name) ?? []), property]);
  }
  const required = schema.object['required'];
  if (Array.isArray(required)) for (const name of required) members.required.add(String(name));
  for (const [, part] of schema.entriesIn('allOf')) collectMembers(part, members, seen);
}

const MANY_SCHEMAS = [...NAMED_SCHEMAS, ...LISTED_SCHEMAS];

// A visit that returns false goes no deeper.
export function walkSchema(
  schema: Element | undefined,
  seen: Set<string>,
  visit: (schema: Element) => boolean | void,
): void {
  if (!schema || seen.has(schema.writtenAt.absolutePointer)) return;
  seen.add(schema.writtenAt.absolutePointer);
  if (visit(schema) === false) return;
  for (const keyword of ONE_SCHEMA) walkSchema(schema.get(keyword), seen, visit);
  for (const keyword of MANY_SCHEMAS) {
    for (const [, part] of schema.entriesIn(keyword)) walkSchema(part, seen, visit);
  }
}

export function allowsNull(schema: Element, seen: ReadonlySet<string> = new Set()): boolean {
  if (schema.value === undefined || seen.has(schema.at.absolutePointer)) return true;
  const inner = new Set([...seen, schema.at.absolutePointer]);
  const types: unknown[] = [schema.keyword('type') ?? []].flat();
  // The rule of the specification reports an unquoted null.
  if (types.length > 0) return types.includes('null') || types.includes(null);
  if ('const' in schema.object) return schema.object['const'] === null;
  const parts = (word: string) => schema.entriesIn(word);
  const alternatives = [...parts('anyOf'), ...parts('oneOf')];
  if (alternatives.length > 0 && !alternatives.some(([, part]) => allowsNull(part, inner))) return false;
  return parts('allOf').every(([, part]) => allowsNull(part, inner));
}
