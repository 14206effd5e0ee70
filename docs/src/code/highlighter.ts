import type { LanguageFn } from 'highlight.js';
import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';

// highlight.js does not mark the options of a command.
export const shell: LanguageFn = (api) => {
  const language = bash(api);
  return {
    ...language,
    contains: [{ scope: 'attr', match: /(?<=\s)--?[a-zA-Z][\w-]*/ }, ...language.contains],
  };
};

const TOKEN_CLASSES: ReadonlyMap<string, string> = new Map([
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
const HTML_PARTS = /<span class="(?<scope>[^"]*)">|(?<end><\/span>)|(?<text>[^<]+)/g;

export function createHighlighter(
  languages: Readonly<Record<string, LanguageFn>>,
  own = hljs.newInstance(),
): { html: (code: string, language: string) => string } {
  own.configure({ classPrefix: '' });
  for (const [name, language] of Object.entries(languages)) own.registerLanguage(name, language);
  return { html: (code, language) => withTokenClasses(own.highlight(code, { language }).value) };
}

function withTokenClasses(html: string): string {
  const pieces: { text: string; kind: string | undefined }[] = [];
  const scopes: string[] = [];
  for (const { groups: { scope, end, text } = {} } of html.matchAll(HTML_PARTS)) {
    if (scope !== undefined) scopes.push(scope);
    if (end !== undefined) scopes.pop();
    if (text === undefined) continue;
    const kind = TOKEN_CLASSES.get(scopes.at(-1) ?? '');
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
