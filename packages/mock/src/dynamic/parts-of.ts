import { isJsonObject, type JsonSchema, type OpenApiDocument, targetOf } from '@telephony/contract';

/** The schemas that hold for a value at the same time. */
export interface Parts {
  /** Those given, and what their references and `allOf` lead to. */
  parts: JsonSchema[];
  /** JSON pointers of the components that references led to. */
  references: string[];
}

/** Every value is allowed: the schema `true`. */
export const ANYTHING: JsonSchema = {};
/** No value is allowed: the schema `false`. */
export const NOTHING: JsonSchema = { not: {} };

/** A schema as an object. */
export function schemaOf(schema: unknown): JsonSchema {
  return isJsonObject(schema) ? schema : schema === false ? NOTHING : ANYTHING;
}

/** The schemas in a list such as `allOf`; none where it is something else. */
export function schemasIn(list: unknown): JsonSchema[] {
  return Array.isArray(list) ? list.map(schemaOf) : [];
}

/** Follows the references and the `allOf` of schemas. */
export function partsOf(document: OpenApiDocument, schemas: readonly JsonSchema[]): Parts {
  const parts = new Set<JsonSchema>();
  const references = new Set<string>();
  const open = [...schemas];
  for (const schema of open) {
    if (parts.has(schema)) continue;
    parts.add(schema);
    const target =
      typeof schema['$ref'] === 'string' ? targetOf<unknown>(document, schema['$ref']) : undefined;
    if (target) {
      references.add(target.pointer);
      open.push(schemaOf(target.element));
    }
    open.push(...schemasIn(schema['allOf']));
  }
  return { parts: [...parts], references: [...references] };
}

/** The types that schemas allow together; undefined where none of them says. */
export function typesOf(parts: readonly JsonSchema[]): string[] | undefined {
  const stated = parts.flatMap(({ type }) => (type === undefined ? [] : [[type].flat().map(String)]));
  if (stated.length > 0) {
    const [first = [], ...others] = stated;
    const common = first.filter((type) =>
      others.every((types) => types.includes(type) || isWider(types, type)),
    );
    return common.length > 0 ? common : others.flat().filter((type) => isWider(first, type));
  }
  if (parts.some((part) => 'properties' in part || isJsonObject(part['additionalProperties'])))
    return ['object'];
  if (parts.some((part) => 'items' in part || 'prefixItems' in part)) return ['array'];
  return undefined;
}

const isWider = (types: string[], type: string): boolean => type === 'integer' && types.includes('number');

/** The values of `enum` and `const`; undefined where no part has them. */
export function fixedValues(parts: readonly JsonSchema[]): unknown[] | undefined {
  const fixed = parts.find((part) => 'const' in part || Array.isArray(part['enum']));
  return fixed && ('const' in fixed ? [fixed['const']] : (fixed['enum'] as unknown[]));
}
