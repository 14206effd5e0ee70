import type { PagedPath, RecordOf } from './paged-path.ts';

/**
 * The fields that `group_by` of a collection accepts: those of its record (documents, section Endpoints). The form of a
 * grouped response is unknown (ledger N-18).
 */
export type Groupable<P extends PagedPath> = keyof RecordOf<P> & string;
