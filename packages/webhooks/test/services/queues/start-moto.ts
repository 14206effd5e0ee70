import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(
  new URL('../../../../../tools/consumers/python/.venv/bin/moto_server', import.meta.url),
);

/** Starts moto, which takes the place of SQS, on a free port. */
export async function startMoto() {
  const child = spawn(PROGRAM, ['-H', '127.0.0.1', '-p', '0'], { stdio: ['ignore', 'pipe', 'pipe'] });
  const exit = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => {
        const [, found] = /Running on (http:\/\/\S+)/.exec(line) ?? [];
        if (found) resolve(found);
      });
    void exit.then(() => reject(new Error('moto_server has ended before it was ready.')));
  });
  return {
    url,
    async end(): Promise<void> {
      child.kill('SIGKILL');
      await exit;
    },
  };
}
