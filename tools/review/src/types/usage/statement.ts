/** What a statement of the usage file uses, so that an error in it can be told in words. */
export interface Subject {
  use: 'import' | 'read' | 'compare' | 'write' | 'complete' | 'call' | 'option' | 'result' | 'filter';
  /** The exported type, for uses of a type. */
  type?: string;
  /** The property, with dots and `[]`, or the option, such as `query.limit`. */
  member?: string;
  /** The operation, such as `GET /cdrs`. */
  operation?: string;
  /** How the operation is called in code. */
  code?: string;
  /** Where the thing is written: a pointer into the base's bundle. */
  pointer: string;
}

/** One line of the usage file. */
export interface Statement {
  code: string;
  subject: Subject;
}
