import { codeOf, escapeText } from './escape.ts';
import { fit } from './fit.ts';
import type { DocumentGroup, Line, Part, Place, ReportDocument } from './report-document.ts';

/** By this line the comment on a pull request is found again, to be updated. */
export const MARKER = '<!-- review-of-the-contract -->';

/** Where the reader of a report can go from it. Each comes from those who show it, never from the report. */
export interface Links {
  /** The commit that is reviewed, as its author knows it. */
  commit?: string | undefined;
  /** The repository, `https://github.com/owner/name`. */
  repository?: string | undefined;
  /** The run that made the report. */
  run?: string | undefined;
  /** The site of the docs that was built from the change. */
  docs?: string | undefined;
  /** How the preview of the docs is seen, as Markdown. */
  preview?: string | undefined;
}

/** How many places of a line are shown. */
const PLACES = 5;

/** A report as Markdown that fits into one comment. What does not fit is counted. */
export function renderDocument(document: ReportDocument, links: Links = {}): string {
  const { state, headline, problems, advice, compared } = document;
  const says = {
    passed: '**The change may be merged.**',
    held: '**The change may not be merged.**',
    unreadable: '**The change may not be merged: the contract was not compared.**',
  }[state];
  const top = [
    MARKER,
    `## Review of the contract: ${escapeText(headline)}`,
    says,
    ...(problems.length > 0 ? [problems.map((problem) => `- ${lines(problem)}`).join('\n')] : []),
    ...advice.map((text) => `> ${lines(text)}`),
    [commitOf(links), escapeText(compared), runOf(links)].filter((text) => text !== '').join(' '),
    ...(links.preview === undefined ? [] : [links.preview]),
  ];
  return fit(
    top.join('\n\n'),
    document.parts.map((part) => partOf(part, document, links)),
  );
}

/** A text of several lines; those after the first are a list below it. */
function lines(text: string): string {
  const [first = '', ...rest] = text.split('\n');
  return [escapeText(first), ...rest.map((line) => `  - ${escapeText(line.replace(/^ *- /, ''))}`)].join(
    '\n',
  );
}

function commitOf({ commit, repository }: Links): string {
  if (commit === undefined) return '';
  const short = codeOf(commit.slice(0, 10));
  return repository === undefined ? `Commit ${short}.` : `Commit [${short}](${repository}/commit/${commit}).`;
}

function runOf({ run }: Links): string {
  return run === undefined ? '' : `[The run](${run}) has all of it.`;
}

function partOf({ title, open, groups }: Part, document: ReportDocument, links: Links): string {
  const text = groups.map((group) => groupOf(group, document, links)).join('\n');
  if (text === '') return escapeText(title);
  if (open) return `### ${escapeText(title)}\n\n${text}`;
  return `<details><summary>${escapeText(title)}</summary>\n\n${text}\n\n</details>`;
}

function groupOf(
  { heading, page, lines: items }: DocumentGroup,
  document: ReportDocument,
  links: Links,
): string {
  const all = items.map((item) => lineOf(item, document, links));
  if (heading === '') return all.map((text) => `- ${text}`).join('\n');
  const address =
    page === undefined || links.docs === undefined
      ? undefined
      : `${links.docs.replace(/\/$/, '')}/${pathOf(page.replace(/^\/+/, ''))}`;
  const title = address === undefined ? escapeText(heading) : `[${escapeText(heading)}](${address})`;
  return [`- **${title}**`, ...all.map((text) => `  - ${text}`)].join('\n');
}

function lineOf({ text, places }: Line, document: ReportDocument, links: Links): string {
  const shown = places.slice(0, PLACES).map((place) => placeOf(place, document, links));
  const rest = places.length - shown.length;
  return [escapeText(text), shown.join(', ') + (rest > 0 ? ` and ${rest} more` : '')].join(' ').trimEnd();
}

function placeOf({ file, line, side, name }: Place, { commits }: ReportDocument, links: Links): string {
  const shown = codeOf(name ?? `${file}:${line}`);
  const note = side === 'base' ? ' (in the base)' : '';
  const commit = commits[side];
  if (links.repository === undefined || commit === undefined) {
    return name === undefined ? `${shown}${note}` : `${shown} at ${codeOf(`${file}:${line}`)}${note}`;
  }
  return `[${shown}](${links.repository}/blob/${commit}/${pathOf(file)}#L${line})${note}`;
}

/** A path in an address; what is not of a path is written as its code. */
function pathOf(path: string): string {
  const code = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return path
    .toWellFormed()
    .split('/')
    .map((part) => encodeURIComponent(part).replaceAll(/[!'()*~]/g, code))
    .join('/');
}
