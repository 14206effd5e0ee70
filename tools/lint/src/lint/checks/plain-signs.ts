import { proseOf } from '../files/prose.ts';
import type { Check } from './check.ts';

/** Signs that word processors put in, with what the contract writes. */
const SIGNS = new Map([
  ['\u2018', "'"],
  ['\u2019', "'"],
  ['\u201C', '"'],
  ['\u201D', '"'],
  ['\u201E', '"'],
  ['\u00AB', '"'],
  ['\u00BB', '"'],
  ['\u2013', '-'],
  ['\u2014', '-'],
  ['\u2026', '...'],
  ['\u00A0', 'a space'],
  ['\u200B', 'nothing'],
]);

/** Texts have the quotes, dashes and spaces of the keyboard: others look the same and are not found by a search. */
export const plainSigns: Check = (files) =>
  proseOf(files).flatMap(({ file, path, text }) => {
    const sign = SIGNS.keys().find((one) => text.includes(one));
    if (sign === undefined) return [];
    const code = `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
    const message = `The text has ${sign} (${code}), a sign of a word processor. Write ${SIGNS.get(sign)}.`;
    return [file.finding(path, 'plain-signs', message, sign)];
  });
