import {
  type Contract,
  type FieldError,
  isJsonObject,
  type JsonSchema,
  type Operation,
  propertiesOf,
  recordSchema,
} from '@telephony/contract';
import { judgedAs, misfit } from './misfit.ts';

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
    ...(Array.isArray(filter) ? filterWarnings(contract, operation, filter) : NONE),
    ...(isJsonObject(fields) ? fieldsWarnings(contract, operation, fields, include) : NONE),
    ...(typeof dir === 'string' && sort === undefined
      ? [{ field: 'dir', message: 'has no effect without sort' }]
      : NONE),
  ];
}

const NONE: FieldError[] = [];
const known = new WeakMap<Operation, Record<string, JsonSchema>>();

function recordProperties(contract: Contract, operation: Operation): Record<string, JsonSchema> {
  let properties = known.get(operation);
  if (!properties) {
    properties = propertiesOf(contract.document, recordSchema(contract, operation));
    known.set(operation, properties);
  }
  return properties;
}

function filterWarnings(contract: Contract, operation: Operation, conditions: unknown[]): FieldError[] {
  const properties = recordProperties(contract, operation);
  return conditions.flatMap((condition, index) => {
    if (!isJsonObject(condition)) return NONE;
    const { property, operator, value } = condition;
    const schema = typeof property === 'string' ? properties[property] : undefined;
    // A pattern is a text, whatever it is compared with.
    if (!schema || operator === 'like' || operator === 'notlike') return NONE;
    const field = `filter[${index}].value`;
    if (Array.isArray(value) && operator !== 'in')
      return [{ field, message: 'is a list, which only the operator in compares' }];
    const kind = judgedAs(contract, schema);
    return [value].flat().flatMap((one) => {
      const message = misfit(kind, one);
      return message === undefined ? NONE : [{ field, message: `${message} (${String(property)})` }];
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
    if (included.includes(resource) || Object.hasOwn(properties, resource)) return NONE;
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
