import { childPointer, isJsonObject } from '@telephony/contract';
import type { Alternative, SchemaSite } from './alternative.ts';
import { schemaSite } from './alternatives-of.ts';

/** What an alternative says about the properties of an object. */
export interface ObjectMembers {
  /** The schemas of each property, which hold together. */
  properties: Map<string, SchemaSite[]>;
  required: Set<string>;
  /** Whether unlisted properties are refused. */
  closed: boolean;
  /** The schemas of such properties, if they have one. */
  additional: SchemaSite[];
}

/** The properties, required names and openness of an object, of all parts of the alternative together. */
export function objectMembers({ parts }: Alternative): ObjectMembers {
  const members: ObjectMembers = {
    properties: new Map(),
    required: new Set(),
    closed: false,
    additional: [],
  };
  for (const { value, pointer } of parts) {
    const properties = isJsonObject(value['properties']) ? value['properties'] : {};
    for (const [name, schema] of Object.entries(properties)) {
      const at = childPointer(childPointer(pointer, 'properties'), name);
      members.properties.set(name, [...(members.properties.get(name) ?? []), schemaSite(schema, at)]);
    }
    const required = Array.isArray(value['required']) ? value['required'] : [];
    for (const name of required) members.required.add(String(name));
    for (const keyword of ['additionalProperties', 'unevaluatedProperties']) {
      if (value[keyword] === false) members.closed = true;
      if (isJsonObject(value[keyword]))
        members.additional.push(schemaSite(value[keyword], childPointer(pointer, keyword)));
    }
  }
  return members;
}
