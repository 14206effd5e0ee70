import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Asker, createAsker } from './asker.ts';
import { freePort } from '@telephony/testing/free-port';

/** What a process has used since it started: microseconds of processor time, bytes of memory. */
interface Usage {
  cpu: number;
  memory: number;
}

/** A server in a process of its own. */
export interface MeasuredServer extends AsyncDisposable {
  asker: Asker;
  /** From the command to the first response, in milliseconds. */
  firstResponse: number;
  usage(): Promise<Usage>;
}

const reporter = fileURLToPath(new URL('report-usage.ts', import.meta.url));

/** Runs `node <args>` with a free port as its last argument, and waits for its first response. */
export async function startMeasured(args: string[], path: string): Promise<MeasuredServer> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--import', reporter, ...args, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  // A log costs more when somebody reads it.
  child.stdout?.resume();
  const asker = createAsker(port);
  await firstResponse(child, asker, path);
  return {
    asker,
    firstResponse: performance.now() - startedAt,
    async usage() {
      child.send('usage');
      for (;;) {
        const [message] = (await once(child, 'message')) as [Usage | { url: string }];
        if ('cpu' in message) return message;
      }
    },
    async [Symbol.asyncDispose]() {
      asker.close();
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function firstResponse(child: ChildProcess, asker: Asker, path: string): Promise<void> {
  while (child.exitCode === null) {
    const answered = await asker.get(path).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(
    `The server exited before its first response, with code ${child.exitCode}. Its output is above.`,
  );
}
