import { resolve } from 'node:path';

/** Resolves a path from the folder where the user started npm, which runs the scripts of a workspace in its folder. */
export function fromWhereStarted(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path);
}
