/** The flags of an operation: what its path, query and body take, by the contract. */
import {
  filterableProperties,
  type JsonSchema,
  type Operation,
  propertiesOf,
  recordSchema,
  resolve,
  shapeOf,
  type ValueShape,
} from '@telephony/contract/reading';
import { kebab } from './command-name.ts';
import { contractDocument, resolved } from './contract.ts';

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
}

/** How deep the fields of a body go that are flags. What is deeper is given as JSON. */
const DEEPEST = 3;
/** What every command has, or operations of one kind: a field of the same name is `--body-url`. */
const OWN_FLAGS =
  /^(?:profile|url|token|output|query|fields|show-secrets|yes|dry-run|data|filter|since|until|all|out|help|version)$/;
/** Query parameters that are no flags: the command has its own way to filter, choose fields and page. */
const REPLACED = new Set(['filter', 'fields']);

const known = new WeakMap<Operation, readonly Field[]>();

/** The fields of an operation, those of the path first. Each flag is there once. */
export function fieldsOf(operation: Operation): readonly Field[] {
  let fields = known.get(operation);
  if (!fields) known.set(operation, (fields = readFields(operation)));
  return fields;
}

function readFields(operation: Operation): Field[] {
  const { pathParameters, queryParameters, body } = operation;
  const parameters = [
    ...pathParameters.map((parameter) => ({ place: 'path' as const, parameter })),
    ...queryParameters
      .filter(({ name }) => !REPLACED.has(name))
      .map((parameter) => ({ place: 'query' as const, parameter })),
  ].map(({ place, parameter: { name, required, valueSchema, object } }) =>
    fieldOf(place, [name], valueSchema, { required, description: textOf(object.description) }),
  );
  const inBody = body?.schema && !takesList(operation) ? bodyFields(body.schema) : [];
  const fields = new Map([...parameters, ...inBody].map((field) => [field.flag, field]));
  // What another flag is in the way of can be filtered by with --filter.
  for (const field of filterFields(operation)) if (!fields.has(field.flag)) fields.set(field.flag, field);
  return [...fields.values()];
}

/** Whether the body is a list of records. */
export function takesList({ body }: Operation): boolean {
  return body?.schema !== undefined && shapeOfSchema(body.schema).takesArray;
}

function bodyFields(schema: JsonSchema, path: readonly string[] = []): Field[] {
  const required = new Set(path.length === 0 ? (resolved(schema)['required'] as string[] | undefined) : []);
  return Object.entries(propertiesOf(contractDocument(), resolved(schema))).flatMap(([name, property]) => {
    const own = [...path, name];
    const nested = own.length < DEEPEST ? bodyFields(property, own) : [];
    const { types } = shapeOfSchema(property);
    if (types.has('object') && !types.has('array') && nested.length > 0) return nested;
    const { description } = { ...resolved(property), ...property };
    return [
      fieldOf('body', own, property, { required: required.has(name), description: textOf(description) }),
    ];
  });
}

function filterFields(operation: Operation): Field[] {
  if (!isFilterable(operation)) return [];
  const record = propertiesOf(contractDocument(), recordSchema({ document: contractDocument() }, operation));
  return [...filterableFields(operation)].map((name) => {
    const schema = record[name] ?? {};
    const { description } = { ...resolved(schema), ...schema };
    return fieldOf('filter', [name], schema, { required: false, description: textOf(description) });
  });
}

/** Whether an operation lists a collection that can be filtered. */
export function isFilterable({ queryParameters }: Operation): boolean {
  return queryParameters.some(({ name }) => name === 'filter');
}

/** The names that the platform filters a collection by. */
export function filterableFields(operation: Operation): ReadonlySet<string> {
  return filterableProperties({ document: contractDocument() }, operation);
}

function fieldOf(
  place: Field['place'],
  path: readonly string[],
  schema: JsonSchema,
  { required, description }: Pick<Field, 'required' | 'description'>,
): Field {
  const name = path.map(kebab).join('.');
  const shape = shapeOfSchema(schema);
  return {
    flag: place !== 'path' && OWN_FLAGS.test(name) ? `${place}-${name}` : name,
    place,
    path,
    required,
    isList: place !== 'filter' && shape.takesArray,
    shape,
    description,
    values: [...new Set(valuesOf(schema))],
  };
}

function shapeOfSchema(schema: JsonSchema): ValueShape {
  return shapeOf((element) => resolve(contractDocument(), element), schema);
}

function valuesOf(schema: JsonSchema): string[] {
  const whole = resolved(schema);
  const parts = [whole['anyOf'] ?? [], whole['allOf'] ?? [], whole['items'] ?? []].flat() as JsonSchema[];
  return [...((whole['enum'] ?? []) as unknown[]).map(String), ...parts.flatMap(valuesOf)];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
