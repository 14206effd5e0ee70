import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What the compiler takes for a project. */
export interface Compilation {
  instantiations: number;
  /** Seconds of processor time, user and system, of all its threads. */
  cpuSeconds: number;
}

/** The shell's own `times` counts its children, on every system that has a POSIX shell. */
const script = '"$@"; status=$?; times; exit $status';

/**
 * Compiles a project once.
 *
 * @throws Error with the compiler's findings when there are any: a call that does not compile costs less than one that does.
 */
export async function compile(tsc: string, project: string): Promise<Compilation> {
  const { stdout } = await promisify(execFile)('sh', [
    '-c',
    script,
    'sh',
    process.execPath,
    tsc,
    '--project',
    project,
    '--extendedDiagnostics',
  ]).catch((cause: unknown) => {
    const { stdout: findings } = cause as { stdout: string };
    throw new Error(`${project} does not compile:\n${findings.slice(0, 4000)}`, { cause });
  });
  const instantiations = /^Instantiations:\s+(\d+)/m.exec(stdout)?.[1];
  // Two lines of user and system time; the second line is of the children.
  const times = [...stdout.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  );
  if (instantiations === undefined || times.length !== 4) {
    throw new Error(`The diagnostics of ${tsc} cannot be read:\n${stdout.slice(-2000)}`);
  }
  return { instantiations: Number(instantiations), cpuSeconds: times[2]! + times[3]! };
}
