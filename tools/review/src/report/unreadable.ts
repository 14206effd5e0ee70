import { placesOf, type ReadProblem, UnreadableSource } from '@telephony/lint/bundle';
import { UserError } from '@telephony/command-line';
import type { ReportDocument } from './report-document.ts';

/** What is known of a review that was not made. */
export interface FailedReview {
  /** The name of the contract's folder in the repository. */
  folder: string;
  /** How the base is called, where it was opened. */
  base?: { name: string; commit?: string } | undefined;
  commit?: string | undefined;
}

/** How many problems are told; the first are the causes. */
const SHOWN = 10;

/** The report of a review that was not made: why, and where. */
export function failureDocument(error: Error, { folder, base, commit }: FailedReview): ReportDocument {
  const unreadable = error instanceof UnreadableContract ? error : undefined;
  const problems = (unreadable?.problems ?? []).map(
    ({ file, line, reason }) => `\`${folder}/${file}:${line}\` ${reason}`,
  );
  const what = unreadable?.side === 'base' ? 'the base cannot be read' : 'the contract cannot be read';
  return {
    state: 'unreadable',
    breaks: 'none',
    headline: problems.length > 0 ? what : `the review has failed: ${error.message.split('\n')[0] ?? ''}`,
    problems: problems.slice(0, SHOWN),
    advice: [],
    compared: base ? `The base is ${base.name}.` : '',
    commits: {
      ...(commit === undefined ? {} : { revision: commit }),
      ...(base?.commit === undefined ? {} : { base: base.commit }),
    },
    parts: [],
  };
}

/** A contract that cannot be bundled, so that nothing can be said of it. */
export class UnreadableContract extends UserError {
  override name = 'UnreadableContract';
  /** Which of the two it is. */
  readonly side: 'base' | 'revision';
  /** Where it cannot be read, the cause first; none where that is not known. */
  readonly problems: readonly ReadProblem[];

  /** @param folder The folder of the contract. */
  constructor(side: UnreadableContract['side'], folder: string, cause: Error) {
    const problems = cause instanceof UnreadableSource ? cause.problems : [];
    const places = placesOf(problems, folder);
    super(places.length > 0 ? messageOf(side, places) : cause.message, { cause });
    this.side = side;
    this.problems = problems;
  }
}

function messageOf(side: UnreadableContract['side'], places: string[]): string {
  const [name, remedy] =
    side === 'base'
      ? ['base', 'Compare with another commit: `npm run review -- --base REVISION`.']
      : ['contract', 'Fix it, then run the review again.'];
  return [`The ${name} cannot be read, so nothing was compared:`, ...places, remedy].join('\n');
}
