/** A line of stderr that shows what is going on; nothing where stderr is not a terminal. */
export interface ProgressLine {
  /** Shows a text in the place of the one before. */
  show: (text: string) => void;
  /** Takes the line away. */
  clear: () => void;
}

/**
 * Creates a line that shows what is going on.
 *
 * @param options.everyMs Milliseconds in which one text is shown, and what else comes is left out. Default: 0, for all.
 */
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
