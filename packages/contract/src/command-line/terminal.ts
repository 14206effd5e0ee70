export const LOG_LEVELS = ['silent', 'error', 'info', 'debug'] as const;

/** How much a server logs. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Formats a table in lines, with numbers to the right. */
export function columns(rows: readonly (readonly (string | number)[])[]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => String(row[column] ?? '').length));
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const text = String(cell);
        if (typeof cell === 'number') return text.padStart(width(column));
        return column === row.length - 1 ? text : text.padEnd(width(column));
      })
      .join('  ')
      .trimEnd(),
  );
}

/** A line of stderr that shows progress, on a terminal only. */
export interface ProgressLine {
  show: (text: string) => void;
  clear: () => void;
}

/** Creates a progress line. @param options.everyMs Time for which a text stays. Default: 0, which shows all. */
export function progressLine({ everyMs = 0 }: { everyMs?: number } = {}): ProgressLine {
  const { stderr } = process;
  let last = -Infinity;
  const write = (text: string) => {
    if (stderr.isTTY) stderr.write(`\r\u001B[2K${text}`);
  };
  return {
    show(text) {
      if (performance.now() - last < everyMs) return;
      last = performance.now();
      write(text);
    },
    clear: () => write(''),
  };
}
