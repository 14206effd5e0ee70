import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The name of a file that is being written: hidden, with the process that writes it. */
const PART = /^\..+\.(\d+)-[\da-f-]{36}\.part$/;

/** The files that this process is writing. */
const active = new Set<string>();

/** A temporary name in the folder of a file. */
export function partOf(file: string): string {
  const part = join(dirname(file), `.${basename(file)}.${process.pid}-${randomUUID()}.part`);
  active.add(part);
  return part;
}

/** A temporary file has been renamed or removed. */
export function endPart(part: string): void {
  active.delete(part);
}

/** Removes the temporary files in a folder whose process has ended, as after `kill -9`. */
export async function removeStaleParts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, pid] = PART.exec(name) ?? [];
    const part = join(folder, name);
    if (pid !== undefined && !active.has(part) && !isRunning(Number(pid))) await rm(part, { force: true });
  }
}

/** Whether another process has this id. In a container, a restarted process often has the same one as before. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
