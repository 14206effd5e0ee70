import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/**
 * Starts a program of tests, waits for its first line, and ends it with the test.
 *
 * @param program The file of the program. It responds to each line of its input with a line.
 */
export async function startProcess(program: string, ...parameters: string[]) {
  const child = spawn(process.execPath, [program, ...parameters], { stdio: ['pipe', 'pipe', 'inherit'] });
  const closed = new Promise((resolve) => child.once('close', resolve));
  onTestFinished(async () => {
    child.kill();
    await closed;
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await lines.next();
  return {
    closed,
    /** Gives it a value and returns its line; both are JSON. */
    async ask<Reply>(value: unknown): Promise<Reply> {
      child.stdin.write(`${JSON.stringify(value)}\n`);
      const line = await lines.next();
      if (line.done) throw new Error('The process has ended.');
      return JSON.parse(line.value);
    },
  };
}
