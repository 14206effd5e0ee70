const TOKEN =
  /(?<string>"(?:[^"\\]|\\.)*")(?<key>\s*:)?|(?<word>\b(?:true|false|null)\b)|(?<number>-?\d[\d.eE+-]*)/g;

/** JSON as HTML in which names, texts, numbers and words have classes. */
export function highlightJson(json: string): string {
  let html = '';
  let end = 0;
  for (const match of json.matchAll(TOKEN)) {
    const { string, key, word } = match.groups ?? {};
    const kind = string ? (key ? 'key' : 'text') : word ? 'word' : 'number';
    const token = string ?? match[0];
    html += `${escapeHtml(json.slice(end, match.index))}<i class="${kind}">${escapeHtml(token)}</i>${key ?? ''}`;
    end = match.index + match[0].length;
  }
  return html + escapeHtml(json.slice(end));
}

/** Text that is safe inside an element. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
