import { part } from './part.ts';

/** Says something in the status line of the page. */
export function say(text: string, bad = false): void {
  const status = part('status', HTMLElement);
  status.textContent = text;
  status.className = bad ? 'bad' : 'good';
}

/** Waits for what was asked of the server, and says how it went: `done`, or why not. */
export async function act(done: string, asked: Promise<unknown>): Promise<void> {
  try {
    await asked;
    say(done);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error), true);
  }
}
