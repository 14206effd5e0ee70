import { isJsonObject, type JsonObject } from '@telephony/contract';
import type { Random } from './random.ts';

/** Changes a schema in place; false where there is nothing of the kind to change. */
export type EditSchema = (schema: JsonObject, random: Random) => boolean;

/** The types of JSON Schema. */
export const TYPES = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'];

/** Gives a schema a keyword. */
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

/** Gives a schema a bound, drawn at random. */
export function bound(schema: JsonObject, names: string[], values: number[], random: Random): boolean {
  const name = random.pick(names) ?? '';
  const value = random.pick(values.filter((one) => name !== 'multipleOf' || one > 0));
  return set(schema, name, value);
}

/** The types that a schema names. */
export function typesOf({ type }: JsonObject): string[] {
  if (Array.isArray(type)) return type.map(String);
  return typeof type === 'string' ? [type] : [];
}

/** Whether a schema names its types. */
export function isPlain(schema: JsonObject): boolean {
  return typesOf(schema).length > 0;
}

/** Whether a schema lists properties. */
export function isRecord(schema: JsonObject): boolean {
  return isJsonObject(schema['properties']);
}

/** The properties that a schema lists. */
export function namesOf({ properties }: JsonObject): string[] {
  return isJsonObject(properties) ? Object.keys(properties) : [];
}

/** The properties that must be there. */
export function requiredOf({ required }: JsonObject): string[] {
  return Array.isArray(required) ? required.map(String) : [];
}
