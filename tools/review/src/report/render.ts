import type { DocumentGroup, Line, Part, Place, ReportDocument } from './document-of.ts';

export const MARKER = '<!-- review-of-the-contract -->';

export interface Links {
  commit?: string | undefined;
  /** The repository, `https://github.com/owner/name`. */
  repository?: string | undefined;
  run?: string | undefined;
  unverified?: boolean | undefined;
  preview?: string | undefined;
}

const UNVERIFIED =
  '**Not verified.** This report was made by the code of the pull request itself, which comes from another repository. Before you merge it, look at what it changes in `tools` and `.github`, check it out, and run `npm run review -- --require-fragment` of the main branch.';

const PLACES = 5;

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

function pathOf(path: string): string {
  const code = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return path
    .toWellFormed()
    .split('/')
    .map((part) => encodeURIComponent(part).replaceAll(/[!'()*~]/g, code))
    .join('/');
}

const HIDDEN = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;
const LINKING = /@|#|:\/\/|\bwww(?=\.)|\bGH(?=-\d)/gi;
/** Every sign that begins or ends something in Markdown or HTML; a list, or a name of an emoji, where it would. */
const SIGNS = /[#$&*<>@[\\\]_`|~]|:(?=[\w+-]+:)|^[-+]|(?<=^\d+)[.)]/g;
const ZERO_WIDTH_SPACE = '\u200B';

export function escapeText(text: string): string {
  const parts = text.replaceAll(/\s+/g, ' ').replaceAll(HIDDEN, '\uFFFD').split('`');
  // An odd backtick is one of the text itself.
  if (parts.length % 2 === 0) return escapePlain(parts.join('`'));
  return parts.map((part, index) => (index % 2 === 0 ? escapePlain(part) : codeOf(part))).join('');
}

export function codeOf(text: string): string {
  // GitHub links addresses in code of this form too.
  return text === '' ? '' : `<code>${escapePlain(text.replaceAll(HIDDEN, '\uFFFD'))}</code>`;
}

function escapePlain(text: string): string {
  return entities(text.replaceAll(LINKING, (found) => `${found}${ZERO_WIDTH_SPACE}`));
}

function entities(text: string): string {
  return text.replaceAll(SIGNS, (sign) => `&#${sign.charCodeAt(0)};`);
}

const LONGEST = 64_000;
const NOTE = 120;

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
