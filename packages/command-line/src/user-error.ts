/** An error whose message says what is wrong, where, and what to do. It is printed without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}
