import type { QueryTexts } from './query-names.ts';

/**
 * The texts of cookies by name, percent-decoded as style `form` writes them.
 *
 * @param header One or more `Cookie` headers.
 * @param separator The end of a cookie: `;`, and where an array or object is exploded `&` too.
 */
export function cookieTexts(header: string | string[] | undefined, separator: RegExp): QueryTexts {
  const texts = new Map<string, string[]>();
  for (const part of [header ?? []].flat().join(';').split(separator)) {
    const at = part.indexOf('=');
    if (at === -1) continue;
    const name = decoded(part.slice(0, at).trim());
    const text = decoded(
      part
        .slice(at + 1)
        .trim()
        .replace(/^"(.*)"$/, '$1'),
    );
    const known = texts.get(name);
    if (known) known.push(text);
    else texts.set(name, [text]);
  }
  return texts;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
