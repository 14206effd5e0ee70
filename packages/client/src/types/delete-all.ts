import type { CallOptions } from './call-options.ts';

/** The options of `deleteAllMonitors` and the like, which delete a whole collection. */
export interface DeleteAllOptions extends CallOptions {
  /** Consent: every record of the collection is deleted. */
  confirm: 'all';
}
