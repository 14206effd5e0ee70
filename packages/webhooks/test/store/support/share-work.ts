import { fileURLToPath } from 'node:url';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

const EVENTS = 1_000;

interface Shared {
  missed: string[];
  twice: string[];
  later: string[];
  idle: number;
  inTime: boolean;
}

export const ONCE: Shared = { missed: [], twice: [], later: [], idle: 0, inTime: true };

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

export async function handleAfterCrash(place: string): Promise<string[]> {
  const [crashing, other] = await Promise.all([startWorker(place, 'crash'), startWorker(place)]);
  const ended = crashing.handle(['evt-1']).catch(() => []);
  await crashing.closed;
  return [...(await ended), ...(await other.handle(['evt-1']))];
}

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

async function startWorker(place: string, work: string | number = 0) {
  const worker = await startProcess(WORKER, place, String(work));
  return {
    closed: worker.closed,
    handle: (keys: readonly string[]) => worker.ask<string[]>(keys),
  };
}

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
    async ask<Reply>(value: unknown): Promise<Reply> {
      child.stdin.write(`${JSON.stringify(value)}\n`);
      const line = await lines.next();
      if (line.done) throw new Error('The process has ended.');
      return JSON.parse(line.value);
    },
  };
}
