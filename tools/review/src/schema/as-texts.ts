import { type Alternative, placeOf } from './alternative.ts';
import { valuesOf } from './values-of.ts';

/** Alternatives of listed numbers, and of true and false, as what they are in an address, where the others are texts. */
export function asTexts(alternatives: Alternative[], others: Alternative[]): Alternative[] {
  const isText =
    others.some(({ type }) => type === 'string') && !alternatives.some(({ type }) => type === 'string');
  if (!isText) return alternatives;
  return alternatives.map((alternative): Alternative => {
    const values = valuesOf(alternative);
    if (!values || (alternative.type !== 'number' && alternative.type !== 'boolean')) return alternative;
    const part = { value: { enum: values.map(String) }, pointer: placeOf(alternative) };
    return { type: 'string', whole: false, parts: [part] };
  });
}
