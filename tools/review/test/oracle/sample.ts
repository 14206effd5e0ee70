import { sample as sampleOf, stringMatching } from 'fast-check';
import { isJsonObject, type JsonObject, locate } from '@telephony/contract';
import { FORMATS } from './validator.ts';
import type { Random } from './random.ts';

const DEEPEST = 7;

/**
 * A value that a schema may take, with listed properties and those that one of two schemas denies: what an open object takes besides
 * is no promise to anyone.
 * Bounds are not looked at: whether it is right is for the validator to say.
 *
 * @param pool Values near the bounds of both schemas.
 * @param options.edited The schema that is edited, before and after: what is there is worth trying most.
 * @param options.denied Names of properties that must not be there in one of the two.
 */
export function sample(
  bundle: JsonObject,
  schema: unknown,
  pool: unknown[],
  random: Random,
  { edited = [], denied = [] }: { edited?: readonly JsonObject[]; denied?: readonly string[] } = {},
): unknown {
  // Most values are right but for a part or none: one that is wrong in several shows nothing of any of them.
  const [wild = 0, full = 0] = [random.pick([0.02, 0.1, 0.3]), random.pick([0.2, 0.8, 1])];
  const sizes = pool.filter((one) => Number.isInteger(one) && Number(one) >= 0 && Number(one) < 12);
  const texts = new Set(edited.map((one) => JSON.stringify(one)));
  let isEdited = false;
  return valueOf([schema], 0);

  function valueOf(schemas: unknown[], depth: number): unknown {
    isEdited = false;
    const parts = schemas.flatMap((one) => flat(one, 0));
    const odd = isEdited ? 0.4 : wild;
    const listed = parts.flatMap(({ enum: values, ...rest }) => [
      ...(Array.isArray(values) ? [values] : []),
      ...('const' in rest ? [[rest['const']]] : []),
    ]);
    const isLeaf = !parts.some((part) => 'properties' in part || 'items' in part);
    if (isLeaf && random.chance(odd)) return random.pick(pool);
    if (listed.length > 0) return random.pick(listed.flat());
    const type = random.pick(typesOf(parts));
    if (type === 'object') return objectOf(parts, depth, odd);
    if (type === 'array') return listOf(parts, depth);
    return scalarOf(type, parts);
  }

  function flat(one: unknown, depth: number): JsonObject[] {
    if (!isJsonObject(one) || depth > DEEPEST) return [];
    isEdited ||= texts.has(textOf(one));
    const { $ref, allOf, anyOf, oneOf, ...own } = one;
    const target = typeof $ref === 'string' ? locate<unknown>(bundle, { $ref }, '')?.element : undefined;
    const chosen = [anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? [random.pick(list)] : []));
    return [
      own,
      ...[target, ...(Array.isArray(allOf) ? allOf : []), ...chosen].flatMap((part) => flat(part, depth + 1)),
    ];
  }

  function objectOf(parts: JsonObject[], depth: number, odd: number): JsonObject {
    const names = new Set<string>();
    const required = new Set(
      parts.flatMap(({ required: list }) => (Array.isArray(list) ? list.map(String) : [])),
    );
    for (const { properties } of parts)
      for (const name of Object.keys(isJsonObject(properties) ? properties : {})) names.add(name);
    const result: JsonObject = {};
    for (const name of new Set([...names, ...required])) {
      const schemas = parts.flatMap(({ properties }) =>
        isJsonObject(properties) && name in properties ? [properties[name]] : [],
      );
      const chance = schemas.includes(false) ? 0.05 : required.has(name) ? 1 - odd / 4 : full;
      if (depth > DEEPEST || !random.chance(chance)) continue;
      result[name] = valueOf(schemas, depth + 1);
    }
    for (const name of denied) if (!names.has(name) && random.chance(0.2)) result[name] = random.pick(pool);
    const others = parts.flatMap(({ additionalProperties }) =>
      isJsonObject(additionalProperties) ? [additionalProperties] : [],
    );
    if (others.length > 0 && depth < DEEPEST)
      for (let count = random.below(3); count > 0; count -= 1)
        result[`key${count}`] = valueOf(others, depth + 1);
    return result;
  }

  function listOf(parts: JsonObject[], depth: number): unknown[] {
    const prefix = parts.flatMap(({ prefixItems }) => (Array.isArray(prefixItems) ? prefixItems : []));
    const items = parts.flatMap(({ items: element }) => (element === undefined ? [] : [element]));
    const bounds = parts.flatMap(({ minItems, maxItems }) =>
      [minItems, maxItems].filter((size) => typeof size === 'number' && size < 12),
    );
    const near = random.pick([...bounds, ...sizes]);
    const size = random.chance(0.5) ? Math.max(0, Number(near) + random.below(3) - 1) : random.below(3);
    const list = Array.from({ length: depth > DEEPEST ? 0 : size }, (_, index) => {
      const own = index < prefix.length ? [prefix[index]] : items;
      return valueOf(own, depth + 1);
    });
    return random.chance(0.2) ? list.map(() => list[0]) : list;
  }

  function scalarOf(type: string | undefined, parts: JsonObject[]): unknown {
    if (type === 'null') return null;
    if (type === 'boolean') return random.chance(0.5);
    if (type === 'integer') return random.below(100);
    if (type === 'number') return random.below(1000) / 10;
    const patterns = parts.flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : []));
    const [pattern] = patterns;
    if (pattern !== undefined) return matching(pattern, random);
    const format = parts.flatMap(({ format: name }) => (typeof name === 'string' ? [name] : []))[0];
    return FORMATS[format ?? ''] ?? random.pick(['', 'a', 'abc', 'x'.repeat(30), '12']);
  }
}

const known = new WeakMap<JsonObject, string>();

function textOf(schema: JsonObject): string {
  const text = known.get(schema) ?? JSON.stringify(schema);
  known.set(schema, text);
  return text;
}

function matching(pattern: string, random: Random): string {
  try {
    return (
      sampleOf(stringMatching(new RegExp(pattern, 'u')), {
        numRuns: 1,
        seed: random.below(2 ** 30),
      })[0] ?? ''
    );
  } catch {
    return 'a';
  }
}

function typesOf(parts: JsonObject[]): string[] {
  const stated = parts.flatMap(({ type }) =>
    typeof type === 'string' ? [[type]] : Array.isArray(type) ? [type.map(String)] : [],
  );
  const [first, ...others] = stated;
  if (!first) return ['string', 'integer', 'number', 'boolean', 'null', 'object', 'array'];
  const left = first.filter((name) =>
    others.every(
      (types) =>
        types.includes(name) ||
        (name === 'integer' && types.includes('number')) ||
        (name === 'number' && types.includes('integer')),
    ),
  );
  return left.length > 0 ? left : first;
}
