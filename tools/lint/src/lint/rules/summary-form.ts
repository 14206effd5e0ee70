import { eachOperation } from '../each-operation.ts';
import type { Rule } from '../visitor.ts';

const LONGEST = 60;

/** A summary is a line in a menu: sentence case, at most 60 characters, no full stop. */
export const rule: Rule = () =>
  eachOperation(({ operation }, report) => {
    const summary = operation.object['summary'];
    if (typeof summary !== 'string') {
      return report(
        `The operation has no summary. Write one of at most ${LONGEST} characters.`,
        operation.at,
      );
    }
    const at = operation.at.child('summary');
    if (summary.length > LONGEST)
      report(`The summary has ${summary.length} characters; ${LONGEST} at most.`, at);
    if (/[.!?]$/.test(summary)) report('A summary is not a sentence: remove the full stop.', at);
    if (!isSentenceCase(summary)) report('Write the summary in sentence case: "Read one call flow".', at);
  });

/** A capital at the start and, abbreviations apart, nowhere else. */
function isSentenceCase(text: string): boolean {
  const [first = '', ...rest] = text.split(/\s+/);
  return /^[A-Z]/.test(first) && !rest.some((word) => /^[A-Z][a-z]+$/.test(word));
}
