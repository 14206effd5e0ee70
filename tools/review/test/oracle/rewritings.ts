import { isJsonObject, isReference, type JsonObject, targetOf } from '@telephony/contract';
import { isInFamily } from './families.ts';
import type { Random } from './random.ts';

/** Writes a schema of a bundle otherwise, with the same meaning; false where it cannot be written so. */
export type Rewrite = (schema: JsonObject, random: Random, bundle: JsonObject) => boolean;

/** Equal rewritings: what satisfied the schema satisfies it, and nothing else. */
export const rewritings: Readonly<Record<string, Rewrite>> = {
  'a type as a list': (schema) =>
    typeof schema['type'] === 'string' && put(schema, { type: [schema['type']] }),
  'types in another order': (schema) =>
    Array.isArray(schema['type']) && put(schema, { type: schema['type'].toReversed() as unknown }),
  'types as forms': (schema, random, bundle) => {
    const { type, ...rest } = schema;
    if (
      !Array.isArray(type) ||
      !isMovable(schema, bundle) ||
      isReference(schema) ||
      'anyOf' in schema ||
      'oneOf' in schema
    )
      return false;
    const forms = type.map((name: unknown) => ({ type: name }));
    // A whole number is of both types.
    const isApart = !type.includes('integer') || !type.includes('number');
    return replace(schema, { ...rest, [random.chance(0.5) || !isApart ? 'anyOf' : 'oneOf']: forms });
  },
  'a part of one': (schema, _random, bundle) =>
    isMovable(schema, bundle) && replace(schema, { allOf: [{ ...schema }] }),
  'a form of one': (schema, random, bundle) =>
    isMovable(schema, bundle) &&
    replace(schema, { [random.chance(0.5) ? 'anyOf' : 'oneOf']: [{ ...schema }] }),
  'a form twice': (schema) =>
    Array.isArray(schema['anyOf']) && schema['anyOf'].push(structuredClone(schema['anyOf'][0])) > 0,
  'forms in another order': (schema) =>
    Array.isArray(schema['anyOf']) && put(schema, { anyOf: schema['anyOf'].toReversed() as unknown }),
  'a component of its own': (schema, _random, bundle) => {
    const { components } = bundle;
    if (!isJsonObject(components) || Object.keys(schema).length === 0 || !isMovable(schema, bundle))
      return false;
    const schemas = isJsonObject(components['schemas']) ? components['schemas'] : {};
    const name = `Fresh${Object.keys(schemas).length}`;
    components['schemas'] = { ...schemas, [name]: { ...schema } };
    return replace(schema, { $ref: `#/components/schemas/${name}` });
  },
  'written where it is used': (schema, _random, bundle) => {
    const target = isReference(schema) ? targetOf<unknown>(bundle, schema.$ref)?.element : undefined;
    if (
      !isJsonObject(target) ||
      !isMovable(target, bundle) ||
      !isMovable(schema, bundle) ||
      Object.keys(schema).length > 1 ||
      JSON.stringify(target).includes('#/')
    )
      return false;
    return replace(schema, structuredClone(target));
  },
  'a base of some properties': (schema, random) => {
    const { properties, required, additionalProperties, ...rest } = schema;
    if (!isJsonObject(properties) || 'allOf' in schema || 'unevaluatedProperties' in schema) return false;
    if (isJsonObject(additionalProperties) || schema['type'] !== 'object') return false;
    const names = new Set(Object.keys(properties).filter(() => random.chance(0.5)));
    const pick = (isBase: boolean) =>
      Object.fromEntries(Object.entries(properties).filter(([name]) => names.has(name) === isBase));
    const base = { type: 'object', properties: pick(true) };
    const own = { properties: pick(false), ...(required === undefined ? {} : { required }) };
    const closing = additionalProperties === false ? { unevaluatedProperties: false } : {};
    return random.chance(0.5)
      ? replace(schema, { ...rest, ...closing, allOf: [base, own] })
      : replace(schema, { ...rest, ...closing, ...own, allOf: [base] });
  },
  'closed by the other keyword': (schema) => {
    const { additionalProperties, ...rest } = schema;
    if (additionalProperties !== false || ['allOf', 'anyOf', 'oneOf', '$ref'].some((name) => name in schema))
      return false;
    return replace(schema, { ...rest, unevaluatedProperties: false });
  },
  // Below `unevaluatedProperties` such a word takes all properties for evaluated.
  'open in so many words': (schema, _random, bundle) =>
    !JSON.stringify(bundle).includes('unevaluatedProperties') &&
    isJsonObject(schema['properties']) &&
    !('additionalProperties' in schema) &&
    !('allOf' in schema) &&
    put(schema, { additionalProperties: true }),
  'an exclusive maximum': (schema) => {
    const { maximum, ...rest } = schema;
    const isWhole = schema['type'] === 'integer';
    if (!isWhole || typeof maximum !== 'number' || 'exclusiveMaximum' in schema) return false;
    return replace(schema, { ...rest, exclusiveMaximum: Math.floor(maximum) + 1 });
  },
  'an exclusive minimum': (schema) => {
    const { minimum, ...rest } = schema;
    if (schema['type'] !== 'integer' || typeof minimum !== 'number' || 'exclusiveMinimum' in schema)
      return false;
    return replace(schema, { ...rest, exclusiveMinimum: Math.ceil(minimum) - 1 });
  },
  'a constant as a list': (schema) => {
    const { const: value, ...rest } = schema;
    return 'const' in schema && !('enum' in schema) && replace(schema, { ...rest, enum: [value] });
  },
  'values in another order': (schema) =>
    Array.isArray(schema['enum']) && put(schema, { enum: schema['enum'].toReversed() as unknown }),
  'values in two forms': (schema, _random, bundle) => {
    const { enum: values, ...rest } = schema;
    if (
      !isMovable(schema, bundle) ||
      !Array.isArray(values) ||
      values.length < 2 ||
      ['anyOf', 'oneOf', '$ref'].some((name) => name in schema)
    )
      return false;
    return replace(schema, {
      ...rest,
      anyOf: [{ enum: values.slice(0, 1) as unknown }, { enum: values.slice(1) as unknown }],
    });
  },
  'bounds that all keep': (schema, random) => {
    const types = Array.isArray(schema['type']) ? schema['type'] : [schema['type']];
    if (types.includes('string')) return !('minLength' in schema) && put(schema, { minLength: 0 });
    if (types.includes('array'))
      return random.chance(0.5)
        ? !('minItems' in schema) && put(schema, { minItems: 0 })
        : !('uniqueItems' in schema) && put(schema, { uniqueItems: false });
    if (types.includes('object')) return !('minProperties' in schema) && put(schema, { minProperties: 0 });
    return schema['type'] === 'integer' && !('multipleOf' in schema) && put(schema, { multipleOf: 1 });
  },

  'denied twice': (schema, _random, bundle) =>
    !('not' in schema) &&
    !isReference(schema) &&
    !isInFamily(bundle, schema) &&
    replace(schema, { not: { not: { ...schema } } }),
  'required in another order': (schema) =>
    Array.isArray(schema['required']) &&
    put(schema, { required: schema['required'].toReversed() as unknown }),
  'the bounds apart': (schema) => {
    const { maximum, maxLength, pattern, ...rest } = schema;
    const apart = {
      ...(maximum !== undefined && { maximum }),
      ...(maxLength !== undefined && { maxLength }),
      ...(pattern !== undefined && { pattern }),
    };
    return (
      Object.keys(apart).length > 0 && !('allOf' in schema) && replace(schema, { ...rest, allOf: [apart] })
    );
  },
  'other words': (schema) => put(schema, { description: 'Other words.' }),
};

/**
 * Whether a schema says the same behind a reference, or as a part or form: not where no value can satisfy it, which is not looked
 * for there, as nobody writes it; and not where its place says of what it is a form.
 */
function isMovable(schema: JsonObject, bundle: JsonObject): boolean {
  const { not } = schema;
  return (!isJsonObject(not) || Object.keys(not).length > 0) && !isInFamily(bundle, schema);
}

function put(schema: JsonObject, members: JsonObject): boolean {
  Object.assign(schema, members);
  return true;
}

function replace(schema: JsonObject, other: JsonObject): boolean {
  for (const name of Object.keys(schema)) delete schema[name];
  Object.assign(schema, other);
  return true;
}
