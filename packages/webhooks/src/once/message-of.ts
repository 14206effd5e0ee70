/** The message of anything that is thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
