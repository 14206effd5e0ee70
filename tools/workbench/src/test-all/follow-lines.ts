import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Milliseconds between two looks. */
const INTERVAL = 200;

/**
 * Calls `onLine` with each whole line that others append to a file, soon after it is there.
 *
 * @param file A file that exists.
 * @returns Reads what is left, and ends.
 */
export function followLines(file: string, onLine: (line: string) => void): () => void {
  const descriptor = openSync(file, 'r');
  let position = 0;
  let rest = Buffer.alloc(0);
  const read = () => {
    const size = fstatSync(descriptor).size - position;
    if (size <= 0) return;
    const chunk = Buffer.alloc(size);
    position += readSync(descriptor, chunk, 0, size, position);
    const text = Buffer.concat([rest, chunk]);
    const end = text.lastIndexOf('\n') + 1;
    rest = text.subarray(end);
    for (const line of text.toString('utf8', 0, end).split('\n')) if (line !== '') onLine(line);
  };
  const timer = setInterval(read, INTERVAL);
  return () => {
    clearInterval(timer);
    read();
    closeSync(descriptor);
  };
}
