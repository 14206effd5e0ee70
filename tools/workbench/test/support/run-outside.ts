import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { expect, onTestFinished, vi } from 'vitest';

/** A variable by which all processes of one run are known: children inherit it. */
const MARK = 'TELEPHONY_TEST_RUN';

/** A command under way, as somebody outside sees it. */
export interface OutsideRun {
  pid: number;
  /** All that it has written so far. */
  output(): string;
  /** Waits until it has written this. */
  says(text: string | RegExp): Promise<void>;
  /** Its processes: itself and everything that it has started. */
  processes(): number[];
  /** Fails if one of its processes does not end in time. */
  endsInTime(): Promise<void>;
}

/** Two seconds on a machine of its own; other suites may have the processors at the same time. */
const IN_TIME = 6000;

/** Starts a command at the root of the repository and knows all its processes. */
export function runOutside(command: string, args: string[]): OutsideRun {
  const mark = randomUUID();
  const child = spawn(command, args, {
    cwd: repositoryRoot,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, TURBO_HASH: undefined, [MARK]: mark },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const processes = () => processesWith(`${MARK}=${mark}`);
  onTestFinished(() => {
    for (const pid of processes()) process.kill(pid, 'SIGKILL');
  });
  let output = '';
  // What cannot be started, or ends before it has said anything, will not say it later.
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', ({ message }) => {
      output += message;
      resolve();
    });
  });
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  return {
    pid: child.pid ?? 0,
    output: () => output,
    async says(text) {
      const said = () => expect(output).toMatch(text);
      await Promise.race([vi.waitFor(said, { timeout: 60_000, interval: 50 }), ended.then(said)]);
    },
    processes,
    endsInTime: () => vi.waitFor(() => expect(processes()).toEqual([]), { timeout: IN_TIME, interval: 50 }),
  };
}

/** Linux, proc(5): the environment with which each process was started. An ended process that nobody has reaped has none. */
function processesWith(variable: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(variable);
      } catch {
        // It has ended meanwhile, or is another user's.
        return false;
      }
    })
    .map(Number);
}

/** Ports that are free now. */
export async function freePorts(count: number): Promise<string[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => String((server.address() as AddressInfo).port));
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
