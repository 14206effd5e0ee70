import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { signalGroup, WINDOWS } from '../../signal-group.ts';

/** How long a group may take to end by itself. */
const END_TIMEOUT_MS = 5000;
const POLL_MS = 50;

/** A command with all the processes that it starts. */
export interface CommandGroup {
  /** What it has printed so far. */
  output(): string;
  /** The text like this in its output, as soon as it is there; undefined when the command ends before, or takes too long. */
  waitFor(pattern: RegExp, timeoutMs: number): Promise<string | undefined>;
  /** Ends all its processes. */
  end(): Promise<void>;
}

/** Starts a command in a group of its own: npm starts a shell, and that starts the program. The group ends with this process. */
export function startGroup(program: string, args: readonly string[], folder: string): CommandGroup {
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], detached: !WINDOWS });
  const state = { open: true };
  // Not before the last process of the group has let go of the output.
  const closed = new Promise<void>((resolve) => {
    child.once('close', resolve);
    child.once('error', (error) => {
      output += error.message;
      resolve();
    });
  }).finally(() => (state.open = false));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const kill = () => signalGroup(child, 'SIGKILL');
  process.once('exit', kill);
  return {
    output: () => output,
    async waitFor(pattern, timeoutMs) {
      const deadline = Date.now() + timeoutMs;
      while (state.open && !pattern.test(output) && Date.now() < deadline) await wait(POLL_MS);
      return pattern.exec(output)?.[0];
    },
    async end() {
      signalGroup(child, 'SIGTERM');
      const timer = setTimeout(kill, END_TIMEOUT_MS);
      await closed;
      clearTimeout(timer);
      process.off('exit', kill);
    },
  };
}
