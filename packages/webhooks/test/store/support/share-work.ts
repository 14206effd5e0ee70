import { fileURLToPath } from 'node:url';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

const EVENTS = 1_000;

interface Shared {
  missed: string[];
  twice: string[];
  later: unknown[];
  idle: number;
  inTime: boolean;
}

export const ONCE: Shared = { missed: [], twice: [], later: [], idle: 0, inTime: true };

export async function shareWork(place: string, trouble?: () => Promise<void>): Promise<Shared> {
  const keys = Array.from({ length: EVENTS }, (_, index) => `evt-${index}`);
  const { results: handled, inTime } = await workInTwo([place, 'events', '20'], keys, trouble);
  const counts = new Map(keys.map((key) => [key, 0]));
  for (const key of handled.flat().map(String)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const late = await startWorker(place, 'events');
  return {
    missed: keys.filter((key) => counts.get(key) === 0),
    twice: keys.filter((key) => (counts.get(key) ?? 0) > 1),
    later: await late.work(keys),
    idle: handled.filter((list) => list.length === 0).length,
    inTime,
  };
}

export async function workInTwo(
  args: string[],
  items: readonly unknown[],
  trouble?: () => Promise<void>,
): Promise<{ results: unknown[][]; inTime: boolean }> {
  const workers = await Promise.all([startWorker(...args), startWorker(...args)]);
  let isWorking = true;
  const working = Promise.all(
    workers.map((worker, index) => worker.work(index === 0 ? items : items.toReversed())),
  ).finally(() => (isWorking = false));
  await trouble?.();
  const inTime = isWorking;
  return { results: await working, inTime };
}

export async function handleAfterCrash(place: string): Promise<unknown[]> {
  const [crashing, other] = await Promise.all([
    startWorker(place, 'events', 'crash'),
    startWorker(place, 'events'),
  ]);
  const ended = crashing.work(['evt-1']).catch(() => []);
  await crashing.closed;
  return [...(await ended), ...(await other.work(['evt-1']))];
}

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

async function startWorker(...args: string[]) {
  const child = spawn(process.execPath, [WORKER, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  const closed = new Promise((resolve) => child.once('close', resolve));
  onTestFinished(async () => {
    child.kill();
    await closed;
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await lines.next();
  return {
    closed,
    async work(items: readonly unknown[]): Promise<unknown[]> {
      child.stdin.write(`${JSON.stringify(items)}\n`);
      const line = await lines.next();
      if (line.done) throw new Error('The process has ended.');
      return JSON.parse(line.value) as unknown[];
    },
  };
}
