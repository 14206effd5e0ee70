/** One mistake in a request, as listed in `errors` of the contract's error envelope (ledger O-02, O-64). */
export interface FieldError {
  /** Where: a header, a query or path parameter, or a field of the body such as `body.users[0].id`. */
  field: string;
  message: string;
  /** Code of the mistake, in errors that are sent. */
  code?: string;
}
