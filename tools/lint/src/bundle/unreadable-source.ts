import { basename } from 'node:path';
import { UserError } from '@telephony/command-line';
import { type ReadProblem, readProblems } from './read-problems.ts';

/** How many problems are told; the first are the causes. */
const SHOWN = 5;

/** A contract that cannot be bundled. */
export class UnreadableSource extends UserError {
  override name = 'UnreadableSource';
  /** Where it cannot be read, the cause first; none where that is not known. */
  readonly problems: readonly ReadProblem[];

  /**
   * @param folder The folder of the contract.
   * @param found What Redocly has printed, or the problems that it does not look for.
   */
  constructor(folder: string, found: string | readonly ReadProblem[]) {
    const [output, problems] = typeof found === 'string' ? [found, readProblems(found, folder)] : ['', found];
    const places = placesOf(problems, folder);
    super(
      places.length > 0
        ? ['The contract cannot be read:', ...places, 'Mend it, then run the command again.'].join('\n')
        : `The contract cannot be bundled.\n\n${output.trim()}`,
    );
    this.problems = problems;
  }
}

/** The first problems, a line each with file, line and reason, and how many there are besides. */
export function placesOf(problems: readonly ReadProblem[], folder: string): string[] {
  const rest = problems.length - SHOWN;
  return [
    ...problems
      .slice(0, SHOWN)
      .map(({ file, line, reason }) => `  ${basename(folder)}/${file}:${line} ${reason}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
}
