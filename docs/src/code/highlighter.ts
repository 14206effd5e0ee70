import type { LanguageFn } from 'highlight.js';
import hljs from 'highlight.js/lib/core';

/** The scopes of highlight.js that have a colour, as it writes them in classes, and the class that colours them here. */
const KINDS: ReadonlyMap<string, string> = new Map([
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

/**
 * Makes what colours code: as HTML that is safe inside an element. A page loads the languages that it shows, and no others; of
 * another one `html` throws.
 *
 * @param own What may know languages already.
 */
export function createHighlighter(
  languages: Readonly<Record<string, LanguageFn>>,
  own = hljs.newInstance(),
): { html: (code: string, language: string) => string } {
  own.configure({ classPrefix: '' });
  for (const [name, language] of Object.entries(languages)) own.registerLanguage(name, language);
  return { html: (code, language) => inKinds(own.highlight(code, { language }).value) };
}

function inKinds(html: string): string {
  const pieces: { text: string; kind: string | undefined }[] = [];
  const scopes: string[] = [];
  for (const { groups: { scope, end, text } = {} } of html.matchAll(PARTS)) {
    if (scope !== undefined) scopes.push(scope);
    if (end !== undefined) scopes.pop();
    if (text === undefined) continue;
    const kind = KINDS.get(scopes.at(-1) ?? '');
    const last = pieces.at(-1);
    if (last && last.kind === kind) last.text += text;
    else pieces.push({ text, kind });
  }
  return (
    pieces
      .map(({ text, kind }) => (kind ? `<i class="${kind}">${text}</i>` : text))
      .join('')
      // Quotes need no names in an element.
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
  );
}
