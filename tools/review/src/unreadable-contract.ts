import { UserError } from '@telephony/command-line';
import { basename } from 'node:path';
import { type ReadProblem, readProblems } from './source/read-problems.ts';

/** A contract that cannot be bundled, so that nothing can be said of it. */
export class UnreadableContract extends UserError {
  override name = 'UnreadableContract';
  /** Which of the two it is. */
  readonly side: 'base' | 'revision';
  /** Where it cannot be read, the cause first; none where that is not known. */
  readonly problems: readonly ReadProblem[];

  /** @param folder The folder of the contract. */
  constructor(side: UnreadableContract['side'], folder: string, cause: Error) {
    const problems = readProblems(cause.message, folder);
    super(messageOf(side, basename(folder), problems) ?? cause.message, { cause });
    this.side = side;
    this.problems = problems;
  }
}

/** How many problems are told; the first are the causes. */
const SHOWN = 5;

function messageOf(
  side: UnreadableContract['side'],
  folder: string,
  problems: readonly ReadProblem[],
): string | undefined {
  if (problems.length === 0) return undefined;
  const rest = problems.length - SHOWN;
  return [
    side === 'base'
      ? 'The base cannot be read, so nothing was compared:'
      : 'The contract cannot be read, so nothing was compared:',
    ...problems.slice(0, SHOWN).map(({ file, line, reason }) => `  ${folder}/${file}:${line} ${reason}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
    side === 'base'
      ? 'Compare with another commit: `npm run review -- --base REVISION`.'
      : 'Mend it, then run the review again.',
  ].join('\n');
}
