export { count, type CountOptions } from './count.ts';
export type { CollectionQuery } from './collection-query.ts';
export { type Filter, type FilterFor, where } from './filter.ts';
export type { FilterProperty, FilterValue } from './filter-property.ts';
export type { Groupable } from './group-by.ts';
export type { PagedPath, RecordOf } from './paged-path.ts';
export { pages } from './pages.ts';
export type { PagesOptions } from './pages-options.ts';
export { paginate } from './paginate.ts';
