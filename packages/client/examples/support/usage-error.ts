/** A mistake in the options of a program. Only its message is printed, and the exit code is 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
