import { sourceFile } from './source-file.ts';
import { UserError } from '@telephony/command-line';
import {
  isReference,
  listOperations,
  pointerOf,
  resolvePointer,
  walkContract,
  isJsonObject,
  type JsonObject,
  pointerOfReference,
  pointerSegments,
} from '@telephony/contract';

const SCHEMAS = '#/components/schemas/';

export interface Schemas {
  // Both maps are in alphabetical order.
  byEvent: Map<string, string>;
  schemas: Map<string, JsonObject>;
}

export function readSchemas(
  bundle: JsonObject,
  records: readonly string[] = [],
  isWanted: (event: string) => boolean = () => true,
): Schemas {
  const byEvent = new Map(
    listOperations(bundle)
      .filter(({ kind, path }) => kind === 'webhook' && isWanted(path))
      .map(({ path, pointer, value }) => {
        const schema = resolvePointer(value, '/requestBody/content/application~1json/schema');
        if (!isReference(schema))
          throw new UserError(
            `${pointer}: the body of an event must be a \`$ref\` to a schema in components.`,
          );
        return [path, schemaName(schema.$ref)] as const;
      })
      .toSorted(([left], [right]) => (left < right ? -1 : 1)),
  );
  const found = new Map<string, JsonObject>();
  const collect = (name: string): void => {
    if (found.has(name)) return;
    const schema = resolvePointer(bundle, pointerOf(['components', 'schemas', name]));
    if (!isJsonObject(schema)) throw new UserError(`${SCHEMAS}${name} is not a schema of the bundle.`);
    found.set(name, schema);
    walkContract(schema, (element) => {
      if (isReference(element)) collect(schemaName(element.$ref));
    });
  };
  for (const name of [...byEvent.values(), ...records]) collect(name);
  return { byEvent, schemas: new Map([...found].toSorted(([left], [right]) => (left < right ? -1 : 1))) };
}

function schemaName(reference: string): string {
  const [first, kind, name, ...rest] = pointerSegments(pointerOfReference(reference) ?? '');
  if (first !== 'components' || kind !== 'schemas' || name === undefined || rest.length > 0)
    throw new UserError(`${reference}: an event can only refer to ${SCHEMAS}….`);
  return name;
}

const TYPE_LETTERS: Readonly<Record<string, string>> = {
  string: 's',
  integer: 'i',
  number: 'd',
  boolean: 'b',
  null: 'n',
};
const TIME_PATTERN = String.raw`^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$`;

export async function generateFields(bundle: JsonObject): Promise<string> {
  const { byEvent, schemas } = readSchemas(bundle);
  const eventsOf = new Map<string, string[]>();
  for (const [event, name] of byEvent) {
    const table = JSON.stringify(fieldKinds(event, simplifySchema({ $ref: `#/${name}` }, schemas)));
    eventsOf.set(table, [...(eventsOf.get(table) ?? []), event]);
  }
  const tables = [...eventsOf];
  const declared = tables.map(([table], index) => `const fields${index}: Kinds = ${table};`);
  const entries = tables.flatMap(([, events], index) =>
    events.map((event) => `[${JSON.stringify(event)}, fields${index}],`),
  );
  const source = `import type { Kinds } from '../parse/fields.ts';\n\n${declared.join('\n')}

/** The types of the fields of each event, by \`event_name\`. */
export const FIELDS: ReadonlyMap<string, Kinds> = /* @__PURE__ */ new Map([\n${entries.join('\n')}\n]);\n`;
  return sourceFile('fields.ts', source);
}

function fieldKinds(event: string, { type, properties, required = [], ...rest }: JsonObject): JsonObject {
  if (type !== 'object' || !isJsonObject(properties) || !Array.isArray(required) || hasMembers(rest))
    throw new UserError(
      `${event}: the schema of an event says the type of an object, properties and required.`,
    );
  const names = Object.keys(properties).filter((name) => name !== 'event_name');
  return Object.fromEntries(
    names.map((name) => [
      name,
      (required.includes(name) ? '!' : '') + fieldLetters(`${event}.${name}`, properties[name]),
    ]),
  );
}

function fieldLetters(field: string, schema: unknown): string {
  const { type, pattern, ...rest } = isJsonObject(schema) ? schema : {};
  const types = [type].flat().map((one) => TYPE_LETTERS[String(one)]);
  if (hasMembers(rest) || types.includes(undefined) || (pattern !== undefined && pattern !== TIME_PATTERN))
    throw new UserError(
      `${field}: a field of an event says its types, and text the pattern of a time, and no more. Teach generate-fields.ts another kind, or simplify the schema.`,
    );
  return types.map((letter) => (letter === 's' && pattern !== undefined ? 't' : letter)).join('');
}

