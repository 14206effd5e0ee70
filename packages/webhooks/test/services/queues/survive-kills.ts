import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import type { EngineUnderTest } from './engine-under-test.ts';
import { readRuns, type Run } from './runs.ts';
import { startProcess } from './start-process.ts';

/** How many runs a worker has in hand at once, at most, and begins while one of them ends. */
const IN_HAND = 200;

/** What became of events that two workers handled, which were killed at random. */
export interface Survived {
  /** Events whose handler has not run. */
  lost: number;
  /** Events whose handler ran again although the process that ran it before was not killed just then. */
  againWithoutKill: number;
  /** Events whose handler ran again, since a process was killed between its effect and its completion. */
  againAfterKill: number;
  kills: number;
  seconds: number;
  /** The exit codes of the receiver and the workers that were not killed, after SIGTERM. */
  codes: (number | null)[];
}

/** Delivers events while two workers handle them, one of which is killed every now and then, and takes its place again. */
export async function surviveKills(
  { engine, env, left }: EngineUnderTest,
  events: number,
): Promise<Survived> {
  const folder = temporaryFolder();
  const runs = readRuns(folder);
  const killed = new Set<number>();
  const since = performance.now();
  let started = 0;
  const start = async () => {
    const number = (started += 1);
    const worker = startProcess('worker', [engine, folder, number], env);
    await worker.printed('ready');
    return { number, worker };
  };
  const receiver = startProcess('receiver', [engine, events], env);
  await receiver.printed('ready');
  const workers = [await start(), await start()];

  while (!receiver.hasPrinted('delivered') || (await left()) > 0) {
    const before = runs.events.length;
    await pause(200 + Math.random() * 1_500);
    runs.read();
    // Nothing is going on while the engine waits for those that it takes for dead.
    if (runs.byId.size === events || runs.events.length === before) continue;
    const victim = Math.random() < 0.5 ? workers.shift() : workers.pop();
    if (!victim) throw new Error('There is no worker.');
    killed.add(victim.number);
    await victim.worker.kill();
    workers.push(await start());
  }
  const seconds = Math.round((performance.now() - since) / 1_000);
  const codes = await Promise.all([receiver, ...workers.map(({ worker }) => worker)].map((one) => one.end()));
  runs.read();
  runs.close();
  const again = [...runs.byId.values()].filter((list) => list.length > 1);
  // What a process had in hand when it was killed is among the last that it wrote.
  const wasInHand = ({ worker, index }: Run) =>
    killed.has(worker) && index > (runs.counts.get(worker) ?? 0) - IN_HAND;
  const isByKill = (list: Run[]) => list.slice(0, -1).every(wasInHand);
  return {
    lost: events - runs.byId.size,
    againWithoutKill: again.filter((list) => !isByKill(list)).length,
    againAfterKill: again.filter(isByKill).length,
    kills: killed.size,
    seconds,
    codes,
  };
}
