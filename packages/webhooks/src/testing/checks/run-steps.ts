/**
 * Runs the steps of a history.
 *
 * @param steps What was done so far, as the step itself writes it down.
 * @param step Does the next one, and says whether something of it is over before the one after it.
 * @param pause Waits until it is.
 * @throws Error with all steps until the first one that fails.
 */
export async function runSteps(
  { count, seed, steps }: { count: number; seed: number; steps: readonly string[] },
  step: () => Promise<boolean>,
  pause: () => Promise<void>,
): Promise<void> {
  try {
    for (let index = 0; index < count; index += 1) if (await step()) await pause();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason} The steps, seed ${seed}: ${steps.join(', ')}.`, { cause: error });
  }
}
