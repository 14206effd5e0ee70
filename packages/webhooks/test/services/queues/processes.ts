import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '@telephony/testing/temporary-folder';

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The secret of the receivers. */
export const SECRET = 'k3v9-2c71-aa05-9d4e';

/** A process of a test. */
export interface Process {
  /** Whether it has printed this line. */
  hasPrinted(line: string): boolean;
  /** Resolves when it prints this line. @throws Error if it ends before. */
  printed(line: string): Promise<void>;
  /** Kills it, as a power cut does. */
  kill(): Promise<void>;
  /** Ends it with SIGTERM. Gives its exit code. */
  end(): Promise<number | null>;
}

/** Starts `receiver.ts` or `worker.ts`, which ends with the test at the latest. */
export function startProcess(
  program: 'receiver' | 'worker',
  args: readonly (string | number)[],
  env: Readonly<Record<string, string>>,
): Process {
  const child = spawn(
    process.execPath,
    ['--import', fileOf('use-engines.ts'), fileOf(`${program}.ts`), ...args.map(String)],
    { env: { ...process.env, PORT: '0', WEBHOOK_SECRET: SECRET, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const exit = once(child, 'exit') as Promise<[code: number | null]>;
  const lines = new Set<string>();
  const errors: string[] = [];
  const output = createInterface(child.stdout).on('line', (line) => lines.add(line));
  createInterface(child.stderr).on('line', (line) => errors.push(line));
  const kill = async () => {
    child.kill('SIGKILL');
    await exit;
  };
  onTestFinished(kill);
  return {
    kill,
    hasPrinted: (line) => lines.has(line),
    async printed(line) {
      while (!lines.has(line)) {
        const ended = await Promise.race([once(output, 'line').then(() => null), exit]);
        if (ended) throw new Error(`${program} ${args.join(' ')} has ended: ${errors.slice(-20).join('\n')}`);
      }
    },
    async end() {
      child.kill('SIGTERM');
      const [code] = await exit;
      return code;
    },
  };
}

/** A line that a worker has written: its handler has run. */
interface Line {
  worker: number;
  event: { id?: unknown };
}

/** A run of the handler: that of a worker, and which of its runs, from 1. */
interface Run {
  worker: number;
  index: number;
}

const PIECE = 1 << 20;

/** Reads the runs that workers write into their folder, as they come. */
export function readRuns(folder: string) {
  const file = openSync(join(folder, 'runs'), 'a+');
  const buffer = Buffer.alloc(PIECE);
  const byId = new Map<string, Run[]>();
  const counts = new Map<number, number>();
  const events: Line['event'][] = [];
  let rest = '';
  let position = 0;

  return {
    /** The runs of each event, in their order. */
    byId,
    /** How many runs each worker has had. */
    counts,
    events,
    close: () => closeSync(file),
    /** Reads what is new. */
    read(): void {
      for (let size = 1; size > 0; position += size) {
        size = readSync(file, buffer, 0, PIECE, position);
        const lines = (rest + buffer.toString('latin1', 0, size)).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) add(JSON.parse(Buffer.from(line, 'latin1').toString()) as Line);
      }
    },
  };

  function add({ worker, event }: Line): void {
    const index = (counts.get(worker) ?? 0) + 1;
    counts.set(worker, index);
    const id = String(event.id);
    const runs = byId.get(id) ?? [];
    runs.push({ worker, index });
    byId.set(id, runs);
    events.push(event);
  }
}

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
  { env, left }: { env: Record<string, string>; left: () => Promise<number> },
  events: number,
): Promise<Survived> {
  const folder = temporaryFolder();
  const runs = readRuns(folder);
  const killed = new Set<number>();
  const since = performance.now();
  let started = 0;
  const start = async () => {
    const number = (started += 1);
    const worker = startProcess('worker', [folder, number], env);
    await worker.printed('ready');
    return { number, worker };
  };
  const receiver = startProcess('receiver', [events], env);
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
