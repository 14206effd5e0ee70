import { resolve } from 'node:path';

/** A path as seen from where the user is: npm runs the scripts of a workspace in its folder. */
export function fromWhereStarted(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path);
}
