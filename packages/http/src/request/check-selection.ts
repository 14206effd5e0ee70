import { type Contract, type FieldError, filterableProperties, type Operation } from '@telephony/contract';

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
