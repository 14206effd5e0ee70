import {
  type Contract,
  type FieldError,
  filterableProperties,
  isJsonObject,
  type JsonSchema,
  type Operation,
  propertiesOf,
  recordSchema,
} from '@telephony/contract';

/**
 * What a request asks for that is taken but probably not meant: a filter whose value the property never has, `fields` that
 * name nothing, `dir` without `sort`.
 */
export function warningsOf(
  contract: Contract,
  operation: Operation,
  { filter, fields, include, dir, sort }: Readonly<Record<string, unknown>>,
): FieldError[] {
  return [
    ...(Array.isArray(filter) ? filterWarnings(contract, operation, filter) : NO_WARNINGS),
    ...(isJsonObject(fields) ? fieldsWarnings(contract, operation, fields, include) : NO_WARNINGS),
    ...(typeof dir === 'string' && sort === undefined
      ? [{ field: 'dir', message: 'has no effect without sort' }]
      : NO_WARNINGS),
  ];
}

const NO_WARNINGS: FieldError[] = [];
const propertiesOfRecords = new WeakMap<Operation, Record<string, JsonSchema>>();

function recordProperties(contract: Contract, operation: Operation): Record<string, JsonSchema> {
  let properties = propertiesOfRecords.get(operation);
  if (!properties) {
    properties = propertiesOf(contract.document, recordSchema(contract, operation));
    propertiesOfRecords.set(operation, properties);
  }
  return properties;
}

function filterWarnings(contract: Contract, operation: Operation, conditions: unknown[]): FieldError[] {
  const properties = recordProperties(contract, operation);
  return conditions.flatMap((condition, index) => {
    if (!isJsonObject(condition)) return NO_WARNINGS;
    const { property, operator, value } = condition;
    const schema = typeof property === 'string' ? properties[property] : undefined;
    // A pattern is a text, whatever it is compared with.
    if (!schema || operator === 'like' || operator === 'notlike') return NO_WARNINGS;
    const field = `filter[${index}].value`;
    if (Array.isArray(value) && operator !== 'in')
      return [{ field, message: 'is a list, which only the operator in compares' }];
    const kind = judgedAs(contract, schema);
    return [value].flat().flatMap((one) => {
      const message = misfit(kind, one);
      return message === undefined ? NO_WARNINGS : [{ field, message: `${message} (${String(property)})` }];
    });
  });
}

function fieldsWarnings(
  contract: Contract,
  operation: Operation,
  fields: Record<string, unknown>,
  include: unknown,
): FieldError[] {
  const segments = operation.path.split('/');
  const included = typeof include === 'string' ? include.split(',') : [];
  const properties = recordProperties(contract, operation);
  return Object.entries(fields).flatMap(([resource, list]) => {
    const field = `fields[${resource}]`;
    if (included.includes(resource) || Object.hasOwn(properties, resource)) return NO_WARNINGS;
    if (!segments.includes(resource))
      return [{ field, message: `has no effect: ${operation.path} returns no ${resource}` }];
    const unknown = String(list)
      .split(',')
      .map((name) => name.trim())
      .filter((name) => !Object.hasOwn(properties, name));
    return unknown.map((name) => ({
      field,
      message: `names ${name || 'nothing'}, which is not a field of the record`,
    }));
  });
}

/** As what the values of a property are compared; `text` where any text can be one. */
type Kind = 'time' | 'number' | 'boolean' | 'text';

const kinds = new WeakMap<JsonSchema, Kind>();

/** As what the values of a property are compared. */
function judgedAs({ schemas }: Pick<Contract, 'schemas'>, schema: JsonSchema): Kind {
  let kind = kinds.get(schema);
  if (kind === undefined) {
    const allows = (value: unknown) => schemas.allows(schema, value);
    if (allows('any text')) kind = 'text';
    else if (allows('2026-11-20 09:02:11')) kind = 'time';
    else if (allows(7) && !allows(true)) kind = 'number';
    else if (allows(true) && !allows(7)) kind = 'boolean';
    else kind = 'text';
    kinds.set(schema, kind);
  }
  return kind;
}

/** Why a value of a filter meets no value of a property; undefined where it may. */
function misfit(kind: Kind, value: unknown): string | undefined {
  if (value === null || kind === 'text') return undefined;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (kind === 'time')
    return isTime(text)
      ? undefined
      : 'is not a time such as 2026-11-20 or 2026-11-20 09:02:11, so nothing is compared as one';
  if (kind === 'number') return NUMBER.test(text) ? undefined : 'is not a number, so no record has it';
  return /^(true|false|0|1)$/.test(text) ? undefined : 'is not true or false, so no record has it';
}

const NUMBER = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i;
const TIME = /^(\d{4}-\d{2}-\d{2})(?:[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/i;

function isTime(text: string): boolean {
  const [whole, date = ''] = TIME.exec(text) ?? [];
  if (whole === undefined || Number.isNaN(Date.parse(whole.replace(' ', 'T')))) return false;
  // A parser takes February 30 for March 2.
  const day = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(date);
}

/**
 * What is wrong with the selection of records that a query asks for, and no schema says: a property that the record does
 * not have or that the platform refuses (ledger O-29, O-41), a page or limit below 1. Only for collections that take
 * `filter` as the platform does, as JSON.
 */
export function checkSelection(
  contract: Contract,
  operation: Operation,
  query: Readonly<Record<string, unknown>>,
): FieldError[] {
  if (!operation.queryParameters.some(isFilter)) return NONE;
  const known = filterableProperties(contract, operation);
  const unknownProperty = (property: unknown, field: string): FieldError[] =>
    typeof property !== 'string' || known.has(property)
      ? NONE
      : [{ field, message: `is not a property that ${operation.path} supports` }];
  const { filter, sort, group_by: groupBy, dir } = query;
  const conditions: unknown[] = Array.isArray(filter) ? filter : [];
  return [
    ...['page', 'limit'].flatMap((name) => belowOne(query[name], name)),
    ...conditions.flatMap((condition, index) =>
      checkCondition(condition, `filter[${index}]`, unknownProperty),
    ),
    ...unknownProperty(groupBy, 'group_by'),
    ...unknownProperty(sort, 'sort'),
    ...(typeof dir === 'string' && !/^(asc|desc)$/i.test(dir)
      ? [{ field: 'dir', message: 'must be ASC or DESC' }]
      : NONE),
  ];
}

const NONE: FieldError[] = [];

const isFilter = ({ name, isJson }: Operation['queryParameters'][number]): boolean =>
  name === 'filter' && isJson;

const belowOne = (value: unknown, field: string): FieldError[] =>
  typeof value === 'number' && value < 1 ? [{ field, message: 'must be >= 1' }] : NONE;

function checkCondition(
  condition: unknown,
  field: string,
  unknownProperty: (property: unknown, field: string) => FieldError[],
): FieldError[] {
  if (typeof condition !== 'object' || condition === null) return NONE;
  const { property, operator, value } = condition as Record<string, unknown>;
  const errors = unknownProperty(property, `${field}.property`);
  return operator === 'in' && !Array.isArray(value)
    ? [...errors, { field: `${field}.value`, message: 'must be an array' }]
    : errors;
}
