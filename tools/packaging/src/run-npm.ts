import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** How npm ended. */
export interface NpmResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs npm in a folder, whose `.npmrc` it reads, and gives its output. */
export async function runNpm(args: readonly string[], folder: string): Promise<NpmResult> {
  const [program, first] = npmProgram();
  const child = spawn(program, [...first, ...args], {
    cwd: folder,
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => child.kill();
  process.once('exit', kill);
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => process.off('exit', kill));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return { code, stdout, stderr };
}

/** The npm that runs this script, else the one on the path. `npm` is a shell script on Windows, hence the first way. */
export function npmProgram(): [program: string, first: string[]] {
  const script = process.env['npm_execpath'];
  return script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
}
