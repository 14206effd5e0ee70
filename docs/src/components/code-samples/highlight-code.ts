import { escapeHtml } from '../../markdown/highlight-json.ts';
import type { Sample } from '../../samples/samples-of.ts';

/** What a piece of code is, in the order in which it is looked for, by the class that colours it. */
const SCRIPT = {
  comment: /\/\/[^\n]*/,
  text: /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/,
  word: /\b(?:async|await|const|else|false|for|from|if|import|new|null|of|throw|true)\b/,
  number: /\b\d+(?:\.\d+)?\b/,
};
const SHELL = {
  text: /'[^']*'|"[^"]*"/,
  word: /\bcurl\b|(?<= )--?[\w-]+/,
};
const PIECES = { bash: SHELL, ts: SCRIPT, js: SCRIPT };

/** Code as HTML in which comments, texts, words of the language and numbers have a class. */
export function highlightCode(code: string, language: Sample['language']): string {
  const patterns = Object.entries(PIECES[language]).map(([name, { source }]) => `(?<${name}>${source})`);
  let html = '';
  let end = 0;
  for (const match of code.matchAll(new RegExp(patterns.join('|'), 'g'))) {
    const [name] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    html += `${escapeHtml(code.slice(end, match.index))}<i class="${name}">${escapeHtml(match[0])}</i>`;
    end = match.index + match[0].length;
  }
  return html + escapeHtml(code.slice(end));
}
