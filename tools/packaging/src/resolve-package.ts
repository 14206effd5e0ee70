import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of an installed package as Node finds it from another folder; undefined where it is not installed. */
export function resolvePackage(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return realpathSync(folder);
  return dirname(from) === from ? undefined : resolvePackage(name, dirname(from));
}
