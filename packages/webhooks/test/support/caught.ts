/** The error that a function throws. */
export function caught(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  throw new Error('It should have thrown.');
}
