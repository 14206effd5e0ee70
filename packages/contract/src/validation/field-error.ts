/** One thing that is wrong with a request, as it stands in `errors` of the contract's error envelope (ledger O-02). */
export interface FieldError {
  /** Where: a header, a query or path parameter, or a field of the body such as `body.users[0].id`. */
  field: string;
  message: string;
}
