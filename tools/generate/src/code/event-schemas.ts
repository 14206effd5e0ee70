import { sourceFile } from './source-file.ts';
import { UserError } from '@telephony/contract/command-line';
import {
  isJsonObject,
  isReference,
  type JsonObject,
  listOperations,
  pointerOfReference,
  pointerSegments,
  reachableFrom,
  resolvePointer,
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
  const references = [...byEvent.values(), ...records].map((name) => ({ $ref: `${SCHEMAS}${name}` }));
  const schemas = Array.from(reachableFrom(bundle, references), (pointer) => {
    return [schemaName(`#${pointer}`), resolvePointer(bundle, pointer) as JsonObject] as const;
  });
  return { byEvent, schemas: new Map(schemas.toSorted(([left], [right]) => (left < right ? -1 : 1))) };
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
    const table = JSON.stringify(fieldKinds(event, { $ref: `${SCHEMAS}${name}` }, schemas));
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

function fieldKinds(event: string, schema: JsonObject, schemas: Schemas['schemas']): JsonObject {
  const parts = objectParts(event, schema, schemas);
  const fields = parts.flatMap(({ properties }) => Object.entries(properties));
  const required = new Set(parts.flatMap((part) => part.required));
  const names = fields.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined)
    throw new UserError(`${event}.${twice}: two parts of an event have the same field.`);
  return Object.fromEntries(
    fields.flatMap(([name, field]) => {
      const letters = name === 'event_name' ? '' : fieldLetters(`${event}.${name}`, field, schemas);
      return letters === '' ? [] : [[name, (required.has(name) ? '!' : '') + letters]];
    }),
  );
}

interface ObjectPart {
  properties: JsonObject;
  required: unknown[];
}

function objectParts(event: string, schema: unknown, schemas: Schemas['schemas']): ObjectPart[] {
  const {
    allOf = [],
    type = 'object',
    properties = {},
    required = [],
    ...rest
  } = follow(event, schema, schemas);
  const isObject = type === 'object' && isJsonObject(properties) && Array.isArray(required);
  if (!isObject || !Array.isArray(allOf) || hasMembers(rest))
    throw new UserError(
      `${event}: the schema of an event says the type of an object, properties and required.`,
    );
  return [...allOf.flatMap((part) => objectParts(event, part, schemas)), { properties, required }];
}

function fieldLetters(field: string, schema: unknown, schemas: Schemas['schemas']): string {
  const { anyOf, ...plain } = follow(field, schema, schemas);
  const branches = Array.isArray(anyOf) ? anyOf.map((branch) => follow(field, branch, schemas)) : [plain];
  // The known values of an open enumeration say nothing beside its plain type.
  const open = new Set(branches.flatMap(({ type, ...rest }) => (hasMembers(rest) ? [] : [type])));
  const letters = branches
    .filter(({ type, enum: values }) => values === undefined || !open.has(type))
    .flatMap(({ type = [], pattern, ...rest }) => {
      const isTime = pattern === TIME_PATTERN;
      const types = [type].flat().map((one) => TYPE_LETTERS[String(one)]);
      if (hasMembers(rest) || types.includes(undefined) || (pattern !== undefined && !isTime))
        throw wrongField(field);
      return types.map((letter) => (letter === 's' && isTime ? 't' : letter));
    });
  if (Array.isArray(anyOf) && hasMembers(plain)) throw wrongField(field);
  return [...new Set(letters)].join('');
}

function wrongField(field: string): UserError {
  return new UserError(
    `${field}: a field of an event says its types, and text the pattern of a time, and no more. Teach event-schemas.ts another kind, or simplify the schema.`,
  );
}

function hasMembers(schema: JsonObject): boolean {
  return Object.keys(schema).length > 0;
}

const ANNOTATION_KEYWORDS = /^(?:x-.*|description|title|examples|default|deprecated|\$comment)$/;
// These refuse no value.
const INTEGER_WIDTHS = new Set<unknown>(['int32', 'int64']);

// Follows references, and leaves out what refuses no value.
function follow(place: string, schema: unknown, schemas: Schemas['schemas']): JsonObject {
  const { $ref, ...plain } = Object.fromEntries(
    Object.entries(isJsonObject(schema) ? schema : {}).filter(
      ([keyword, value]) =>
        !ANNOTATION_KEYWORDS.test(keyword) && !(keyword === 'format' && INTEGER_WIDTHS.has(value)),
    ),
  );
  if (typeof $ref !== 'string') return plain;
  if (hasMembers(plain))
    throw new UserError(`${place}: ${$ref} has other keywords beside it. Write it alone.`);
  return follow(place, schemas.get(schemaName($ref)), schemas);
}
