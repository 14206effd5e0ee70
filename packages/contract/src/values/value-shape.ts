import type { Contract } from '../contract.ts';
import { isJsonObject, type JsonSchema } from '../document/openapi-document.ts';

type Resolve = Contract['resolve'];

type Types = ReadonlySet<JsonType> | undefined;

// Undefined for any type.
function typesOfSchema(resolve: Resolve, schema: unknown, within: readonly unknown[] = []): Types {
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

function partsOfSchema(resolve: Resolve, schema: unknown, found: JsonSchema[] = []): JsonSchema[] {
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

export type JsonType = 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string';

function typesOfValue(value: unknown): JsonType[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  if (typeof value === 'number') return Number.isInteger(value) ? ['integer', 'number'] : ['number'];
  return [typeof value as JsonType];
}

/** The types that texts of a request can become by a schema, before any check. */
export class ValueShape {
  /** Without stated types, the keywords decide; without those, integer or string. */
  readonly types: ReadonlySet<JsonType>;
  readonly takesArray: boolean;
  readonly #resolve: Contract['resolve'];
  readonly #parts: readonly JsonSchema[];
  readonly #members = new Map<string, ValueShape>();
  #items: ValueShape | undefined;
  #otherMembers: ValueShape | undefined;

  constructor(resolve: Contract['resolve'], schema: unknown) {
    const parts = partsOfSchema(resolve, schema);
    const keywords = new Set(parts.flatMap((part) => Object.keys(part)));
    const stated = typesOfSchema(resolve, schema);
    this.#resolve = resolve;
    this.#parts = parts;
    this.types = stated ?? impliedTypes(keywords);
    this.takesArray = this.types.has('array');
  }

  /** The shape of the values of an array. */
  get items(): ValueShape {
    return (this.#items ??= this.#shapeOf(this.#parts.map(({ items }) => items)));
  }

  /** The shape of a field of an object. */
  member(name: string): ValueShape {
    const known = this.#members.get(name);
    if (known) return known;
    const declared = this.#parts.flatMap(({ properties }) =>
      isJsonObject(properties) && Object.hasOwn(properties, name) ? [properties[name]] : [],
    );
    // Only declared names are cached: requests can have any number of others.
    if (declared.length === 0)
      return (this.#otherMembers ??= this.#shapeOf(
        this.#parts.map(({ additionalProperties }) => additionalProperties),
      ));
    const shape = this.#shapeOf(declared);
    this.#members.set(name, shape);
    return shape;
  }

  #shapeOf(schemas: unknown[]): ValueShape {
    const choices = schemas.filter(isJsonObject);
    return new ValueShape(this.#resolve, choices.length === 1 ? choices[0] : { anyOf: choices });
  }
}

const shapes = new WeakMap<JsonSchema, ValueShape>();

/** Returns the shape of a schema, read once. */
export function shapeOf(resolve: Contract['resolve'], schema: JsonSchema): ValueShape {
  let shape = shapes.get(schema);
  if (!shape) shapes.set(schema, (shape = new ValueShape(resolve, schema)));
  return shape;
}

function impliedTypes(keywords: ReadonlySet<string>): ReadonlySet<JsonType> {
  if (keywords.has('items')) return new Set(['array']);
  if (keywords.has('properties') || keywords.has('additionalProperties')) return new Set(['object']);
  return new Set(['integer', 'string']);
}

const INTEGER = /^-?\d+$/;
const INT64_LIMIT = 2n ** 63n;

/** Tells whether a text is an integer beyond 64 bits, which numbers do not show: 2^63 is the same number as the int64 below it. */
export function isBeyondInt64(text: string): boolean {
  if (!INTEGER.test(text)) return false;
  const integer = BigInt(text);
  return integer >= INT64_LIMIT || integer < -INT64_LIMIT;
}

const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d{1,3})?$/i;

/**
 * Converts a text of a request to a number, boolean or null if the schema takes one, else returns the text, for a check to
 * refuse. `007` and integers that a number cannot hold stay texts if the schema takes texts too.
 */
export function typedText(types: ReadonlySet<JsonType>, text: string): boolean | number | string | null {
  const takesText = types.has('string');
  if (types.has('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if (types.has('null') && !takesText && (text === '' || text === 'null')) return null;
  if (!types.has('integer') && !types.has('number')) return text;
  const pattern = types.has('number') ? NUMBER : INTEGER;
  if (!pattern.test(text)) return text;
  const number = Number(text);
  const isLost = !Number.isFinite(number) || (takesText && String(number) !== text);
  return isLost ? text : number;
}
