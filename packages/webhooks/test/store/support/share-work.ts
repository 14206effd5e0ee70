import { fileURLToPath } from 'node:url';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

const EVENTS = 1_000;

/** What became of events that two processes got. */
interface Shared {
  missed: string[];
  twice: string[];
  /** Those that a third process handled afterwards. */
  later: string[];
  /** How many of the two processes handled nothing. */
  idle: number;
  /** Whether the trouble was over before the work was. */
  inTime: boolean;
}

/** How it should be. */
export const ONCE: Shared = { missed: [], twice: [], later: [], idle: 0, inTime: true };

/**
 * Two processes get the same events, and handle them whatever is done to the store meanwhile.
 *
 * @param place As in `openStore`.
 * @param trouble What is done to it.
 */
export async function shareWork(place: string, trouble?: () => Promise<void>): Promise<Shared> {
  const keys = Array.from({ length: EVENTS }, (_, index) => `evt-${index}`);
  const workers = await Promise.all([startWorker(place, 20), startWorker(place, 20)]);
  let isWorking = true;
  const working = Promise.all(
    workers.map((worker, index) => worker.handle(index === 0 ? keys : keys.toReversed())),
  ).finally(() => (isWorking = false));
  await trouble?.();
  const inTime = isWorking;
  const handled = await working;
  const counts = new Map(keys.map((key) => [key, 0]));
  for (const key of handled.flat()) counts.set(key, (counts.get(key) ?? 0) + 1);
  const late = await startWorker(place);
  return {
    missed: keys.filter((key) => counts.get(key) === 0),
    twice: keys.filter((key) => (counts.get(key) ?? 0) > 1),
    later: await late.handle(keys),
    idle: handled.filter((list) => list.length === 0).length,
    inTime,
  };
}

/** A process dies within its work. Returns what another one has handled of it then: `['evt-1']`. */
export async function handleAfterCrash(place: string): Promise<string[]> {
  const [crashing, other] = await Promise.all([startWorker(place, 'crash'), startWorker(place)]);
  const ended = crashing.handle(['evt-1']).catch(() => []);
  await crashing.closed;
  return [...(await ended), ...(await other.handle(['evt-1']))];
}

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

/** Starts `worker.ts` and waits until it is ready. */
async function startWorker(place: string, work: string | number = 0) {
  const worker = await startProcess(WORKER, place, String(work));
  return {
    closed: worker.closed,
    /** Gives it events to handle, and tells which of them it has handled. */
    handle: (keys: readonly string[]) => worker.ask<string[]>(keys),
  };
}

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
