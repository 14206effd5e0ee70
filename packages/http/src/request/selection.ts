import {
  type Contract,
  type FieldError,
  filterableProperties,
  isJsonObject,
  type JsonSchema,
  nearest,
  type Operation,
  propertiesOf,
  recordSchema,
} from '@telephony/contract';

export function warningsOf(
  contract: Contract,
  operation: Operation,
  { filter, fields, include, dir, sort }: Readonly<Record<string, unknown>>,
): FieldError[] {
  return [
    ...(Array.isArray(filter) ? filterWarnings(contract, operation, filter) : NO_ERRORS),
    ...(isJsonObject(fields) ? fieldsWarnings(contract, operation, fields, include) : NO_ERRORS),
    ...includeWarnings(contract, operation, include),
    ...(typeof dir === 'string' && sort === undefined
      ? [{ field: 'dir', message: 'has no effect without sort' }]
      : NO_ERRORS),
  ];
}

const NO_ERRORS: FieldError[] = [];
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
    if (!isJsonObject(condition)) return NO_ERRORS;
    const { property, operator, value } = condition;
    const schema = typeof property === 'string' ? properties[property] : undefined;
    // A pattern is always text.
    if (!schema || operator === 'like' || operator === 'notlike') return NO_ERRORS;
    const field = `filter[${index}].value`;
    if (Array.isArray(value) && operator !== 'in')
      return [{ field, message: 'is a list, which only the operator in compares' }];
    if (!Array.isArray(value) && operator === 'in')
      return [{ field, message: 'is one value, where the operator in has a list: write [value]' }];
    const kind = comparisonKind(contract, schema);
    const known = knownValues(contract, schema);
    return [value].flat().flatMap((one) => {
      const message = misfit(kind, one) ?? unknownValue(contract, { schema, known }, one);
      return message === undefined ? NO_ERRORS : [{ field, message: `${message} (${String(property)})` }];
    });
  });
}

function includeWarnings(contract: Contract, operation: Operation, include: unknown): FieldError[] {
  if (typeof include !== 'string') return NO_ERRORS;
  const properties = recordProperties(contract, operation);
  const collections = new Set(contract.operations.map(({ path }) => path.split('/')[1]));
  const unknown = include
    .split(',')
    .map((name) => name.trim())
    .filter((name) => !Object.hasOwn(properties, name) && !collections.has(name));
  return unknown.map((name) => ({
    field: 'include',
    message: `names ${name || 'nothing'}, which has no effect: there is no such collection`,
  }));
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
    if (included.includes(resource) || Object.hasOwn(properties, resource)) return NO_ERRORS;
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

function knownValues(contract: Contract, schema: JsonSchema): readonly unknown[] {
  const { enum: own, anyOf = [] } = contract.resolve<JsonSchema & { enum?: unknown[]; anyOf?: JsonSchema[] }>(
    schema,
  );
  return own ?? anyOf.flatMap((one) => knownValues(contract, one));
}

function unknownValue(
  { schemas }: Contract,
  { schema, known }: { schema: JsonSchema; known: readonly unknown[] },
  value: unknown,
): string | undefined {
  if (typeof value !== 'string' || known.length === 0 || known.includes(value)) return undefined;
  // Some forms of the platform send numbers instead of words.
  if (NUMBER.test(value) && schemas.allows(schema, Number(value))) return undefined;
  return `is none of the known values, so perhaps no record has it: ${known.filter((one) => typeof one === 'string').join(', ')}`;
}

type Kind = 'time' | 'number' | 'boolean' | 'text';

const kinds = new WeakMap<JsonSchema, Kind>();

function comparisonKind({ schemas }: Pick<Contract, 'schemas'>, schema: JsonSchema): Kind {
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
  // A parser reads February 30 as March 2.
  const day = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(date);
}

// Errors that no schema finds, for collections whose `filter` is JSON: refused properties, or those of no record (ledger O-29, O-41).
export function checkSelection(
  contract: Contract,
  operation: Operation,
  { filter }: Readonly<Record<string, unknown>>,
): FieldError[] {
  if (!Array.isArray(filter) || !operation.queryParameters.some(isFilter)) return NO_ERRORS;
  const known = filterableProperties(contract, operation);
  return filter.flatMap((condition: unknown, index) =>
    !isJsonObject(condition) || typeof condition['property'] !== 'string' || known.has(condition['property'])
      ? NO_ERRORS
      : [
          {
            field: `filter[${index}].property`,
            message: `is not a property that ${operation.path} supports`,
          },
        ],
  );
}

// Values that the contract accepts without telling what they do. The servers ignore them, and warn.
export function openSelection(
  contract: Contract,
  operation: Operation,
  { page, limit, sort, dir, group_by: groupBy }: Readonly<Record<string, unknown>>,
): FieldError[] {
  if (!operation.queryParameters.some(isFilter)) return NO_ERRORS;
  const known = filterableProperties(contract, operation);
  const warn = (field: string, message: string | undefined): FieldError[] =>
    message === undefined ? NO_ERRORS : [{ field, message }];
  const unknownField = (name: unknown) => {
    if (typeof name !== 'string' || known.has(name)) return undefined;
    const near = nearest(name, [...known]);
    const hint = near === undefined ? '' : `. Did you mean ${near}?`;
    return `has no effect: it is not a field that ${operation.path} supports${hint}`;
  };
  const belowOne = (value: unknown) => typeof value === 'number' && value < 1;
  return [
    ...warn('page', belowOne(page) ? 'has no effect: the first page is 1 here (ledger N-17)' : undefined),
    ...warn('limit', belowOne(limit) ? 'has no effect below 1 (ledger N-16)' : undefined),
    ...warn('group_by', unknownField(groupBy)),
    ...warn('sort', signedSort(sort, known) ?? unknownField(sort)),
    ...warn(
      'dir',
      typeof dir === 'string' && !/^(asc|desc)$/i.test(dir)
        ? 'has no effect: ASC and DESC are the known values (ledger O-43)'
        : undefined,
    ),
  ];
}

// Published clients send the direction before the field.
function signedSort(sort: unknown, known: ReadonlySet<string>): string | undefined {
  const [, sign, field = ''] = typeof sort === 'string' ? (/^([-+ ])(.+)$/.exec(sort) ?? []) : [];
  if (sign === undefined || !known.has(field)) return undefined;
  const form = `sort=${field}&dir=${sign === '-' ? 'DESC' : 'ASC'}`;
  return `has no effect: what a sign before the field does is unknown (ledger O-81). Send ${form}`;
}

const isFilter = ({ name, isJson }: Operation['queryParameters'][number]): boolean =>
  name === 'filter' && isJson;
