import type { PlacedChange, Review } from '../review.ts';
import { examplesLine, headline, typesLine } from './headline.ts';
import { type Group, type Section, sectionsOf } from './sections.ts';
import { address, ledgerLines, place } from './terminal.ts';

/** By this line the comment on a pull request is found again, to be updated. */
export const MARKER = '<!-- review-of-the-contract -->';
/** Characters that a comment on GitHub may have, less a little. */
const LONGEST = 64_000;

/** The review as Markdown that fits into one comment. What does not fit is counted. */
export function markdownReport(review: Review, docsUrl?: string): string {
  const { base, gate, lint, types, overruled, examples } = review;
  const sections = sectionsOf(review);
  const top = [
    MARKER,
    `## Review of the contract: ${headline(review)}`,
    gate.passed ? '**The change may be merged.**' : '**The change may not be merged.**',
    ...gate.problems.map((problem) => `- ${problem}`),
    ...gate.advice.map((advice) => `> ${advice}`),
    `Compared with ${base.name}.${base.note ? ` ${base.note}` : ''}`,
  ];
  const parts = [
    ...sections.map((section) => changesPart(section, docsUrl)),
    details(`Types of the client: ${typesLine(review)}`, [
      ...types.breaks.map(({ text }) => text),
      ...types.client.map(({ file, line, message }) => `\`${file}:${line}\` ${escape(message)}`),
    ]),
    details(
      lint.length === 0 ? 'Lint: no findings.' : `Lint: ${lint.length} findings`,
      lint.map(({ file, line, rule, message }) => `\`${file}:${line}\` ${escape(message)} (\`${rule}\`)`),
    ),
    details(
      `Examples: ${examplesLine(review)}`,
      examples.after.missing.map(({ operation, body }) => `\`${operation}\`: ${body} has none`),
    ),
    details(ledgerTitle(review), ledgerLines(review.ledger)),
    ...(overruled.length > 0
      ? [
          details(
            `Ratings of Redocly not followed: ${overruled.length}`,
            overruled.map(({ message, reason }) => `${message} Not breaking: ${reason}.`),
          ),
        ]
      : []),
  ];
  return fit(top, parts);
}

function ledgerTitle({ ledger: { opened, closed, moved } }: Review): string {
  return `Ledger: ${opened.length} opened, ${closed.length} closed, ${moved.length} with other marks.`;
}

function changesPart(section: Section, docsUrl: string | undefined): string {
  const count = section.groups.reduce((sum, { changes }) => sum + changes.length, 0);
  const lines = section.groups.map((group) => groupText(group, docsUrl)).join('\n');
  return section.effect === 'wire' || section.effect === 'types'
    ? `### ${section.title} (${count})\n\n${lines}`
    : `<details><summary>${section.title} (${count})</summary>\n\n${lines}\n\n</details>`;
}

function groupText({ heading, page, others, changes }: Group, docsUrl: string | undefined): string {
  const name = page && docsUrl ? `[${heading}](${address(docsUrl, page)})` : heading;
  const shared = others.length > 0 ? `, in ${others.length} operations: ${some(others)}` : '';
  return [`- **${name}**${shared}`, ...changes.map((change) => `  - ${lineOf(change)}`)].join('\n');
}

function lineOf(change: PlacedChange): string {
  return `${change.text} \`${place(change)}\``;
}

/** How many operations that share a change are named. */
const NAMED = 5;

function some(operations: string[]): string {
  const rest = operations.length - NAMED;
  return operations.slice(0, NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

function details(summary: string, lines: string[]): string {
  const text = summary.replaceAll(/`([^`]*)`/g, '<code>$1</code>');
  if (lines.length === 0) return text;
  return `<details><summary>${text}</summary>\n\n${lines.map((item) => `- ${item}`).join('\n')}\n\n</details>`;
}

/** Messages of programs may hold what Markdown or HTML would read. */
function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/([*_[\]])/g, String.raw`\$1`);
}

/** Shortens the longest parts at the end of a line until the whole fits. */
function fit(top: string[], parts: string[]): string {
  const kept = [top.join('\n\n').slice(0, LONGEST / 2), ...parts];
  const length = () => kept.reduce((sum, part) => sum + part.length + 2, 0);
  while (length() > LONGEST) {
    const longest = kept.reduce(
      (best, part, index) => (part.length > (kept[best]?.length ?? 0) ? index : best),
      0,
    );
    kept[longest] = shorten(kept[longest] ?? '', (kept[longest]?.length ?? 0) - (length() - LONGEST));
  }
  return `${kept.join('\n\n')}\n`;
}

/** Characters that the note on what was left out takes. */
const NOTE = 120;

function shorten(part: string, wanted: number): string {
  const lines = part.split('\n');
  const close = part.endsWith('</details>') ? '\n\n</details>' : '';
  let size = 0;
  const fitting = lines.findIndex((text) => (size += text.length + 1) > Math.max(wanted - NOTE, 0));
  const kept = lines.slice(0, Math.max(fitting, 0));
  const left = lines.slice(kept.length).filter((text) => /^\s*- /.test(text)).length;
  return `${kept.join('\n')}\n- and ${left} more lines; \`npm run review\` shows all${close}`;
}
