import type { SuiteFailure } from './suites.ts';

/** Which test it is, on one line: `packages/client/test/a.test.ts:4  group > name`. */
export function placeOfFailure(failure: SuiteFailure): string {
  const place = fileOfFailure(failure);
  return failure.name === '' ? place : `${place}  ${failure.name}`;
}

/** Workspace, file and line, as far as they are known. */
export function fileOfFailure({ workspace, file, line }: SuiteFailure): string {
  if (file === '') return workspace;
  return `${workspace}/${file}${line === undefined ? '' : `:${line}`}`;
}
