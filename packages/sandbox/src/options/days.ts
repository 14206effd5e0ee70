import { type Kind, number } from './kinds.ts';

/** Whole days, with or without a `d` behind the number. */
export function days(range: [number, number]): Kind<number> {
  const plain = number('DAYS', range);
  const fromText = (text: string) => plain.fromText(text.replace(/d$/, ''));
  return {
    value: plain.value,
    is: `${plain.is}, such as 90 or 90d`,
    fromText,
    fromJson: (json) => (typeof json === 'string' ? fromText(json) : plain.fromJson(json)),
  };
}
