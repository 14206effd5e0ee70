import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const program = fileURLToPath(new URL('worker.ts', import.meta.url));

/** Starts `worker.ts` and waits until it is ready. */
export async function startWorker(place: string, work: string | number = 0) {
  const child = spawn(process.execPath, [program, place, String(work)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  onTestFinished(async () => {
    child.kill();
    await closed;
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await lines.next();
  return {
    closed,
    /** Gives it events to handle, and tells which of them it has handled. */
    async handle(keys: readonly string[]): Promise<string[]> {
      child.stdin.write(`${JSON.stringify(keys)}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error('The worker has ended.');
      return JSON.parse(value);
    },
  };
}
