/** An error found by a generated check, in the form of Ajv. */
export interface CheckError {
  /** JSON pointer to the value. */
  instancePath: string;
  /** The schema keyword that the value violates. */
  keyword: string;
  /** The value of the keyword, such as the type. */
  params: Readonly<Record<string, unknown>>;
}

/** A generated check of a body; it leaves what it finds in `errors`, as Ajv does. */
export interface Check {
  (body: object): boolean;
  errors?: CheckError[] | null;
}
