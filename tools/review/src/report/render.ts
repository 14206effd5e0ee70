import type { DocumentGroup, Line, Part, Place, ReportDocument } from './document-of.ts';

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
  /** Whether the code that made the report is of people who may not write here: then what it says is only told. */
  unverified?: boolean | undefined;
  /** How the preview of the docs is seen, as Markdown. */
  preview?: string | undefined;
}

/** A change from elsewhere brings the code that reviews it: what that code finds in its favour proves nothing. */
const UNVERIFIED =
  '**Not verified.** This report was made by the code of the pull request itself, which comes from another repository. Before you merge it, look at what it changes in `tools` and `.github`, check it out, and run `npm run review -- --require-fragment` of the main branch.';

/** How many places of a line are shown. */
const PLACES = 5;

/** A report as Markdown that fits into one comment. What does not fit is counted. */
export function renderDocument(document: ReportDocument, links: Links = {}): string {
  const { state, headline, problems, advice, compared } = document;
  const says = {
    passed: links.unverified ? UNVERIFIED : '**The change may be merged.**',
    held: '**The change may not be merged.**',
    unreadable: '**The change may not be merged: the contract was not compared.**',
  }[state];
  const top = [
    MARKER,
    `## Review of the contract${links.unverified ? ', by the pull request itself' : `: ${escapeText(headline)}`}`,
    says,
    ...(problems.length > 0 ? [problems.map((problem) => `- ${listed(problem)}`).join('\n')] : []),
    ...advice.map((text) => `> ${listed(text)}`),
    [commitOf(links), escapeText(compared), runOf(links)].filter((text) => text !== '').join(' '),
    ...(links.preview === undefined ? [] : [links.preview]),
  ];
  return fit(
    top.join('\n\n'),
    document.parts.map((part) => partOf(part, document, links)),
  );
}

/** A text of several lines; those after the first are a list below it. */
function listed(text: string): string {
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
  if (open) return `### ${escapeText(title)}\n\n${text}`;
  return `<details><summary>${escapeText(title)}</summary>\n\n${text}\n\n</details>`;
}

function groupOf({ heading, lines }: DocumentGroup, document: ReportDocument, links: Links): string {
  const items = lines.flatMap((line) => [
    `  - ${lineOf(line, document, links)}`,
    ...line.notes.map((note) => `    - ${escapeText(note)}`),
  ]);
  return [`- **${escapeText(heading)}**`, ...items].join('\n');
}

function lineOf({ text, places }: Line, document: ReportDocument, links: Links): string {
  const shown = places.slice(0, PLACES).map((place) => placeOf(place, document, links));
  const rest = places.length - shown.length;
  return [escapeText(text), shown.join(', ') + (rest > 0 ? ` and ${rest} more` : '')].join(' ').trimEnd();
}

function placeOf({ file, line, side }: Place, { commits }: ReportDocument, links: Links): string {
  const shown = codeOf(`${file}:${line}`);
  const note = side === 'base' ? ' (in the base)' : '';
  const commit = commits[side];
  if (links.repository === undefined || commit === undefined) return `${shown}${note}`;
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

/** Invisible characters, and those that turn the direction of a text. */
const HIDDEN = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;
/** Where GitHub links people, issues and addresses by itself. */
const LINKING = /@|#|:\/\/|\bwww(?=\.)|\bGH(?=-\d)/gi;
/** Every sign that begins or ends something in Markdown or HTML; a list, or a name of an emoji, where it would. */
const SIGNS = /[#$&*<>@[\\\]_`|~]|:(?=[\w+-]+:)|^[-+]|(?<=^\d+)[.)]/g;
const ZERO_WIDTH_SPACE = '\u200B';

/**
 * A text that others wrote, as Markdown that shows it and does nothing else: no markup, no mention, no link, one line. Code
 * between backticks is shown as code.
 */
export function escapeText(text: string): string {
  const parts = text.replaceAll(/\s+/g, ' ').replaceAll(HIDDEN, '\uFFFD').split('`');
  // An odd backtick is one of the text itself.
  if (parts.length % 2 === 0) return escapePlain(parts.join('`'));
  return parts.map((part, index) => (index % 2 === 0 ? escapePlain(part) : codeOf(part))).join('');
}

/** A text as code, whatever it holds. */
export function codeOf(text: string): string {
  // GitHub links addresses in code of this form too.
  return text === '' ? '' : `<code>${escapePlain(text.replaceAll(HIDDEN, '\uFFFD'))}</code>`;
}

function escapePlain(text: string): string {
  return entities(text.replaceAll(LINKING, (found) => `${found}${ZERO_WIDTH_SPACE}`));
}

/** The signs as references to their characters, which neither Markdown nor HTML reads. */
function entities(text: string): string {
  return text.replaceAll(SIGNS, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Characters that a comment on GitHub may have, less a little. */
const LONGEST = 64_000;
/** Characters that the note on what was left out takes. */
const NOTE = 120;

/** A text of several parts, of which those that do not fit into a comment are shortened; each has room for a note. */
function fit(top: string, parts: readonly string[]): string {
  let room = LONGEST;
  const kept = [top, ...parts].map((part, index) => {
    const own = room - NOTE * (parts.length - index);
    const text = part.length > own ? shorten(part, own) : part;
    room -= text.length + 2;
    return text;
  });
  return `${kept.join('\n\n')}\n`;
}

function shorten(part: string, wanted: number): string {
  const lines = part.split('\n');
  const close = part.endsWith('</details>') ? '\n\n</details>' : '';
  let size = 0;
  const fitting = lines.findIndex((text) => (size += text.length + 1) > Math.max(wanted - NOTE, 0));
  const kept = lines.slice(0, Math.max(fitting, 0));
  const left = lines.slice(kept.length).filter((text) => /^\s*- /.test(text)).length;
  return `${kept.join('\n')}\n- and ${left} more lines; \`npm run review\` shows all${close}`;
}
