import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RunSummary } from './run-summary.ts';

/** Reads and removes the summary that turbo has written since `started`; undefined where it has written none. */
export function takeRunSummary(root: string, started: number): RunSummary | undefined {
  const folder = join(root, '.turbo', 'runs');
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((file) => file.endsWith('.json') && statSync(file).mtimeMs >= started - 1000)
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  const [newest] = files;
  if (!newest) return undefined;
  const summary = JSON.parse(readFileSync(newest, 'utf8')) as RunSummary;
  for (const file of files) rmSync(file, { force: true });
  return summary;
}
