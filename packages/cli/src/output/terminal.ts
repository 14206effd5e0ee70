/** Output: data on stdout, everything else on stderr. */
export function isTerminal(): boolean {
  return process.stdin.isTTY && process.stderr.isTTY;
}

const DEFAULT_WIDTH = 100;

export const terminalWidth = (): number => process.stdout.columns || DEFAULT_WIDTH;

export function print(data: string | Uint8Array): Promise<void> {
  const shown = typeof data === 'string' && process.stdout.isTTY ? escapeControls(data) : data;
  return new Promise((resolve, reject) => {
    process.stdout.write(shown, (error) => (error ? reject(error) : resolve()));
  });
}

export function say(line: string): void {
  process.stderr.write(`${escapeControls(line)}\n`);
}

/** A text of others that must not seem to be more lines. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

export function formatCount(count: number): string {
  return count.toLocaleString('en');
}

// Texts of the platform must not move the cursor, colour the terminal or turn its direction. A line of CSV may end as it does.
const CONTROL = /(?![\t\n]|\r\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The escapes are those of JSON, so that JSON stays JSON. */
export function escapeControls(text: string): string {
  return text.replaceAll(CONTROL, (one) =>
    one
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