function hasMembers(schema: JsonObject): boolean {
  return Object.keys(schema).length > 0;
}

const ANNOTATION_KEYWORDS = new Set([
  'description',
  'title',
  'examples',
  'default',
  'deprecated',
  '$comment',
]);
// These refuse no value.
const INTEGER_WIDTHS = new Set<unknown>(['int32', 'int64']);
const JOINABLE_KEYWORDS = new Set(['type', 'required', 'properties']);

// Without annotations, references and open enumerations, the receiver's checks stay small.
function simplifySchema(schema: JsonObject, schemas: ReadonlyMap<string, JsonObject>): JsonObject {
  return simplify(schema, { schemas, within: [] });
}

interface Context {
  schemas: ReadonlyMap<string, JsonObject>;
  // The references that lead here, to notice a circle.
  within: string[];
}

function simplify(schema: JsonObject, context: Context): JsonObject {
  const plain = Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
      if (ANNOTATION_KEYWORDS.has(keyword) || keyword.startsWith('x-')) return [];
      if (keyword === 'format' && INTEGER_WIDTHS.has(value)) return [];
      if (keyword === 'properties' && isJsonObject(value)) return [[keyword, simplifyEach(value, context)]];
      if (Array.isArray(value) && ['allOf', 'anyOf', 'oneOf'].includes(keyword))
        return [[keyword, value.map((part) => simplifyValue(part, context))]];
      return [[keyword, simplifyValue(value, context)]];
    }),
  );
  return openTypes(joinParts(dereference(plain, context)));
}

function simplifyEach(properties: JsonObject, context: Context): JsonObject {
  const simple = Object.entries(properties).map(([name, value]): [string, unknown] => [
    name,
    simplifyValue(value, context),
  ]);
  return Object.fromEntries(
    simple.filter(([, value]) => !isJsonObject(value) || Object.keys(value).length > 0),
  );
}

function simplifyValue(value: unknown, context: Context): unknown {
  return isJsonObject(value) ? simplify(value, context) : value;
}

function dereference(schema: JsonObject, { schemas, within }: Context): JsonObject {
  const { $ref, ...rest } = schema;
  if (typeof $ref !== 'string') return schema;
  const name = pointerSegments(pointerOfReference($ref) ?? '').at(-1) ?? $ref;
  const target = schemas.get(name);
  if (!target || within.includes(name) || Object.keys(rest).length > 0)
    throw new UserError(
      `${[...within, name].join(' -> ')}: a schema of an event is referred to by $ref alone, and not in a circle.`,
    );
  return simplify(target, { schemas, within: [...within, name] });
}

function joinParts(schema: JsonObject): JsonObject {
  const { allOf, ...rest } = schema;
  if (!Array.isArray(allOf)) return schema;
  const parts = [...(allOf as unknown[]), ...(Object.keys(rest).length > 0 ? [rest] : [])].filter(
    isJsonObject,
  );
  const names = parts.flatMap(({ properties }) => Object.keys(isJsonObject(properties) ? properties : {}));
  const types = new Set(parts.flatMap(({ type }) => (type === undefined ? [] : [JSON.stringify(type)])));
  const joinable =
    parts.every((part) => Object.keys(part).every((keyword) => JOINABLE_KEYWORDS.has(keyword))) &&
    new Set(names).size === names.length &&
    types.size <= 1;
  if (!joinable) return schema;
  const required = parts.flatMap((part): unknown[] =>
    Array.isArray(part['required']) ? part['required'] : [],
  );
  return {
    ...joinMembers(parts),
    ...(required.length > 0 && { required: [...new Set(required)] }),
    ...(names.length > 0 && { properties: joinMembers(parts.map(({ properties }) => properties)) }),
  };
}

function joinMembers(objects: unknown[]): JsonObject {
  return Object.fromEntries(objects.filter(isJsonObject).flatMap((one) => Object.entries(one)));
}

function openTypes(schema: JsonObject): JsonObject {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || Object.keys(rest).length > 0) return schema;
  const members = anyOf.filter(isJsonObject);
  const types = members.filter(isPlainType).map(({ type }) => type);
  const covered = (member: JsonObject) =>
    isPlainType(member) || ('enum' in member && types.includes(member['type']));
  if (members.length < anyOf.length || !members.every(covered)) return schema;
  const type = [...new Set(types)];
  return { type: type.length === 1 ? type[0] : type };
}

function isPlainType(schema: JsonObject): boolean {
  return typeof schema['type'] === 'string' && Object.keys(schema).length === 1;
}
