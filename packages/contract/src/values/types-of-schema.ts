import type { Contract } from '../contract.ts';
import { isJsonObject, type JsonSchema } from '../document/json.ts';
import { type JsonType, typesOfValue } from './json-type.ts';

type Resolve = Contract['resolve'];

/** Types, or undefined for any. */
type Types = ReadonlySet<JsonType> | undefined;

/** The types that a schema takes, as far as its keywords say: of `$ref`, `allOf`, `anyOf`, `oneOf`, `enum` and `const` too. */
export function typesOfSchema(resolve: Resolve, schema: unknown, within: readonly unknown[] = []): Types {
  if (!isJsonObject(schema) || within.includes(schema)) return undefined;
  const typesOf = (part: unknown) => typesOfSchema(resolve, part, [...within, schema]);
  const { type, enum: values, const: only, allOf, anyOf, oneOf, $ref } = schema;
  const stated = type === undefined ? undefined : withIntegers([type].flat() as JsonType[]);
  const all = [
    stated,
    typeof $ref === 'string' ? typesOf(resolve({ $ref })) : undefined,
    ...listOf(allOf).map(typesOf),
    ...[anyOf, oneOf].filter(Array.isArray).map((choices) => either(choices.map(typesOf))),
    Array.isArray(values) ? new Set(values.flatMap(typesOfValue)) : undefined,
    only === undefined ? undefined : new Set(typesOfValue(only)),
  ];
  return all.reduce(both, undefined);
}

/** A schema and those that it is composed of: what is said of a field of its value is in one of them. */
export function partsOfSchema(resolve: Resolve, schema: unknown, found: JsonSchema[] = []): JsonSchema[] {
  if (!isJsonObject(schema) || found.includes(schema)) return found;
  found.push(schema);
  const { $ref, allOf, anyOf, oneOf } = schema;
  if (typeof $ref === 'string') partsOfSchema(resolve, resolve({ $ref }), found);
  for (const part of [allOf, anyOf, oneOf].flatMap(listOf)) partsOfSchema(resolve, part, found);
  return found;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function withIntegers(types: JsonType[]): Types {
  return new Set(types.includes('number') ? [...types, 'integer'] : types);
}

function both(one: Types, other: Types): Types {
  return one && other ? one.intersection(other) : (one ?? other);
}

function either(choices: Types[]): Types {
  const [first, ...rest] = choices;
  return rest.reduce((one, other) => (one && other ? one.union(other) : undefined), first);
}
