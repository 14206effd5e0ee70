import type { LanguageFn } from 'highlight.js';
import hljs from 'highlight.js/lib/core';

/** What a piece of code is: the class that colours it. */
type Kind = 'comment' | 'key' | 'number' | 'text' | 'word';

/** Text of a sample, and what it is if that has a colour. */
export interface Piece {
  text: string;
  kind: Kind | undefined;
}

/** Colours code of the languages that it knows. */
export interface Highlighter {
  /** @throws Error if the language is not known */
  pieces(code: string, language: string): Piece[];
  /**
   * The same as HTML that is safe inside an element.
   *
   * @throws Error if the language is not known
   */
  html(code: string, language: string): string;
}

/** The scopes of highlight.js that have a colour, as it writes them in classes. */
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['attr', 'key'],
  ['char escape_', 'text'],
  ['comment', 'comment'],
  ['doctag', 'comment'],
  ['keyword', 'word'],
  ['literal', 'word'],
  ['number', 'number'],
  ['regexp', 'text'],
  ['string', 'text'],
]);
/** The parts of what highlight.js returns: where a scope begins and ends, and text. */
const PARTS = /<span class="(?<scope>[^"]*)">|(?<end><\/span>)|(?<text>[^<]+)/g;
const ESCAPED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Makes a highlighter. A page loads the languages that it shows, and no others. */
export function createHighlighter(languages: Readonly<Record<string, LanguageFn>>): Highlighter {
  const own = hljs.newInstance();
  own.configure({ classPrefix: '' });
  for (const [name, language] of Object.entries(languages)) own.registerLanguage(name, language);

  function pieces(code: string, language: string): Piece[] {
    return readPieces(own.highlight(code, { language }).value);
  }
  return { pieces, html: (code, language) => pieces(code, language).map(toHtml).join('') };
}

function readPieces(html: string): Piece[] {
  const pieces: Piece[] = [];
  const scopes: string[] = [];
  for (const { groups: { scope, end, text } = {} } of html.matchAll(PARTS)) {
    if (scope !== undefined) scopes.push(scope);
    if (end !== undefined) scopes.pop();
    if (text === undefined) continue;
    const plain = text.replaceAll(/&\S+?;/g, (entity) => ESCAPED[entity] ?? entity);
    const kind = KINDS.get(scopes.at(-1) ?? '');
    const last = pieces.at(-1);
    if (last && last.kind === kind) last.text += plain;
    else pieces.push({ text: plain, kind });
  }
  return pieces;
}

function toHtml({ text, kind }: Piece): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return kind ? `<i class="${kind}">${escaped}</i>` : escaped;
}
