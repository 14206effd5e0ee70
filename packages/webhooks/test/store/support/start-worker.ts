import { fileURLToPath } from 'node:url';
import { startProcess } from './start-process.ts';

const program = fileURLToPath(new URL('worker.ts', import.meta.url));

/** Starts `worker.ts` and waits until it is ready. */
export async function startWorker(place: string, work: string | number = 0) {
  const worker = await startProcess(program, place, String(work));
  return {
    closed: worker.closed,
    /** Gives it events to handle, and tells which of them it has handled. */
    handle: (keys: readonly string[]) => worker.ask<string[]>(keys),
  };
}
