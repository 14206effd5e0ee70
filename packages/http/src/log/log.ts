/** How long lines are buffered before they are written together, in milliseconds: a write costs as much as a response. */
const GATHERING = 20;

/** Log lines on standard output. */
export interface Log {
  line(text: string): void;
  /** Writes what is still buffered. */
  flush(): void;
}

export function createLog(): Log {
  let waiting = '';
  const flush = () => {
    if (waiting !== '') process.stdout.write(waiting);
    waiting = '';
  };
  return {
    line(text) {
      if (waiting === '') setTimeout(flush, GATHERING);
      waiting += `${text}\n`;
    },
    flush,
  };
}
