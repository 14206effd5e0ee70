import type { Review } from '../review-contract.ts';
import { type Group, headline, ledgerLines, type Section, sectionsOf } from './sections.ts';
import type { DocumentGroup, Line, Part, Place, ReportDocument } from './report-document.ts';

/** A review as it is shown. */
export function documentOf(review: Review): ReportDocument {
  const { base, gate, breaks, commit } = review;
  return {
    state: gate.passed ? 'passed' : 'held',
    breaks,
    headline: headline(review),
    problems: gate.problems,
    advice: gate.advice,
    compared: `Compared with ${base.name}.${base.note ? ` ${base.note}` : ''}`,
    commits: {
      ...(commit === undefined ? {} : { revision: commit }),
      ...(base.commit === undefined ? {} : { base: base.commit }),
    },
    parts: [...sectionsOf(review).map(changesPart), ...factsOf(review)],
  };
}

function changesPart({ title, effect, groups }: Section): Part {
  const count = groups.reduce((sum, { changes }) => sum + changes.length, 0);
  return {
    title: `${title} (${count})`,
    open: effect === 'wire' || effect === 'types',
    groups: groups.map(groupOf),
  };
}

/** How many operations that share a change are named. */
const NAMED = 5;

function groupOf({ heading, page, others, changes }: Group): DocumentGroup {
  const rest = others.length - NAMED;
  // Where the places are called by their operations, these are not said twice.
  const isNamed = changes.every(({ places }) => places.every(({ name }) => name !== undefined));
  const counted = heading.startsWith('In ') ? '' : `, in ${others.length} operations`;
  const shared =
    others.length > 0 && !isNamed
      ? `${counted}: ${others.slice(0, NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
      : '';
  return {
    heading: `${heading}${shared}`,
    ...(page === undefined ? {} : { page }),
    lines: changes.map(({ text, places }) => ({ text, places })),
  };
}

function factsOf(review: Review): Part[] {
  const { lint, ledger, inherited } = review;
  const { opened, closed, moved } = ledger;
  const place = (file: string, line: number): Place[] => [{ file, line, side: 'revision' }];
  return [
    folded(
      lint === undefined
        ? 'Lint: not run.'
        : lint.length === 0
          ? 'Lint: no findings.'
          : `Lint: ${lint.length} ${lint.length === 1 ? 'finding' : 'findings'}.`,
      (lint ?? []).map(({ file, line, rule, message }) => ({
        text: `${message} (\`${rule}\`)`,
        places: place(file, line),
      })),
    ),
    folded(
      `Ledger: ${opened.length} opened, ${closed.length} closed, ${moved.length} with other marks.`,
      ledgerLines(ledger).map(plain),
    ),
    ...(inherited.length > 0
      ? [
          folded(
            `New fields without a source of their own: ${inherited.length}`,
            inherited.map(({ text, file, line }) => ({ text, places: place(file, line) })),
          ),
        ]
      : []),
  ];
}

function plain(text: string): Line {
  return { text, places: [] };
}

function folded(title: string, lines: Line[]): Part {
  return { title, open: false, groups: lines.length > 0 ? [{ heading: '', lines }] : [] };
}
