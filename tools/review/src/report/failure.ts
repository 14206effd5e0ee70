import { UnreadableContract } from '../unreadable-contract.ts';
import type { ReportDocument } from './document/report-document.ts';

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
  const places = (unreadable?.problems ?? []).map((problem) => ({
    ...problem,
    file: `${folder}/${problem.file}`,
  }));
  const [first] = places;
  const what = unreadable?.side === 'base' ? 'the base cannot be read' : 'the contract cannot be read';
  const failed = unreadable ? what : 'the review has failed';
  const message = error.message.split('\n')[0] ?? '';
  return {
    state: 'unreadable',
    breaks: 'none',
    headline: first ? `${failed}: \`${first.file}:${first.line}\`` : `${failed}: ${message}`,
    problems: [],
    advice: [],
    compared: base ? `The base is ${base.name}.` : '',
    commits: {
      ...(commit === undefined ? {} : { revision: commit }),
      ...(base?.commit === undefined ? {} : { base: base.commit }),
    },
    parts:
      places.length === 0
        ? []
        : [
            {
              title: `Cannot be read (${places.length})`,
              open: true,
              groups: [
                {
                  heading: '',
                  lines: places.slice(0, SHOWN).map(({ file, line, reason }) => ({
                    text: reason,
                    places: [{ file, line, side: unreadable?.side ?? 'revision' }],
                  })),
                },
              ],
            },
          ],
  };
}
