import { isJsonObject, type JsonObject, locate } from '@telephony/contract';
import type { Random } from './random.ts';
import { bodiesOf } from './witnesses.ts';

/** Changes a schema of a bundle in place; false where there is nothing of the kind to change. */
export type Kind = (schema: JsonObject, random: Random, bundle: JsonObject) => boolean;

export interface Applied {
  name: string;
  before: JsonObject;
  after: JsonObject;
}

/** Kinds and schemas that are tried until one fits. */
const KINDS = 20;
const SCHEMAS = 25;

/** Applies an edit of one of the kinds to a schema of the bodies of a bundle; undefined where none fits. */
export function apply(
  bundle: JsonObject,
  kinds: Readonly<Record<string, Kind>>,
  random: Random,
): Applied | undefined {
  const schemas = schemaNodes(bundle);
  for (let attempt = 0; attempt < KINDS * SCHEMAS && schemas.length > 0; attempt += SCHEMAS) {
    const [name, kind] = random.pick(Object.entries(kinds)) ?? [];
    for (let one = 0; one < SCHEMAS; one += 1) {
      const schema = random.pick(schemas);
      if (!schema || name === undefined || !kind) continue;
      const before = structuredClone(schema);
      if (kind(schema, random, bundle)) return { name, before, after: schema };
      for (const key of Object.keys(schema)) delete schema[key];
      Object.assign(schema, before);
    }
  }
  return undefined;
}

/** Changes a schema in place; false where there is nothing of the kind to change. */
export type EditSchema = (schema: JsonObject, random: Random) => boolean;

export const TYPES = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'];

export function set(schema: JsonObject, name: string, value: unknown): boolean {
  schema[name] = value;
  return true;
}

/** Takes a keyword away; false where there is none. */
export function remove(schema: JsonObject, name: string): boolean {
  return name in schema && delete schema[name];
}

/** Calls a keyword otherwise; false where there is none. */
export function renamed(schema: JsonObject, from: string, to: string): boolean {
  if (!(from in schema)) return false;
  schema[to] = schema[from];
  delete schema[from];
  return true;
}

export function bound(schema: JsonObject, names: string[], values: number[], random: Random): boolean {
  const name = random.pick(names) ?? '';
  const value = random.pick(values.filter((one) => name !== 'multipleOf' || one > 0));
  return set(schema, name, value);
}

export function typesOf({ type }: JsonObject): string[] {
  if (Array.isArray(type)) return type.map(String);
  return typeof type === 'string' ? [type] : [];
}

export function isPlain(schema: JsonObject): boolean {
  return typesOf(schema).length > 0;
}

export function isRecord(schema: JsonObject): boolean {
  return isJsonObject(schema['properties']);
}

export function namesOf({ properties }: JsonObject): string[] {
  return isJsonObject(properties) ? Object.keys(properties) : [];
}

/** The properties that must be there. */
export function requiredOf({ required }: JsonObject): string[] {
  return Array.isArray(required) ? required.map(String) : [];
}

export function schemaNodes(bundle: JsonObject): JsonObject[] {
  const found = new Set<JsonObject>();
  const visit = (schema: unknown) => {
    if (!isJsonObject(schema) || found.has(schema)) return;
    found.add(schema);
    if (typeof schema['$ref'] === 'string')
      visit(locate<unknown>(bundle, { $ref: schema['$ref'] }, '')?.element);
    for (const name of ['allOf', 'anyOf', 'oneOf', 'prefixItems']) {
      const list = schema[name];
      if (Array.isArray(list)) list.forEach(visit);
    }
    for (const name of ['items', 'additionalProperties']) visit(schema[name]);
    const { properties } = schema;
    if (isJsonObject(properties)) Object.values(properties).forEach(visit);
  };
  for (const { schema } of bodiesOf(bundle)) visit(schema);
  return [...found];
}
