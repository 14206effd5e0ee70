import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { importRival } from '@telephony/testing/rivals';
import { asked } from './asked.ts';
import { freePort } from '@telephony/testing/free-port';

/** What is used of autocannon. */
type Autocannon = (options: {
  url: string;
  amount: number;
  connections: number;
  headers: Record<string, string>;
}) => Promise<{ '2xx': number }>;

const { default: autocannon } = await importRival<{ default: Autocannon }>('autocannon');

/** What a process has used since it began: microseconds of processor time, bytes of memory. */
interface Usage {
  cpu: number;
  memory: number;
}

/** A server in a process of its own. */
export interface MeasuredServer extends AsyncDisposable {
  /** From the command to the first response, in milliseconds. */
  ready: number;
  usage(): Promise<Usage>;
  /** Sends a number of requests over a number of connections. Throws Error when a response is not 200. */
  ask(amount: number, connections: number): Promise<void>;
}

const reporter = fileURLToPath(new URL('report-usage.mjs', import.meta.url));

/**
 * Runs `node <args>` with a free port as its last argument, and waits for its first response.
 *
 * @param base Base path of the requests.
 */
export async function startMeasured(args: string[], base = ''): Promise<MeasuredServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}${base}${asked.path}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--import', reporter, ...args, String(port)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  while (child.exitCode === null && !(await isAnswering(url)))
    await new Promise((resolve) => setTimeout(resolve, 2));
  if (child.exitCode !== null) throw new Error(`${args.join(' ')} exited before its first response.`);
  return {
    ready: performance.now() - startedAt,
    async usage() {
      child.send('usage');
      for (;;) {
        const [message] = (await once(child, 'message')) as [Usage | { url: string }];
        if ('cpu' in message) return message;
      }
    },
    async ask(amount, connections) {
      const result = await autocannon({ url, amount, connections, headers: asked.headers });
      if (result['2xx'] !== amount)
        throw new Error(`${url}: only ${result['2xx']} of ${amount} responses were 2xx.`);
    },
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function isAnswering(url: string): Promise<boolean> {
  return fetch(url, { headers: asked.headers }).then(
    (response) => response.arrayBuffer().then(() => true),
    () => false,
  );
}
