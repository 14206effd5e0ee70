import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

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
