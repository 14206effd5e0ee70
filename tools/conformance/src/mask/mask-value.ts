import { isJsonObject } from '@telephony/contract';
import { isSecretField } from '@telephony/http';
import type { Vocabulary } from './vocabulary.ts';

/** Masks values: what is not on the allow-list keeps its form, and nothing else. */
export interface ValueMask {
  /** A value of a field, with all that is in it. */
  value: (value: unknown, field: string) => unknown;
  /** The name of a field: that of the contract, or a number in its place. */
  name: (name: string) => string;
  /** A text as it is in an address: as a value of that parameter. */
  text: (text: string, field: string) => string;
}

/** Seconds of a day and small files; a larger number may be a phone number in the wrong field. */
const LARGEST_COUNT = 99_999;
/** Longest form of a text. */
const LONGEST = 60;
const TIME = /^\d{4}-\d\d-\d\d(?<clock>[ T]\d\d:\d\d:\d\d)?$/;

/**
 * @param shown Names of fields whose values are shown as they are: those that somebody has asked for. Passwords, tokens and
 *   codes never are.
 */
export function createValueMask(vocabulary: Vocabulary, shown: ReadonlySet<string>): ValueMask {
  const { names, values, counts } = vocabulary;
  const numbers = new Map<string, number>();
  const unknownNames = new Map<string, string>();

  const name = (field: string): string => {
    if (names.has(field) || shown.has(field)) return field;
    const known = unknownNames.get(field) ?? `unknown_${unknownNames.size + 1}`;
    unknownNames.set(field, known);
    return known;
  };

  const value = (given: unknown, field: string): unknown => {
    if (given === null || typeof given === 'boolean' || given === '') return given;
    if (Array.isArray(given)) return given.map((item) => value(item, field));
    if (isJsonObject(given))
      return Object.fromEntries(Object.entries(given).map(([key, item]) => [name(key), value(item, key)]));
    if (isShown(given, field)) return given;
    if (typeof given === 'number') return pseudonym(given);
    return typeof given === 'string' ? formOf(given) : null;
  };

  return {
    name,
    value,
    text: (text, field) => (isShown(text, field) || isShown(Number(text), field) ? text : formOf(text)),
  };

  function isShown(given: unknown, field: string): boolean {
    if (isSecretField(field)) return false;
    if (shown.has(field) || values.get(field)?.has(given) === true) return true;
    return counts.has(field) && typeof given === 'number' && Math.abs(given) <= LARGEST_COUNT;
  }

  /** The same number for the same number, so that what belongs together is still seen. */
  function pseudonym(given: number): number {
    const key = String(given);
    const known = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, known);
    const form = Number.isInteger(given) ? known : known + 0.5;
    return given < 0 ? -form : form;
  }

  function formOf(text: string): string {
    const time = TIME.exec(text);
    if (time) return `2000-01-01${time.groups?.['clock'] === undefined ? '' : `${text[10]}00:00:00`}`;
    if (/^\d{1,15}$/.test(text))
      return String(pseudonym(Number(text)))
        .padStart(text.length, '0')
        .slice(-text.length);
    const form = text.replaceAll(/[^\s.:@/+,-]/gu, (character) => (/\p{Nd}/u.test(character) ? '0' : 'x'));
    return /[x0]/.test(form) ? form.slice(0, LONGEST) : 'x'.repeat(Math.min(form.length, LONGEST));
  }
}
