import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TaskSummary } from './run-summary.ts';

/** How many lines of a failed task are shown. */
const LINES = 25;
/** What npm and turbo say around the output of a task. */
const NOISE = /^(?:> .*|npm error .*| ERROR {2}run failed.*)$/;

/** What a failed task has written, without what npm says around it, with files as they are called from the root. */
export function taskOutput(root: string, { directory, logFile }: TaskSummary): string[] {
  const file = join(root, logFile);
  if (!existsSync(file)) return [];
  const lines = stripVTControlCharacters(readFileSync(file, 'utf8'))
    .split('\n')
    .map((line) => line.replace(/npm error Lifecycle script .*$/, '').trimEnd())
    .filter((line) => line !== '' && !NOISE.test(line))
    .map((line) => fromRoot(root, directory, line));
  const rest = lines.length - LINES;
  return [...lines.slice(0, LINES), ...(rest > 0 ? [`… ${rest} more lines in ${logFile}`] : [])];
}

/** A line that begins with a file of the workspace begins with its path from the root: `src/a.ts(1,2): …` of tsc too. */
function fromRoot(root: string, directory: string, line: string): string {
  const [, path = '', rest = ''] = /^([\w@.][^\s():]*\.\w+)(.*)$/s.exec(line) ?? [];
  if (path === '' || !existsSync(join(root, directory, path))) return line;
  const place = rest.replace(/^\((\d+),(\d+)\)/, ':$1:$2');
  return `${directory === '' ? '' : `${directory}/`}${path}${place}`;
}
