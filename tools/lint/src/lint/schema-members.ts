import type { Element } from './element.ts';

/** The properties and required names of an object schema. */
export interface SchemaMembers {
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
