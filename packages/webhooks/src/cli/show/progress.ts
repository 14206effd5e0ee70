/** Milliseconds between two changes of the line. */
const OFTEN = 100;

/** A line that shows what is going on, on a terminal only. */
export function createProgress(): { show: (text: string) => void; clear: () => void } {
  const { stderr } = process;
  let last = 0;
  const write = (text: string) => {
    if (stderr.isTTY) stderr.write(`\r\u001b[K${text}`);
  };
  return {
    show(text) {
      if (Date.now() - last < OFTEN) return;
      last = Date.now();
      write(text);
    },
    clear: () => write(''),
  };
}
