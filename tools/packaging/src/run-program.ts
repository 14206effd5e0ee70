import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { UserError } from '@telephony/command-line';

/** How a program ended. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** The environment in which `node`, `npm` and `npx` are those of this Node; an npm that it lacks is the one on the path. */
export function environmentOf(node: string): NodeJS.ProcessEnv {
  // What npm tells its scripts would be taken for settings by the npm that is started here.
  const own = Object.entries(process.env).filter(
    ([name]) => !/^npm_(?:lifecycle|package|command|execpath)/.test(name),
  );
  return {
    ...Object.fromEntries(own),
    NO_COLOR: '1',
    NO_UPDATE_NOTIFIER: '1',
    PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}`,
  };
}

/** Runs a program in a folder, and gives its exit code and output. */
export async function runProgram(
  program: string,
  args: readonly string[],
  { folder, node = process.execPath }: { folder: string; node?: string },
): Promise<Ended> {
  const child = spawn(program, args, {
    cwd: folder,
    env: environmentOf(node),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return { code, stdout, stderr };
}

/** The standard output of a program that must succeed. Throws UserError with what it said. */
export async function outputOf(...run: Parameters<typeof runProgram>): Promise<string> {
  const { code, stdout, stderr } = await runProgram(...run);
  if (code === 0) return stdout;
  const [program, args, { folder }] = run;
  throw new UserError(`${[program, ...args].join(' ')} failed in ${folder}:\n${stderr || stdout}`);
}
