import { placesOf, type ReadProblem, UnreadableSource } from '@telephony/lint/bundle';
import { UserError } from '@telephony/command-line';

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
      : ['contract', 'Mend it, then run the review again.'];
  return [`The ${name} cannot be read, so nothing was compared:`, ...places, remedy].join('\n');
}
