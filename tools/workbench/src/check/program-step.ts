import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Left, Step } from './step.ts';

/** How a program ended. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A step that is a program of the tools. */
export function programStep(
  root: string,
  {
    script,
    args,
    left,
    ...step
  }: Omit<Step, 'run'> & { script: string; args: string[]; left: (ended: Ended) => Left[] },
): Step {
  return {
    ...step,
    async run(signal) {
      const child = spawn(process.execPath, [join(root, script), ...args], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        signal,
      });
      const exit = new Promise<number | null>((resolve, reject) => {
        child.once('error', reject);
        child.once('close', resolve);
      });
      const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
      return left({ code, stdout, stderr });
    },
  };
}
