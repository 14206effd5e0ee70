/** One thing that is wrong with a request, as it stands in `errors` of the contract's error envelope. */
export interface FieldError {
  /** Where: a header, a query or path parameter, or a member of the body such as `body.users[0].id`. */
  field: string;
  message: string;
}

/** Says what is wrong with a value; an empty list when nothing is. */
export type Check<T> = (value: T) => FieldError[];
