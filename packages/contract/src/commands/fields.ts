/** The flags of an operation, for its path, query and body. */
import type { JsonSchema, OpenApiDocument } from '../document/openapi-document.ts';
import { resolve } from '../document/references.ts';
import type { Operation } from '../operation/operation.ts';
import { filterableProperties, propertiesOf, recordSchema } from '../records.ts';
import { shapeOf, type ValueShape } from '../values/value-shape.ts';

/** A value that a command takes: an argument for the path, a flag for all else. */
export interface Field {
  /** Such as `caller-id`, without hyphens in front. */
  flag: string;
  place: 'path' | 'query' | 'body' | 'filter';
  /** The name in the contract, after the names of the objects around it. */
  path: readonly string[];
  description: string;
  required: boolean;
  /** True for a flag that can be repeated. */
  isList: boolean;
  shape: ValueShape;
  /** The known values of an enumeration. */
  values: readonly string[];
  /** The form of other values, if the contract gives one. */
  pattern?: string | undefined;
}

// Deeper fields of a body are given as JSON.
const MAX_DEPTH = 3;
// A field of the contract with such a name is `--body-url`.
const OWN_FLAGS =
  /^(?:profile|url|token|output|query|fields|raw|show-secrets|timeout|verbose|yes|dry-run|data|filter|since|until|all|out|help|version)$/;
// The command has its own way to filter and to choose fields.
const REPLACED_PARAMETERS = new Set(['filter', 'fields']);

const fieldsByOperation = new WeakMap<Operation, readonly Field[]>();

/** Returns the fields of an operation, each flag once, the path's first. */
export function fieldsOf(document: OpenApiDocument, operation: Operation): readonly Field[] {
  let fields = fieldsByOperation.get(operation);
  if (!fields) fieldsByOperation.set(operation, (fields = readFields(document, operation)));
  return fields;
}

function readFields(document: OpenApiDocument, operation: Operation): Field[] {
  const { pathParameters, queryParameters, body } = operation;
  const query = queryParameters.filter(({ name }) => !REPLACED_PARAMETERS.has(name));
  const parameters = [...pathParameters, ...query].map(({ in: place, name, required, valueSchema, object }) =>
    readField(document, place as 'path' | 'query', [name], valueSchema, {
      required,
      description: object.description ?? '',
    }),
  );
  const inBody = body?.schema && !takesList(document, operation) ? bodyFields(document, body.schema) : [];
  const fields = new Map([...parameters, ...inBody].map((field) => [field.flag, field]));
  // For a field whose flag is taken, there is --filter.
  for (const field of filterFields(document, operation))
    if (!fields.has(field.flag)) fields.set(field.flag, field);
  return [...fields.values()];
}

/** Returns true if the body is a list of records. */
export function takesList(document: OpenApiDocument, { body }: Operation): boolean {
  return body?.schema !== undefined && shapeIn(document, body.schema).takesArray;
}

/** Returns the fields of the records in a body that is a list. */
export function listFieldsOf(document: OpenApiDocument, { body }: Operation): readonly Field[] {
  const { items } = resolve<JsonSchema>(document, body?.schema ?? {}) as { items?: JsonSchema };
  return items ? bodyFields(document, items).filter(({ path }) => path.length === 1) : [];
}

function bodyFields(document: OpenApiDocument, schema: JsonSchema, path: readonly string[] = []): Field[] {
  const whole = resolve<JsonSchema>(document, schema);
  const required = new Set(path.length === 0 ? (whole['required'] as string[] | undefined) : []);
  return Object.entries(propertiesOf(document, whole)).flatMap(([name, property]) => {
    const own = [...path, name];
    const nested = own.length < MAX_DEPTH ? bodyFields(document, property, own) : [];
    const { types } = shapeIn(document, property);
    if (types.has('object') && !types.has('array') && nested.length > 0) return nested;
    return [readField(document, 'body', own, property, { required: required.has(name) })];
  });
}

function filterFields(document: OpenApiDocument, operation: Operation): Field[] {
  if (!isFilterable(operation)) return [];
  const record = propertiesOf(document, recordSchema({ document }, operation));
  return [...filterableProperties({ document }, operation)].map((name) =>
    readField(document, 'filter', [name], record[name] ?? {}),
  );
}

/** Returns true if an operation lists a collection that can be filtered. */
export function isFilterable({ queryParameters }: Operation): boolean {
  return queryParameters.some(({ name }) => name === 'filter');
}

function readField(
  document: OpenApiDocument,
  place: Field['place'],
  path: readonly string[],
  schema: JsonSchema,
  own: { required?: boolean; description?: string } = {},
): Field {
  const shape = shapeIn(document, schema);
  const whole = resolve<JsonSchema>(document, schema);
  const { description } = { ...whole, ...schema, ...own };
  return {
    flag: flagOf(place, path),
    place,
    path,
    required: own.required ?? false,
    isList: place !== 'filter' && shape.takesArray,
    shape,
    description: typeof description === 'string' ? description : '',
    values: [...new Set(enumValues(document, schema))],
    pattern: whole['pattern'] as string | undefined,
  };
}

export function flagOf(place: Field['place'], path: readonly string[]): string {
  const name = path.map(kebab).join('.');
  return place !== 'path' && OWN_FLAGS.test(name) ? `${place}-${name}` : name;
}

function shapeIn(document: OpenApiDocument, schema: JsonSchema): ValueShape {
  return shapeOf((element) => resolve(document, element), schema);
}

function enumValues(document: OpenApiDocument, schema: JsonSchema): string[] {
  const whole = resolve<JsonSchema>(document, schema);
  const parts = [whole['anyOf'] ?? [], whole['allOf'] ?? [], whole['items'] ?? []].flat() as JsonSchema[];
  const own = ((whole['enum'] ?? []) as unknown[]).map(String);
  return [...own, ...parts.flatMap((part) => enumValues(document, part))];
}

// `callerId`, `caller_id` and `Caller id` become `caller-id`.
export function kebab(name: string): string {
  return name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .replaceAll(/[^\w.]+|_/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase();
}
