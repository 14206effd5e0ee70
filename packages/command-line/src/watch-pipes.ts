import { pipeReader } from './pipe-reader.ts';

/** Milliseconds between two looks at a pipe. */
const INTERVAL = 400;
const OUTPUTS = [
  [1, process.stdout],
  [2, process.stderr],
] as const;

/**
 * Calls `closed` when the reader of the standard output or of the standard error has gone. A write shows it everywhere; on
 * Linux a program that writes nothing notices as well.
 */
export function watchPipes(closed: () => void): void {
  for (const [descriptor, stream] of OUTPUTS) {
    // The listener stays: without one, the next write would end the program before it has cleaned up.
    stream.on('error', closed);
    const look = pipeReader(descriptor);
    const timer = setInterval(() => {
      const reader = look();
      if (reader === 'there') return;
      clearInterval(timer);
      if (reader === 'gone') closed();
    }, INTERVAL);
    timer.unref();
  }
}
