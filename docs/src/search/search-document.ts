/** What a place of the site is; results show it, and weigh by it. */
export type Kind =
  | 'guide'
  | 'section'
  | 'operation'
  | 'resource'
  | 'event'
  | 'schema'
  | 'field'
  | 'parameter'
  | 'error'
  | 'question'
  | 'simulation';

/** A place that the search can find: a page, or a part of one. */
export interface SearchDocument {
  kind: Kind;
  title: string;
  /** From `/` on, with its anchor: `/schemas/User/#field-vm_pin`. */
  address: string;
  /** Where it is, as a reader knows it: `GET /cdrs`, `Guides › Queues and agents`. */
  path: string;
  /** What code calls it: `listCdrs`, `GET /cdrs`, `vm_pin`. */
  names: string[];
  /** Words around it that are not its own, such as the subject of an operation. */
  context: string;
  /** Plain text; excerpts are taken from it. */
  text: string;
  /** What people type who look for it, in words that it does not have itself. */
  asked?: string[];
}

/** The path of the index within the site. */
export const INDEX_FILE = 'search.json';
