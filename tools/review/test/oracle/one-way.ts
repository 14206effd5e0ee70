import { isJsonObject, isReference, type JsonObject, locate, walkContract } from '@telephony/contract';

export type Way = 'request' | 'response';

const DEEPEST = 6;

/**
 * A bundle as it holds for what goes one way: what is read only is not sent and need not be, what is written only does not come and
 * need not.
 *
 * @param unsent The schema of a field that does not go this way: by default there must be none.
 */
export function oneWay(bundle: JsonObject, way: Way, unsent = false): JsonObject {
  const mark = way === 'request' ? 'readOnly' : 'writeOnly';
  return JSON.stringify(bundle).includes(`"${mark}":true`) ? objectOf(bundle, new Set()) : bundle;

  function objectOf(node: JsonObject, around: ReadonlySet<string>): JsonObject {
    const own = around.union(unsentIn(node, 0));
    const { properties, required, allOf, ...others } = node;
    const rest = Object.entries(others).map(([name, value]) => [name, copyOf(value)]);
    return {
      ...Object.fromEntries(rest),
      ...(isJsonObject(properties) && { properties: propertiesOf(properties) }),
      ...(properties !== undefined && !isJsonObject(properties) && { properties }),
      ...(required !== undefined && { required: requiredOf(required, own) }),
      ...(Array.isArray(allOf) && {
        allOf: allOf.map((part: unknown) => (isJsonObject(part) ? objectOf(part, own) : part)),
      }),
    };
  }

  function copyOf(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => copyOf(item));
    return isJsonObject(value) ? objectOf(value, new Set()) : value;
  }

  function propertiesOf(properties: JsonObject): JsonObject {
    const entries = Object.entries(properties);
    return Object.fromEntries(
      entries.map(([name, schema]) => [name, isMarked(schema, 0) ? unsent : copyOf(schema)]),
    );
  }

  function requiredOf(required: unknown, own: ReadonlySet<string>): unknown {
    return Array.isArray(required) ? required.filter((name) => !own.has(String(name))) : required;
  }

  function unsentIn(schema: unknown, depth: number): Set<string> {
    if (!isJsonObject(schema) || depth > DEEPEST) return new Set();
    const { properties, allOf } = schema;
    const names = Object.entries(isJsonObject(properties) ? properties : {})
      .filter(([, property]) => isMarked(property, 0))
      .map(([name]) => name);
    const parts: unknown[] = [referred(schema), ...(Array.isArray(allOf) ? allOf : [])];
    return parts.reduce<Set<string>>((all, part) => all.union(unsentIn(part, depth + 1)), new Set(names));
  }

  function isMarked(schema: unknown, depth: number): boolean {
    if (!isJsonObject(schema) || depth > DEEPEST) return false;
    if (typeof schema[mark] === 'boolean') return schema[mark];
    const is = (part: unknown) => isMarked(part, depth + 1);
    const { allOf, anyOf, oneOf, not } = schema;
    // What is denied twice holds, as the review has it.
    if (isJsonObject(not) && is(not['not'])) return true;
    if (is(referred(schema)) || (Array.isArray(allOf) && allOf.some(is))) return true;
    return [anyOf, oneOf].some((forms) => Array.isArray(forms) && forms.length > 0 && forms.every(is));
  }

  function referred(schema: JsonObject): unknown {
    return isReference(schema) ? locate<unknown>(bundle, { $ref: schema.$ref }, '')?.element : undefined;
  }
}

/** The names of the properties that schemas say must not be there. */
export function deniedNames(...schemas: unknown[]): string[] {
  const names = new Set<string>();
  const visit = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isJsonObject(node)) return;
    const { properties, not } = node;
    for (const [name, schema] of Object.entries(isJsonObject(properties) ? properties : {}))
      if (schema === false) names.add(name);
    if (isJsonObject(not) && Array.isArray(not['required']))
      for (const name of not['required']) names.add(String(name));
    Object.values(node).forEach(visit);
  };
  schemas.forEach(visit);
  return [...names];
}

export function formNames(bundle: JsonObject): string[] {
  const names = new Set<string>();
  walkContract(bundle, ({ anyOf = [], oneOf = [] }) => {
    for (const form of [anyOf, oneOf].flat()) {
      const { properties } = locate<JsonObject>(bundle, form as JsonObject, '')?.element ?? {};
      if (isJsonObject(properties)) for (const name of Object.keys(properties)) names.add(name);
    }
  });
  return [...names];
}
