import { change } from './state.ts';

/** Says something in the status line, which screen readers read out. */
export function say(text: string, bad = false): void {
  change({ said: { text, bad } });
}

/** Waits for what was asked of the sandbox, and says how it went: `done`, or why not. */
export async function act(done: string, asked: Promise<unknown>): Promise<void> {
  try {
    await asked;
    say(done);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error), true);
  }
}
