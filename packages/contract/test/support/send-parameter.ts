import type { SentParameters } from '../../src/index.ts';

/** Where and how a parameter is sent. */
export interface StyledParameter {
  in: 'path' | 'query' | 'header';
  style: string;
  explode: boolean;
}

/** A request that sends a value as OpenAPI 3.1 writes it in a place and style. */
export function sendParameter(
  { in: place, style, explode }: StyledParameter,
  name: string,
  value: unknown,
): Partial<SentParameters> {
  const texts = style === 'deepObject' ? [] : [value].flat().map(String);
  if (place === 'path') return { path: { [name]: texts.join(',') } };
  if (place === 'header') return { headers: { [name]: texts.join(',') } };
  const pairs =
    style === 'deepObject'
      ? Object.entries(value as object).map(([key, one]) => [`${name}[${key}]`, String(one)])
      : explode
        ? texts.map((text) => [name, text])
        : [[name, texts.join(',')]];
  return { query: new URLSearchParams(pairs) };
}
