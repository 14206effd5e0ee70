import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const program = fileURLToPath(new URL('receiver.ts', import.meta.url));

/** Starts `receiver.ts` and waits until it is ready. */
export async function startReceiver(place: string, work: string | number = 0) {
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
    /** Delivers events to it, all at once. */
    async deliver(ids: string[]): Promise<{ handled: string[]; statuses: number[] }> {
      child.stdin.write(`${JSON.stringify(ids)}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error('The receiver has ended.');
      return JSON.parse(value);
    },
  };
}
