import {
  type Contract,
  type FieldError,
  type Operation,
  readPathValues,
  readQueryValues,
} from '@telephony/contract';
import type { Call } from './call.ts';

/**
 * Checks what Prism does not: path parameters, and parameters that are JSON, such as `filter`, which must not name a
 * property that the platform refuses (`x-filter.refused`).
 */
export function checkValues(
  contract: Contract,
  operation: Operation,
  { pathParameters, query }: Pick<Call, 'pathParameters' | 'query'>,
): FieldError[] {
  const path = readPathValues(contract, operation, pathParameters);
  const json = operation.queryParameters.filter(({ isJson }) => isJson);
  const texts = json.flatMap(({ name }) => {
    const all = query.getAll(name);
    return all.length === 0 ? [] : [[name, all.length === 1 ? all[0]! : all] as const];
  });
  const read = readQueryValues(contract, json, Object.fromEntries(texts));
  const refused = read.errors.length > 0 ? [] : refusedProperties(operation, read.values['filter']);
  return [...path.errors, ...read.errors, ...refused];
}

function refusedProperties({ filter: { refused } }: Operation, conditions: unknown): FieldError[] {
  if (!Array.isArray(conditions)) return [];
  return conditions.flatMap(({ property }: { property: string }, index) =>
    refused.includes(property)
      ? [{ field: `filter[${index}].property`, message: `is refused by the platform: ${property}` }]
      : [],
  );
}
