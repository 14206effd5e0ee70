import { childPointer, isJsonObject, type JsonObject } from '@telephony/contract';
import { type Alternative, isNothing, placeOf, schemaSite, type SchemaSite } from './model.ts';
import { satisfiesBounds } from './values.ts';

/** What an alternative says about the properties of an object. */
export interface ObjectMembers {
  /** The properties that are listed, and not refused by another part. */
  names: Set<string>;
  /** Their schemas, which hold together. */
  properties: Map<string, SchemaSite[]>;
  /** The schemas of listed properties that no object may have. */
  refused: SchemaSite[];
  /** The names of properties that no object may have and that are named for it. */
  denied: ReadonlySet<string>;
  required: Set<string>;
  /** Whether unlisted properties are refused. */
  closed: boolean;
  /** The schemas of unlisted properties, if they have any. */
  additional: SchemaSite[];
  /** The schemas of a property, which hold together; those of unlisted ones where it is not listed. */
  schemasOf: (name: string) => SchemaSite[];
  /** Whether no object may have a property of this name. */
  isForbidden: (name: string) => boolean;
}

/** The properties, required names and openness of an object, of all parts of the alternative together. */
export function objectMembers({ type, parts }: Alternative): ObjectMembers {
  const without = new Set(type === 'object' ? parts.flatMap(({ value }) => deniedIn(value)) : []);
  const schemasOf = (name: string | undefined) => parts.flatMap((part) => schemasIn(part, name));
  const listed = parts.flatMap(({ value }) => Object.keys(objectIn(value, 'properties')));
  const isForbidden = (name: string | undefined) =>
    (name !== undefined && without.has(name)) ||
    schemasOf(name).some((schema) => isNothing(schema)) ||
    parts.some((part) => refusesName(part, name, listed));
  const names = new Set(listed.filter((name) => !isForbidden(name)));
  return {
    names,
    denied: new Set([...without, ...listed.filter((name) => isForbidden(name))]),
    refused: listed.filter((name) => isForbidden(name)).flatMap((name) => schemasOf(name)),
    properties: new Map([...names].map((name) => [name, schemasOf(name)])),
    required: new Set(
      parts.flatMap(({ value }) => (Array.isArray(value['required']) ? value['required'].map(String) : [])),
    ),
    closed: isForbidden(undefined),
    additional: schemasOf(undefined),
    schemasOf,
    isForbidden,
  };
}

/** What one part says of a property; of any that nothing lists where there is no name. */
function schemasIn({ value, pointer, below }: SchemaSite, name: string | undefined): SchemaSite[] {
  const found: SchemaSite[] = [];
  if (name !== undefined) {
    const properties = objectIn(value, 'properties');
    const at = childPointer(pointer, 'properties');
    if (Object.hasOwn(properties, name)) found.push(schemaSite(properties[name], childPointer(at, name)));
    const patterns = objectIn(value, 'patternProperties');
    for (const [pattern, schema] of Object.entries(patterns)) {
      const place = childPointer(childPointer(pointer, 'patternProperties'), pattern);
      if (new RegExp(pattern, 'u').test(name)) found.push(schemaSite(schema, place));
    }
  }
  if (found.length > 0) return found;
  for (const keyword of ['additionalProperties', 'unevaluatedProperties']) {
    const others = value[keyword];
    if (others === undefined || others === true) continue;
    // What `additionalProperties` is about is evaluated by it (JSON Schema 2020-12, section 11.3).
    const isEvaluated = 'additionalProperties' in value || below?.some((part) => evaluates(part, name));
    if (keyword === 'unevaluatedProperties' && isEvaluated) continue;
    found.push(schemaSite(others, childPointer(pointer, keyword)));
  }
  return found;
}

/** The property that an object must not have: `not: { required: [name] }`. */
function deniedIn({ not: denied }: JsonObject): string[] {
  if (!isJsonObject(denied)) return [];
  const { required, type = 'object', ...others } = denied;
  const isOneName = Array.isArray(required) && required.length === 1 && Object.keys(others).length === 0;
  return isOneName && [type].flat().includes('object') ? [String(required[0])] : [];
}

function evaluates({ value }: SchemaSite, name: string | undefined): boolean {
  if ('additionalProperties' in value || 'unevaluatedProperties' in value) return true;
  if (name === undefined) return false;
  return (
    Object.hasOwn(objectIn(value, 'properties'), name) ||
    Object.keys(objectIn(value, 'patternProperties')).some((pattern) => new RegExp(pattern, 'u').test(name))
  );
}

function objectIn(value: JsonObject, keyword: string): JsonObject {
  const member = value[keyword];
  return isJsonObject(member) ? member : {};
}

/** Whether `propertyNames` refuses a name, or all that are not listed. */
function refusesName({ value, pointer }: SchemaSite, name: string | undefined, listed: string[]): boolean {
  const names = objectIn(value, 'propertyNames');
  const { enum: known = 'const' in names ? [names['const']] : undefined } = names;
  if (name === undefined) return Array.isArray(known) && known.every((one) => listed.includes(String(one)));
  if (Array.isArray(known) && !known.includes(name)) return true;
  return !satisfiesBounds(name, [{ value: names, pointer }]);
}

/** How many elements of a list have schemas of their own. */
export function ownElements({ parts }: Alternative): number {
  return Math.max(...parts.map(({ value }) => prefixOf(value).length), 0);
}

/** The schemas of the element at a place of a list, which hold together. */
export function elementAt(alternative: Alternative, index: number): SchemaSite[] {
  const schemas = alternative.parts.flatMap(({ value, pointer }) => {
    const prefix = prefixOf(value);
    if (index < prefix.length)
      return [schemaSite(prefix[index], childPointer(childPointer(pointer, 'prefixItems'), index))];
    return value['items'] === undefined ? [] : [schemaSite(value['items'], childPointer(pointer, 'items'))];
  });
  return schemas.length > 0 ? schemas : [{ value: {}, pointer: childPointer(placeOf(alternative), 'items') }];
}

/** Whether no list has an element at a place: it is too long for one, or nothing can be there. */
export function endsAt(alternative: Alternative, index: number): boolean {
  return (
    elementAt(alternative, index).some((schema) => isNothing(schema)) ||
    alternative.parts.some(({ value: { maxItems } }) => typeof maxItems === 'number' && maxItems <= index)
  );
}

function prefixOf(schema: SchemaSite['value']): unknown[] {
  return Array.isArray(schema['prefixItems']) ? schema['prefixItems'] : [];
}
