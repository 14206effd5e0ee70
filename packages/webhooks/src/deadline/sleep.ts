/** Resolves after a time; of 0, when everything else has had its turn. */
export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
