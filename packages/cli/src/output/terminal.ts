/** What the command writes: data on stdout, everything else on stderr. */
import { once } from 'node:events';

/** Whether somebody can be asked: input and messages are those of a terminal. */
export function isTerminal(): boolean {
  return process.stdin.isTTY && process.stderr.isTTY;
}

/** Writes data, and waits while the reader of a pipe is behind. */
export async function print(data: string | Uint8Array): Promise<void> {
  if (!process.stdout.write(data)) await once(process.stdout, 'drain');
}

/** Writes a line for people. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** A number with its thousands apart: 4,312. */
export function grouped(count: number): string {
  return count.toLocaleString('en');
}

// Control characters are written out: what people typed must not move the cursor or colour the terminal.
const CONTROL = /(?![\t\n])[\p{Cc}\p{Cf}]/gu;

/** A text of the platform as a terminal may show it. */
export function visible(text: string): string {
  return text.replaceAll(CONTROL, (one) => `\\u${one.codePointAt(0)!.toString(16).padStart(4, '0')}`);
}
