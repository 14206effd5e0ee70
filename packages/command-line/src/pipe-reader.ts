import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** An open end of a pipe, as a path below /proc. */
type End = string;

/**
 * Says whether the pipe behind a descriptor still has the reader that it has now. Nothing tells a writer
 * on Linux that the reader of a pipe has gone, except a failed write; hence the look at who has the other end open (proc(5)).
 *
 * @returns A function that gives `unknown` where the reader cannot be seen: no pipe, another system, another user's program.
 */
export function pipeReader(descriptor: number): () => 'there' | 'gone' | 'unknown' {
  const pipe = linkOf(`/proc/self/fd/${descriptor}`);
  if (pipe?.startsWith('pipe:') !== true) return () => 'unknown';
  let reader = findReader(pipe);
  return () => {
    if (reader === undefined) return 'unknown';
    const link = linkOf(reader);
    if (link === pipe) return 'there';
    if (link === undefined) return 'unknown';
    // It may have given the end to another.
    reader = findReader(pipe);
    return reader === undefined ? 'gone' : 'there';
  };
}

function findReader(pipe: string): End | undefined {
  for (const process of list('/proc')) {
    if (!/^\d+$/.test(process)) continue;
    for (const descriptor of list(`/proc/${process}/fd`)) {
      const end = `/proc/${process}/fd/${descriptor}`;
      if (linkOf(end) === pipe && isReadable(`/proc/${process}/fdinfo/${descriptor}`)) return end;
    }
  }
  return undefined;
}

/** The target of a link: empty where the link is not there, undefined where it must not be read. */
function linkOf(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES' ? undefined : '';
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Another user's process, or one that has ended.
    return [];
  }
}

/** Whether a descriptor is open for reading alone: the last two bits of its flags are 0 (open(2)). */
function isReadable(information: string): boolean {
  try {
    const [, flags = '1'] = /^flags:\s*(\d+)/m.exec(readFileSync(information, 'utf8')) ?? [];
    return Number.parseInt(flags, 8) % 4 === 0;
  } catch {
    return false;
  }
}
