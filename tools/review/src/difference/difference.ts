/** Something that is written otherwise in two bundles: the smallest part that holds it. */
export interface Difference {
  /** `unknown`: no comparison knows what the part does. */
  kind: 'words' | 'example' | 'extension' | 'compared' | 'unknown';
  /** Pointers into the bundles; undefined on the side that has nothing there. */
  base?: string;
  revision?: string;
  /** The name of the part. */
  member: string;
  /** Of `required` the properties that only one side names. */
  names?: string[];
  /** The schemas that the part belongs to, where it is a keyword of one. */
  schema?: { base: string; revision: string };
}
