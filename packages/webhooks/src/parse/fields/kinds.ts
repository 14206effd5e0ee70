/**
 * What the fields of an event may be: a letter for each type (`s` text, `t` text with a time, `i` integer, `d` number, `b`
 * true or false, `n` null), after `!` where the field is required.
 */
export type Kinds = Readonly<Record<string, string>>;

/** A time as the platform writes it, UTC (ledger O-08); databases write one that is not there as zeros. */
const TIME = /^(?!0000)\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/** Whether a value is one of these kinds. */
export function fits(value: unknown, kinds: string): boolean {
  if (value === null) return kinds.includes('n');
  if (typeof value === 'string') return kinds.includes('s') || (kinds.includes('t') && TIME.test(value));
  if (typeof value === 'boolean') return kinds.includes('b');
  return (
    typeof value === 'number' && (kinds.includes('d') || (kinds.includes('i') && Number.isInteger(value)))
  );
}

const NAMES: Readonly<Record<string, string>> = {
  s: 'text',
  t: 'text',
  i: 'an integer',
  d: 'a number',
  b: 'true or false',
  n: 'null',
};

/** `an integer or text or null`. */
export function kindsInWords(kinds: string): string {
  return Array.from(kinds.replace('!', ''), (letter) => NAMES[letter]).join(' or ');
}
