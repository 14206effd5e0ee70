import type { SourcesReport } from './find-unsourced.ts';

const MENDING = `For each sentence, compare it with the platform's documents, then do one of these:
- In the contract, name the section of the documents in x-source, or an entry of the ledger in x-ledger.
- In a guide, name them in a comment below the heading: {/* source: Events/Delivery, O-11 */}, or own for what is about this project.
- Rewrite it as advice, or remove it, when neither the documents nor an observation says so.
- When it needs no source, such as arithmetic, add it to "without" in openapi/sources.yaml with the reason.
The names of the sections are in openapi/sources.yaml; openapi/EXTENSIONS.md has the rules.`;

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
  return [...list, ...faults, ...(faults.length > 0 ? [''] : []), `${sum}.`, MENDING].join('\n');
}
