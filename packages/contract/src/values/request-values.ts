import type { FieldError } from '../validation/field-error.ts';

/** The parameters of a request as they were sent. */
export interface SentParameters {
  /** By name, percent-decoded. */
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** By name in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * The valid parameters of a request as its operation types them, by their names in the document, and what is wrong with the
 * others. Objects have no prototype, so that no name in a request means anything but itself.
 */
export interface RequestValues {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  cookie: Record<string, unknown>;
  /** Empty where nothing is wrong. */
  errors: FieldError[];
  /** What `lenient` has let pass, in the words of its error. */
  ignored: FieldError[];
}

/** Options of `readRequestValues`. */
export interface RequestValuesOptions {
  /** Leave query parameters alone that the operation does not have. Default: they are errors. */
  lenient?: boolean | undefined;
  /** Names in the query that belong to whoever serves the request, such as `__code`. */
  ownQuery?: ReadonlySet<string> | undefined;
}
