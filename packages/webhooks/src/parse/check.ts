/** What a generated check found wrong, in the form of Ajv. */
export interface CheckError {
  /** JSON pointer to the value. */
  instancePath: string;
  /** The keyword of the schema that refused it. */
  keyword: string;
  /** What the keyword says about it, such as the type. */
  params: Readonly<Record<string, unknown>>;
}

/** A generated check of a body; what it found wrong is left in `errors`, as Ajv does. */
export interface Check {
  (body: object): boolean;
  errors?: CheckError[] | null;
}
