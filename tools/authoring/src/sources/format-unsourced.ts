import type { SourcesReport } from './find-unsourced.ts';

/** The report as text: the sentences below their places, the faults, and how to mend both. */
export function formatUnsourced({ statements, unsourced, faults }: SourcesReport): string {
  const byPlace = Object.entries(Object.groupBy(unsourced, ({ at }) => at));
  const list = byPlace.flatMap(([at, found = []]) => [
    at,
    ...found.map(({ sentence }) => `  ${sentence}`),
    '',
  ]);
  const sum = `${unsourced.length} of ${statements} statements of fact have no source`;
  if (unsourced.length + faults.length === 0) return `${sum}.`;
  return [
    ...list,
    ...faults,
    ...(faults.length > 0 ? [''] : []),
    `${sum}.`,
    'Name the section of the documents in x-source or the entry of the ledger in x-ledger (openapi/EXTENSIONS.md), or remove the sentence.',
  ].join('\n');
}
