import type { ParameterObject, SentParameters } from '../../src/index.ts';

/** Where a parameter is, and how it is written. */
export interface StyledParameter {
  in: ParameterObject['in'];
  style: string;
  explode: boolean;
}

const DELIMITERS: Record<string, string> = { spaceDelimited: ' ', pipeDelimited: '|' };

/** A request with one parameter, written by its style (OpenAPI 3.1.1, Style Values; RFC 6570). */
export function sendParameter(
  { in: place, style, explode }: StyledParameter,
  name: string,
  value: unknown,
): Partial<SentParameters> {
  const encode = place === 'query' || place === 'cookie' ? encodeURIComponent : (text: string) => text;
  const text = write({ style, explode }, name, value, encode);
  if (place === 'path') return { path: { [name]: text } };
  if (place === 'query') return { query: new URLSearchParams(text) };
  return { headers: place === 'header' ? { [name]: text } : { cookie: text } };
}

function write(
  { style, explode }: Pick<StyledParameter, 'style' | 'explode'>,
  name: string,
  value: unknown,
  encode: (text: string) => string,
): string {
  const isNamed = style !== 'simple' && style !== 'label';
  const before = { matrix: ';', label: '.' }[style] ?? '';
  const between = explode ? ({ matrix: ';', label: '.', simple: ',' }[style] ?? '&') : ',';
  const named = (text: string) => (isNamed ? `${before}${encode(name)}=${text}` : before + text);
  const one = (part: unknown) => encode(String(part));
  if (Array.isArray(value)) {
    if (!explode) return named(value.map(one).join(encode(DELIMITERS[style] ?? ',')));
    const parts = value.map((part) => (isNamed ? `${encode(name)}=${one(part)}` : one(part)));
    return before + parts.join(between);
  }
  if (typeof value !== 'object' || value === null) return named(one(value));
  const fields = Object.entries(value);
  if (style === 'deepObject')
    return fields.map(([key, field]) => `${encode(name)}[${encode(key)}]=${one(field)}`).join('&');
  if (!explode)
    return named(
      fields
        .flat()
        .map(one)
        .join(encode(DELIMITERS[style] ?? ',')),
    );
  return before + fields.map(([key, field]) => `${encode(key)}=${one(field)}`).join(between);
}
