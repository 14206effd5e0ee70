import { eachOperation } from '../each-operation.ts';
import type { Rule } from '../visitor.ts';

/**
 * A description has two paragraphs, what the operation does and when (not) to use it, and is more than its summary. A
 * single blank line makes a paragraph in a literal block (`|-`), and none in a folded one (`>-`).
 */
export const rule: Rule = () =>
  eachOperation(({ operation }, report) => {
    const { summary, description } = operation.object;
    if (typeof description !== 'string') {
      const remedy = 'Write two paragraphs: what it does, and when to use it.';
      return report(`The operation has no description. ${remedy}`, operation.at);
    }
    const at = operation.at.child('description');
    const paragraphs = description.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
    if (paragraphs.length < 2) {
      report(
        'A description has two paragraphs, with a blank line between them. Use |-: in >- the line is lost.',
        at,
      );
    }
    if (typeof summary === 'string' && plain(description).startsWith(plain(summary))) {
      report('The description repeats the summary: begin with what comes back.', at);
    }
  });

function plain(text: string): string {
  return `${text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()} `;
}
