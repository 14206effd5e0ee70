import {
  childPointer,
  type Contract,
  isJsonObject,
  type JsonSchema,
  type Located,
} from '@telephony/contract';

/** Where the contract says something of a field. */
export interface SchemaPlace {
  /** JSON pointer of the schema of the field, or, where it is not declared, of the object that would declare it. */
  pointer: string;
  declared: boolean;
}

/**
 * Finds the schema of a field of a body.
 *
 * @param schema Of the whole body.
 * @param pointer Where that schema is.
 * @param path Names and indexes from the body to the field.
 */
export function schemaPlace(
  contract: Contract,
  schema: JsonSchema,
  pointer: string,
  path: readonly string[],
): SchemaPlace {
  let at = pointer;
  let parts = partsOf(contract, schema, at);
  for (const name of path) {
    const next = childOf(parts, name);
    if (!next) return { pointer: (parts.find(hasFields) ?? parts[0])?.pointer ?? at, declared: false };
    at = next.pointer;
    parts = partsOf(contract, next.element, at);
  }
  return { pointer: at, declared: true };
}

type Part = Located<JsonSchema>;

/** The schema and all that it is made of, references followed. */
function partsOf(contract: Contract, schema: JsonSchema, pointer: string, seen = new Set<string>()): Part[] {
  const found = contract.follow(schema, pointer);
  if (seen.has(found.pointer)) return [];
  seen.add(found.pointer);
  const inner = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => {
    const list = found.element[keyword];
    const at = childPointer(found.pointer, keyword);
    return Array.isArray(list)
      ? list.flatMap((part, index) =>
          isJsonObject(part) ? partsOf(contract, part, childPointer(at, index), seen) : [],
        )
      : [];
  });
  return [found, ...inner];
}

const hasFields = ({ element }: Part): boolean => isJsonObject(element['properties']);

function childOf(parts: readonly Part[], name: string): Part | undefined {
  for (const { element, pointer } of parts) {
    const { properties, items, additionalProperties } = element;
    if (isJsonObject(properties) && isJsonObject(properties[name]) && Object.hasOwn(properties, name))
      return { element: properties[name], pointer: childPointer(childPointer(pointer, 'properties'), name) };
    if (/^\d+$/.test(name) && isJsonObject(items))
      return { element: items, pointer: childPointer(pointer, 'items') };
    if (isJsonObject(additionalProperties))
      return { element: additionalProperties, pointer: childPointer(pointer, 'additionalProperties') };
  }
  return undefined;
}
