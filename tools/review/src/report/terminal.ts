import { styleText } from 'node:util';
import type { Line, Part, ReportDocument } from './report-document.ts';

type Style = Parameters<typeof styleText>[0];

const MAX_PLACES = 3;

export function changeLines({
  breaks,
  headline,
  compared,
  parts,
}: Pick<ReportDocument, 'breaks' | 'headline' | 'compared' | 'parts'>): string[] {
  const colour = { wire: 'red', types: 'yellow', none: 'green' } as const;
  return [
    `${paint('bold', 'Verdict')} ${paint(colour[breaks], headline)}`,
    compared,
    ...parts.flatMap(partLines),
  ];
}

export function gateLines({ state, problems, advice }: ReportDocument): string[] {
  return [
    state === 'passed'
      ? paint('green', 'The change may be merged.')
      : paint('red', 'The change may not be merged:'),
    ...problems.map((problem) => `- ${problem}`),
    ...advice.map((text) => paint('yellow', `Advice: ${text}`)),
  ];
}

function partLines({ title, open, checklist = false, groups }: Part): string[] {
  const groupLines = groups.flatMap(({ heading, lines }) => [
    `  ${paint('bold', heading)}`,
    ...lines.flatMap((line) => lineLines(line, checklist ? '[ ] ' : '')),
  ]);
  return ['', paint(open ? ['bold', 'red'] : 'bold', title), ...groupLines];
}

function lineLines({ text, notes, places }: Line, box: string): string[] {
  const shown = places.slice(0, MAX_PLACES).map(({ file, line, side }) => {
    const note = side === 'base' ? ' (in the base)' : '';
    return `      ${paint('cyan', `${file}:${line}`)}${note}`;
  });
  const rest = places.length - shown.length;
  return [
    `    ${box}${text}`,
    ...notes.map((note) => `      ${note}`),
    ...shown,
    ...(rest > 0 ? [`      and ${rest} more`] : []),
  ];
}

function paint(style: Style, text: string): string {
  return styleText(style, text, { stream: process.stdout });
}
