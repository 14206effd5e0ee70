/** Output: data on stdout, everything else on stderr. */
import { once } from 'node:events';

export function isTerminal(): boolean {
  return process.stdin.isTTY && process.stderr.isTTY;
}

export async function print(data: string | Uint8Array): Promise<void> {
  if (!process.stdout.write(data)) await once(process.stdout, 'drain');
}

export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

export function formatCount(count: number): string {
  return count.toLocaleString('en');
}

// Texts of the platform must not move the cursor or colour the terminal.
const CONTROL = /(?![\t\n])[\p{Cc}\p{Cf}]/gu;

export function escapeControls(text: string): string {
  return text.replaceAll(CONTROL, (one) => `\\u${one.codePointAt(0)!.toString(16).padStart(4, '0')}`);
}
