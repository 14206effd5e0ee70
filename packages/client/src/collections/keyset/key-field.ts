import type { Collections } from '../../generated/filters.ts';
import type { FilterProperty } from '../filter-property.ts';
import type { PagedPath, RecordOf } from '../paged-path.ts';

/**
 * The fields by which the records of a collection can be read in order: its number `id`, and its timestamps. `never` for
 * a collection whose records have no such id. Choose one whose values do not change.
 */
export type KeyField<P extends PagedPath> =
  RecordOf<P> extends { id: number } ? 'id' | (Collections[P]['timestamps'] & FilterProperty<P>) : never;
