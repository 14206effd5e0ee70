import { readFileSync } from 'node:fs';
import { resultFiles } from './result-files.ts';

/** The tests that have passed, by the result files of all workspaces; those that turbo restored count too. */
export function countPassed(root: string): number {
  return resultFiles(root)
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number })
    .reduce((sum, { numPassedTests }) => sum + numPassedTests, 0);
}
