/** Does it again until it does not fail, as whoever delivers an event does. */
export async function insist<Result>(action: () => Result | Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await action();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
