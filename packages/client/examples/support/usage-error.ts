/** A mistake in how a program was started. It is shown as its message, and the exit code is 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
