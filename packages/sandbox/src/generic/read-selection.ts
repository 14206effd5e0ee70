import type { PlatformContract, PlatformOperation } from '../contract/contract.ts';
import { defaultPageSize, maximumPageSize } from '../assumptions.ts';
import type { FilterCondition } from '../generated/schema.ts';
import { invalid } from '@telephony/http';
import { operators } from '../query/operators.ts';
import type { Condition, Selection } from '../query/select.ts';
import { declaredProperties } from './present.ts';

/** What collections take in the query. */
export interface CollectionQuery {
  page?: number;
  limit?: number;
  filter?: FilterCondition[];
  group_by?: string;
  sort?: string;
  dir?: string;
  include?: string;
  fields?: Record<string, string>;
}

const filterable = new WeakMap<PlatformOperation, Set<string>>();

/**
 * The selection that a query asks for.
 *
 * @throws Refusal 400 for a property that the record does not have or that is refused (ledger O-29, O-41), a limit above
 * 5000, a page below 1.
 */
export function readSelection(
  contract: PlatformContract,
  operation: PlatformOperation,
  query: CollectionQuery,
): Selection {
  const { page = 1, limit = defaultPageSize, filter = [], group_by: groupBy, sort, dir } = query;
  if (page < 1) throw invalid('page', 'must be >= 1');
  if (limit < 1 || limit > maximumPageSize) throw invalid('limit', `must be from 1 to ${maximumPageSize}`);
  const known = propertiesFor(contract, operation);
  const refuseUnknown = (property: string, field: string) => {
    if (!known.has(property)) throw invalid(field, `is not a property that ${operation.path} supports`);
  };
  const conditions = filter.map(({ property, operator, value }, index): Condition => {
    refuseUnknown(property, `filter[${index}].property`);
    if (operator === 'in' && !Array.isArray(value))
      throw invalid(`filter[${index}].value`, 'must be an array');
    return { property, operator: operators[operator], value };
  });
  if (groupBy !== undefined) refuseUnknown(groupBy, 'group_by');
  if (sort !== undefined) refuseUnknown(sort, 'sort');
  if (dir !== undefined && !/^(asc|desc)$/i.test(dir)) throw invalid('dir', 'must be ASC or DESC');
  return {
    conditions,
    groupBy,
    sort: sort === undefined ? undefined : { property: sort, descending: /^desc$/i.test(dir ?? '') },
    page,
    limit,
  };
}

function propertiesFor(contract: PlatformContract, operation: PlatformOperation): Set<string> {
  let known = filterable.get(operation);
  if (!known) {
    const { also, refused } = operation.filter;
    known = new Set([...declaredProperties(contract, operation), ...also]);
    for (const property of refused) known.delete(property);
    filterable.set(operation, known);
  }
  return known;
}
