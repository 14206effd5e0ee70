import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Those of the programs that are not in a folder of `PATH`. */
export function missingPrograms(programs: readonly string[], path = process.env['PATH'] ?? ''): string[] {
  const folders = path.split(delimiter);
  return programs.filter((program) => !folders.some((folder) => isProgram(join(folder, program))));
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
