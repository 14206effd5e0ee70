import { styleText } from 'node:util';
import type { DocumentGroup, Line, Part, Place, ReportDocument } from './report-document.ts';

type Style = Parameters<typeof styleText>[0];

/** How many places of a change are listed below it. */
const PLACES = 3;

/** The review for a terminal, or as plain text if the output is not one. */
export function terminalReport(document: ReportDocument): string {
  const { headline, compared, parts } = document;
  const colour = { wire: 'red', types: 'yellow', none: 'green' } as const;
  return [
    `${paint('bold', 'Verdict')} ${paint(colour[document.breaks], headline)}`,
    compared,
    ...parts.flatMap(partLines),
    '',
    ...gateLines(document),
  ].join('\n');
}

/** Whether the change may be merged, and what to do. */
export function gateLines({ state, problems, advice }: ReportDocument): string[] {
  return [
    state === 'passed'
      ? paint('green', 'The change may be merged.')
      : paint('red', 'The change may not be merged:'),
    ...problems.map((problem) => `- ${problem}`),
    ...advice.map((text) => paint('yellow', `Advice: ${text}`)),
  ];
}

function partLines({ title, open, groups }: Part): string[] {
  return ['', paint(open ? ['bold', 'red'] : 'bold', title), ...groups.flatMap(groupLines)];
}

function groupLines({ heading, lines }: DocumentGroup): string[] {
  return [`  ${paint('bold', heading)}`, ...lines.flatMap(lineLines).map((text) => `  ${text}`)];
}

function lineLines({ text, places }: Line): string[] {
  const rest = places.length - PLACES;
  return [
    `  ${text}`,
    ...places.slice(0, PLACES).map(placeLine),
    ...(rest > 0 ? [`    and ${rest} more`] : []),
  ];
}

function placeLine({ file, line, side }: Place): string {
  return `    ${paint('cyan', `${file}:${line}`)}${side === 'base' ? ' (in the base)' : ''}`;
}

function paint(style: Style, text: string): string {
  return styleText(style, text, { stream: process.stdout });
}
