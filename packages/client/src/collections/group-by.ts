import type { PagedPath, RecordOf } from './paged-path.ts';

/**
 * What `group_by` of a collection may name: a property of its record (documents, section Endpoints). What a grouped
 * answer looks like is not documented (ledger N-18).
 */
export type Groupable<P extends PagedPath> = keyof RecordOf<P> & string;
