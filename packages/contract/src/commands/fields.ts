/** The flags of an operation: what its path, query and body take, by the contract. */
import type { JsonSchema, OpenApiDocument } from '../document/openapi-document.ts';
import { resolve } from '../document/references.ts';
import type { Operation } from '../operation/operation.ts';
import { filterableProperties, propertiesOf, recordSchema } from '../records.ts';
import { shapeOf, type ValueShape } from '../values/value-shape.ts';

/** One value that a command takes: an argument for the path, a flag for all else. */
export interface Field {
  /** Such as `caller-id`, without hyphens in front. */
  flag: string;
  place: 'path' | 'query' | 'body' | 'filter';
  /** The name in the contract, and those of the objects around it. */
  path: readonly string[];
  description: string;
  required: boolean;
  /** Whether it takes several values: the flag is repeated. */
  isList: boolean;
  shape: ValueShape;
  /** The known values of an enumeration. */
  values: readonly string[];
  /** What other values look like, where the contract says so. */
  pattern?: string | undefined;
}

const DEEPEST = 3;
const OWN_FLAGS =
  /^(?:profile|url|token|output|query|fields|show-secrets|yes|dry-run|data|filter|since|until|all|out|help|version)$/;
const REPLACED = new Set(['filter', 'fields']);

const known = new WeakMap<Operation, readonly Field[]>();

/** The fields of an operation, those of the path first. Each flag is there once. */
export function fieldsOf(document: OpenApiDocument, operation: Operation): readonly Field[] {
  let fields = known.get(operation);
  if (!fields) known.set(operation, (fields = readFields(document, operation)));
  return fields;
}

function readFields(document: OpenApiDocument, operation: Operation): Field[] {
  const { pathParameters, queryParameters, body } = operation;
  const parameters = [
    ...pathParameters.map((parameter) => ({ place: 'path' as const, parameter })),
    ...queryParameters
      .filter(({ name }) => !REPLACED.has(name))
      .map((parameter) => ({ place: 'query' as const, parameter })),
  ].map(({ place, parameter: { name, required, valueSchema, object } }) =>
    fieldOf(document, place, [name], valueSchema, { required, description: textOf(object.description) }),
  );
  const inBody = body?.schema && !takesList(document, operation) ? bodyFields(document, body.schema) : [];
  const fields = new Map([...parameters, ...inBody].map((field) => [field.flag, field]));
  // What another flag is in the way of can be filtered by with --filter.
  for (const field of filterFields(document, operation))
    if (!fields.has(field.flag)) fields.set(field.flag, field);
  return [...fields.values()];
}

/** Whether the body is a list of records. */
export function takesList(document: OpenApiDocument, { body }: Operation): boolean {
  return body?.schema !== undefined && shapeIn(document, body.schema).takesArray;
}

function bodyFields(document: OpenApiDocument, schema: JsonSchema, path: readonly string[] = []): Field[] {
  const whole = resolve<JsonSchema>(document, schema);
  const required = new Set(path.length === 0 ? (whole['required'] as string[] | undefined) : []);
  return Object.entries(propertiesOf(document, whole)).flatMap(([name, property]) => {
    const own = [...path, name];
    const nested = own.length < DEEPEST ? bodyFields(document, property, own) : [];
    const { types } = shapeIn(document, property);
    if (types.has('object') && !types.has('array') && nested.length > 0) return nested;
    return [propertyField(document, 'body', own, property, required.has(name))];
  });
}

function filterFields(document: OpenApiDocument, operation: Operation): Field[] {
  if (!isFilterable(operation)) return [];
  const record = propertiesOf(document, recordSchema({ document }, operation));
  return [...filterableProperties({ document }, operation)].map((name) =>
    propertyField(document, 'filter', [name], record[name] ?? {}, false),
  );
}

/** Whether an operation lists a collection that can be filtered. */
export function isFilterable({ queryParameters }: Operation): boolean {
  return queryParameters.some(({ name }) => name === 'filter');
}

function propertyField(
  document: OpenApiDocument,
  place: Field['place'],
  path: readonly string[],
  schema: JsonSchema,
  required: boolean,
): Field {
  const { description } = { ...resolve<JsonSchema>(document, schema), ...schema };
  return fieldOf(document, place, path, schema, { required, description: textOf(description) });
}

function fieldOf(
  document: OpenApiDocument,
  place: Field['place'],
  path: readonly string[],
  schema: JsonSchema,
  { required, description }: Pick<Field, 'required' | 'description'>,
): Field {
  const shape = shapeIn(document, schema);
  return {
    flag: flagOf(place, path),
    place,
    path,
    required,
    isList: place !== 'filter' && shape.takesArray,
    shape,
    description,
    values: [...new Set(valuesOf(document, schema))],
    pattern: resolve<{ pattern?: string }>(document, schema).pattern,
  };
}

export function flagOf(place: Field['place'], path: readonly string[]): string {
  const name = path.map(kebab).join('.');
  return place !== 'path' && OWN_FLAGS.test(name) ? `${place}-${name}` : name;
}

function shapeIn(document: OpenApiDocument, schema: JsonSchema): ValueShape {
  return shapeOf((element) => resolve(document, element), schema);
}

function valuesOf(document: OpenApiDocument, schema: JsonSchema): string[] {
  const whole = resolve<JsonSchema>(document, schema);
  const parts = [whole['anyOf'] ?? [], whole['allOf'] ?? [], whole['items'] ?? []].flat() as JsonSchema[];
  const own = ((whole['enum'] ?? []) as unknown[]).map(String);
  return [...own, ...parts.flatMap((part) => valuesOf(document, part))];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export function kebab(name: string): string {
  return name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .replaceAll(/[^\w.]+|_/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase();
}
