import type { PlainRequest } from '../plain-request.ts';

/** The query of an address as an expression, a parameter a part: with a call where a value is to be encoded. */
export function queryParts(
  query: PlainRequest['query'],
  text: (value: string) => string,
  encoded: (literal: string) => string,
): string[] {
  return query.map(([name, value], index) => {
    const start = `${index === 0 ? '?' : '&'}${encodeURIComponent(name)}=`;
    if (encodeURIComponent(value) === value) return text(start + value);
    return `${text(start)} + ${encoded(text(value))}`;
  });
}
