import type { DocumentGroup, Line, Part, Place, ReportDocument } from './report-document.ts';

// The workflow finds its comment again by this line.
export const MARKER = '<!-- review-of-the-contract -->';

export interface Links {
  commit?: string | undefined;
  // https://github.com/owner/name
  repository?: string | undefined;
  run?: string | undefined;
  unverified?: boolean | undefined;
  preview?: string | undefined;
}

// A pull request from elsewhere brings the code that reviews it.
const UNVERIFIED =
  '**Not verified.** This report was made by the code of the pull request itself, which comes from another repository. Before you merge it, look at what it changes in `tools` and `.github`, check it out, and run `npm run review -- --require-fragment` of the main branch.';

const MAX_PLACES = 5;

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
    ...(problems.length > 0 ? [problems.map((problem) => `- ${renderList(problem)}`).join('\n')] : []),
    ...advice.map((text) => `> ${renderList(text)}`),
    [renderCommit(links), escapeText(compared), renderRun(links)].filter((text) => text !== '').join(' '),
    ...(links.preview === undefined ? [] : [links.preview]),
  ];
  return fit(
    top.join('\n\n'),
    document.parts.map((part) => renderPart(part, document, links)),
  );
}

function renderList(text: string): string {
  const [first = '', ...rest] = text.split('\n');
  return [escapeText(first), ...rest.map((line) => `  - ${escapeText(line.replace(/^ *- /, ''))}`)].join(
    '\n',
  );
}

function renderCommit({ commit, repository }: Links): string {
  if (commit === undefined) return '';
  const short = escapeCode(commit.slice(0, 10));
  return repository === undefined ? `Commit ${short}.` : `Commit [${short}](${repository}/commit/${commit}).`;
}

function renderRun({ run }: Links): string {
  return run === undefined ? '' : `[The run](${run}) has all of it.`;
}

function renderPart(part: Part, document: ReportDocument, links: Links): string {
  const { title, open, checklist = false, groups } = part;
  const box = checklist ? '[ ] ' : '';
  const text = groups.map((group) => renderGroup(group, box, document, links)).join('\n');
  if (open || checklist) return `### ${escapeText(title)}\n\n${text}`;
  return `<details><summary>${escapeText(title)}</summary>\n\n${text}\n\n</details>`;
}

function renderGroup(
  { heading, lines }: DocumentGroup,
  box: string,
  document: ReportDocument,
  links: Links,
): string {
  const items = lines.flatMap((line) => [
    `  - ${box}${renderLine(line, document, links)}`,
    ...line.notes.map((note) => `    - ${escapeText(note)}`),
  ]);
  return [`- **${escapeText(heading)}**`, ...items].join('\n');
}

function renderLine({ text, places }: Line, document: ReportDocument, links: Links): string {
  const shown = places.slice(0, MAX_PLACES).map((place) => renderPlace(place, document, links));
  const rest = places.length - shown.length;
  return [escapeText(text), shown.join(', ') + (rest > 0 ? ` and ${rest} more` : '')].join(' ').trimEnd();
}

function renderPlace({ file, line, side }: Place, { commits }: ReportDocument, links: Links): string {
  const shown = escapeCode(`${file}:${line}`);
  const note = side === 'base' ? ' (in the base)' : '';
  const commit = commits[side];
  if (links.repository === undefined || commit === undefined) return `${shown}${note}`;
  return `[${shown}](${links.repository}/blob/${commit}/${encodePath(file)}#L${line})${note}`;
}

function encodePath(path: string): string {
  const code = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return path
    .toWellFormed()
    .split('/')
    .map((part) => encodeURIComponent(part).replaceAll(/[!'()*~]/g, code))
    .join('/');
}

// Also characters that turn the direction of a text.
const HIDDEN = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;
// GitHub links people, issues and addresses by itself.
const AUTOLINK = /@|#|:\/\/|\bwww(?=\.)|\bGH(?=-\d)/gi;
// Each sign begins or ends something in Markdown or HTML.
const SIGNS = /[#$&*<>@[\\\]_`|~]|:(?=[\w+-]+:)|^[-+]|(?<=^\d+)[.)]/g;
const ZERO_WIDTH_SPACE = '\u200B';

// Shows a text that others wrote, without markup, mentions and links, on one line.
export function escapeText(text: string): string {
  const parts = text.replaceAll(/\s+/g, ' ').replaceAll(HIDDEN, '\uFFFD').split('`');
  // An unpaired backtick is a part of the text.
  if (parts.length % 2 === 0) return escapePlain(parts.join('`'));
  return parts.map((part, index) => (index % 2 === 0 ? escapePlain(part) : escapeCode(part))).join('');
}

export function escapeCode(text: string): string {
  // GitHub links some addresses in backticks.
  return text === '' ? '' : `<code>${escapePlain(text.replaceAll(HIDDEN, '\uFFFD'))}</code>`;
}

function escapePlain(text: string): string {
  return entities(text.replaceAll(AUTOLINK, (found) => `${found}${ZERO_WIDTH_SPACE}`));
}

function entities(text: string): string {
  return text.replaceAll(SIGNS, (sign) => `&#${sign.charCodeAt(0)};`);
}

const MAX_COMMENT_LENGTH = 64_000;
const NOTE_LENGTH = 120;

function fit(top: string, parts: readonly string[]): string {
  let room = MAX_COMMENT_LENGTH;
  const kept = [top, ...parts].map((part, index) => {
    const own = room - NOTE_LENGTH * (parts.length - index);
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
  const fitting = lines.findIndex((text) => (size += text.length + 1) > Math.max(wanted - NOTE_LENGTH, 0));
  const kept = lines.slice(0, Math.max(fitting, 0));
  const left = lines.slice(kept.length).filter((text) => /^\s*- /.test(text)).length;
  return `${kept.join('\n')}\n- and ${left} more lines; \`npm run review\` shows all${close}`;
}
