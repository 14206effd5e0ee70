import { styleText } from 'node:util';
import type { Review } from '../review-contract.ts';
import type { Place } from './report-document.ts';
import { headline, ledgerLines, type Section, sectionsOf } from './sections.ts';

type Style = Parameters<typeof styleText>[0];

const COLOURS: Record<Section['effect'], Style> = {
  wire: 'red',
  types: 'yellow',
  feature: 'green',
  text: 'dim',
};
/** How many operations that share a change are named below it. */
const NAMED = 6;
/** How many places of a change are listed below it. */
const PLACES = 3;

/** The review for a terminal, or as plain text if the output is not one. */
export function terminalReport(review: Review, docsUrl?: string): string {
  const { base, gate, lint, ledger, inherited } = review;
  const sections = sectionsOf(review);
  return [
    `${paint('bold', 'Verdict')} ${paint(verdictColour(review), headline(review))}`,
    `Base ${base.name}.${base.note ? ` ${base.note}` : ''}`,
    ...sections.flatMap((section) => [
      '',
      paint(COLOURS[section.effect], `${section.title} (${countOf(section)})`),
      ...section.groups.flatMap(({ heading, page, others, changes }) => [
        `  ${paint('bold', heading)}${page && docsUrl ? `  ${paint('dim', address(docsUrl, page))}` : ''}`,
        ...(others.length > 0
          ? [`    ${paint('dim', `${heading.startsWith('In ') ? '' : 'in '}${named(others)}`)}`]
          : []),
        ...changes.flatMap(({ text, places }) => [`    ${text}`, ...placeLines(places)]),
      ]),
    ]),
    '',
    ...titled(
      'Lint',
      lint ?? [],
      lint ? 'No findings.' : 'Not run.',
      ({ file, line, message, rule }) => `${paint('cyan', `${file}:${line}`)} ${message} (${rule})`,
    ),
    ...titled('Ledger', ledgerLines(ledger), 'No entry opened, closed or moved.', (line) => line),
    ...(inherited.length > 0
      ? titled(
          'New fields without a source of their own',
          inherited,
          '',
          ({ text, file, line }) => `${paint('cyan', `${file}:${line}`)} ${text}`,
        )
      : []),
    '',
    gate.passed ? paint('green', 'The change may be merged.') : paint('red', 'The change may not be merged:'),
    ...gate.problems.map((problem) => `- ${problem}`),
    ...gate.advice.map((advice) => paint('yellow', `Advice: ${advice}`)),
  ].join('\n');
}

/** The places of a change, with a note where they are in the base only. */
function placeLines(places: readonly Place[]): string[] {
  const rest = places.length - PLACES;
  return [
    ...places
      .slice(0, PLACES)
      .map(
        ({ file, line, side }) =>
          `      ${paint('cyan', `${file}:${line}`)}${side === 'base' ? ' (in the base)' : ''}`,
      ),
    ...(rest > 0 ? [`      and ${rest} more`] : []),
  ];
}

/** An address on the site of the docs. */
function address(docsUrl: string, page: string): string {
  return `${docsUrl.replace(/\/$/, '')}${page}`;
}

function titled<Item>(title: string, items: Item[], none: string, line: (item: Item) => string): string[] {
  if (items.length === 0) return [`${paint('bold', `${title}:`)} ${none}`];
  return [`${paint('bold', title)} (${items.length})`, ...items.map((item) => `  ${line(item)}`)];
}

function countOf({ groups }: Section): number {
  return groups.reduce((sum, { changes }) => sum + changes.length, 0);
}

function named(operations: string[]): string {
  const rest = operations.length - NAMED;
  return operations.slice(0, NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

function verdictColour({ verdict, breaks }: Review): Style {
  if (verdict === 'major') return breaks === 'types' ? 'yellow' : 'red';
  return 'green';
}

function paint(style: Style, text: string): string {
  return styleText(style, text, { stream: process.stdout });
}
