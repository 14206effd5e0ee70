import { defaultPageSize } from '../../assumptions/assumptions.ts';
import type { FilterCondition } from '../../generated/schema.ts';
import { operators } from '../query/operators.ts';
import type { Condition, Selection } from '../query/select.ts';

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

/** The selection that a query asks for. What the records do not have was refused before (`checkSelection` of the front). */
export function readSelection(query: CollectionQuery): Selection {
  const { page = 1, limit = defaultPageSize, filter = [], group_by: groupBy, sort, dir = '' } = query;
  return {
    conditions: filter.map(({ property, operator, value }): Condition => ({
      property,
      operator: operators[operator],
      value,
    })),
    groupBy,
    sort: sort === undefined ? undefined : { property: sort, descending: /^desc$/i.test(dir) },
    page,
    limit,
  };
}
