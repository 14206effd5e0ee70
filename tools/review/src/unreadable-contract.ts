import { UserError } from '@telephony/command-line';
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
    super(cause.message, { cause });
    this.side = side;
    this.problems = readProblems(cause.message, folder);
  }
}
