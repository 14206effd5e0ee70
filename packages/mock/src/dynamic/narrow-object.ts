import {
  isJsonObject,
  type JsonSchema,
  type OpenApiDocument,
  pointerOfReference,
  pointerSegments,
  resolvePointer,
} from '@telephony/contract';
import { toGenerator } from './generator-names.ts';
import { exampleValues } from './narrow-value.ts';
import { ANYTHING, NOTHING, schemaOf } from './parts-of.ts';
import { allows, containsItself, type Narrowing, type Node } from './place.ts';

/** Keywords by which the presence of one property depends on that of others. */
const DEPENDENT = ['dependentRequired', 'dependentSchemas', 'dependencies', 'minProperties', 'if'];
/** Of this many optional properties one is left out, another one each time. */
const ONE_ABSENT_OF = 10;
/** Keys of a map of which no example shows one. */
const KEYS = ['one', 'two'];

/** An object with the properties that are declared and no others. */
export function narrowObject(node: Node, narrowing: Narrowing): JsonSchema | undefined {
  const { parts, place } = node;
  if (isTooDeep(node, narrowing)) return undefined;
  const required = new Set(parts.flatMap((part) => (part['required'] as string[] | undefined) ?? []));
  const names = new Set(
    parts.flatMap(({ properties = {} }) => Object.keys(properties as object)).concat([...required]),
  );
  const properties: JsonSchema = {};
  const inner = {
    ...place,
    depth: place.depth + 1,
    alternative: false,
    within: [...place.within, ...parts.filter((part) => 'properties' in part)],
  };
  for (const name of names) {
    const optional = !required.has(name);
    const schemas = propertySchemas(parts, name);
    if (optional && schemas.some(({ writeOnly }) => writeOnly === true)) continue;
    const narrowed = narrowProperty(node, name, schemas, { ...inner, optional }, narrowing);
    if (narrowed) properties[toGenerator(name)] = narrowed;
    else if (!optional) return undefined;
  }
  if (names.size === 0) Object.assign(properties, narrowMap(node, { ...inner, optional: true }, narrowing));
  const count = Object.keys(properties).length;
  if (count === 0) return narrowEmpty(node, narrowing);
  const most = Math.min(...parts.map(({ maxProperties = Infinity }) => Number(maxProperties)));
  const absent = parts.some((part) => DEPENDENT.some((keyword) => keyword in part))
    ? 0
    : Math.round((count - required.size) / ONE_ABSENT_OF);
  const present = Math.min(most, count - absent);
  // Of alternatives, the generator removes the properties that another one requires: an alternative has all of its own.
  const presence = place.alternative
    ? {}
    : { required: [...required].map(toGenerator), ...(present < count && { maxProperties: present }) };
  return { type: 'object', properties, ...presence, additionalProperties: false };
}

/** An optional object has a place only so far down. */
function isTooDeep({ parts, place: { within, depth, optional } }: Node, { deepest }: Narrowing): boolean {
  return containsItself(parts, within) || (optional && depth > deepest) || depth > 4 * deepest + 8;
}

function propertySchemas(parts: readonly JsonSchema[], name: string): JsonSchema[] {
  return parts.flatMap(({ properties, patternProperties, additionalProperties = true }) => {
    const own = isJsonObject(properties) && Object.hasOwn(properties, name) ? [properties[name]] : [];
    const found = Object.entries(isJsonObject(patternProperties) ? patternProperties : {})
      .filter(([pattern]) => new RegExp(pattern, 'u').test(name))
      .map(([, schema]) => schema);
    if (own.length + found.length > 0) return [...own, ...found].map(schemaOf);
    return additionalProperties === true ? [] : [schemaOf(additionalProperties)];
  });
}

function narrowProperty(
  node: Node,
  name: string,
  schemas: JsonSchema[],
  place: Node['place'],
  { narrow, document }: Narrowing,
): JsonSchema | undefined {
  if (schemas.includes(NOTHING)) return undefined;
  const named = discriminatorValues(document, node, name);
  const told = named.length > 0 ? narrow([...schemas, { enum: named }], name, place) : undefined;
  return told ?? narrow(schemas.length > 0 ? schemas : [ANYTHING], name, place);
}

/** What the property of a `discriminator` says: by which component the object is described. */
function discriminatorValues(document: OpenApiDocument, { parts, references }: Node, name: string): string[] {
  const owner = parts.find(
    ({ discriminator }) => isJsonObject(discriminator) && discriminator['propertyName'] === name,
  );
  if (!owner) return [];
  const { mapping } = owner['discriminator'] as { mapping?: Record<string, string> };
  const others = references.filter((pointer) => resolvePointer(document, pointer) !== owner);
  const components = new Set(others.map((pointer) => pointerSegments(pointer).at(-1) ?? ''));
  if (!mapping) return [...components];
  const mapped = Object.entries(mapping).filter(([, target]) =>
    components.has(pointerSegments(pointerOfReference(target) ?? `/${target}`).at(-1) ?? ''),
  );
  return mapped.map(([value]) => value);
}

/** Entries of a map, whose keys are those of examples. */
function narrowMap({ parts, schemas, name }: Node, place: Node['place'], narrowing: Narrowing): JsonSchema {
  const maps = parts.filter(({ additionalProperties }) => isJsonObject(additionalProperties));
  if (maps.length === 0) return {};
  const value = narrowing.narrow(
    maps.map(({ additionalProperties }) => schemaOf(additionalProperties)),
    name,
    { ...place, times: place.times * KEYS.length },
  );
  if (!value) return {};
  const keyed = parts.flatMap(({ propertyNames }) =>
    propertyNames === undefined ? [] : [schemaOf(propertyNames)],
  );
  const known = narrowing.examples.keysOf([...schemas, ...maps]);
  const keys = (known.length > 0 ? known : KEYS).filter((key) => allows(narrowing, keyed, key));
  return Object.fromEntries(keys.slice(0, 2 * KEYS.length).map((key) => [toGenerator(key), value]));
}

/** An object whose properties nobody declares: one of an example, or an empty one. */
function narrowEmpty(node: Node, narrowing: Narrowing): JsonSchema | undefined {
  const free = !node.parts.some((part) => 'properties' in part);
  const values = [...(free ? exampleValues(node, narrowing).filter(isJsonObject) : []), {}];
  const value = values.find((one) => allows(narrowing, node.schemas, one));
  return value && { enum: [value] };
}
