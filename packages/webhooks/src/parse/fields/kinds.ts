import { nameOfKind } from '../type-name.ts';

/**
 * What the fields of an event may be: a letter for each type (`s` text, `t` text with a time, `i` integer, `d` number, `b`
 * true or false, `n` null), after `!` where the field is required.
 */
export type Kinds = Readonly<Record<string, string>>;

/** `an integer or text or null`. */
export function kindsInWords(kinds: string): string {
  return Array.from(kinds.replace('!', ''), nameOfKind).join(' or ');
}
