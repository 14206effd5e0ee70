/** An error whose message says all that a reader needs: what, where and what to do. It is shown without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}
