import { type Contract, isJsonObject, type JsonSchema, nearest, propertiesOf } from '@telephony/contract';

/** The value at a dotted path, such as `legs.0.src`; undefined where there is none. */
export function fieldAt(body: unknown, path: string): unknown {
  let value = body;
  for (const name of path.split('.')) value = memberOf(value, name);
  return value;
}

/** A body with a field replaced, or added. Objects on the way to it are made. */
export function withField(body: unknown, path: string, value: unknown): unknown {
  const [name = '', ...rest] = path.split('.');
  const set = rest.length === 0 ? value : withField(memberOf(body, name), rest.join('.'), value);
  if (Array.isArray(body) && /^\d+$/.test(name))
    return Object.assign([...(body as unknown[])], { [name]: set });
  // Not by assignment: that of `__proto__` would change what the object is.
  return Object.fromEntries([...Object.entries(isJsonObject(body) ? body : {}), [name, set]]);
}

/** Why an event has no such field, with the nearest name; undefined where it has, or where it may have any. */
export function unknownField(
  { document, resolve }: Contract,
  schema: JsonSchema | undefined,
  body: unknown,
  path: string,
): string | undefined {
  let value = body;
  let within = schema;
  for (const name of path.split('.')) {
    const resolved = within === undefined ? {} : resolve(within);
    const properties = propertiesOf(document, resolved);
    const present = isJsonObject(value) ? Object.keys(value) : [];
    const isOther =
      Array.isArray(value) || Object.keys(properties).length === 0 || MORE.some((key) => key in resolved);
    if (!isOther && !present.includes(name) && !Object.hasOwn(properties, name)) {
      const meant = nearest(name, [...Object.keys(properties), ...present]);
      return `is not a field of the event.${meant === undefined ? '' : ` Did you mean ${meant}?`}`;
    }
    value = memberOf(value, name);
    within = properties[name];
  }
  return undefined;
}

/** Keywords by which an object may have fields that its properties do not name. */
const MORE = ['oneOf', 'patternProperties', 'if', 'dependentSchemas'];

function memberOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return /^\d+$/.test(name) ? value[Number(name)] : undefined;
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
