import { e164 } from '../exchange/numbers.ts';

// Country codes of one and of two digits; all others have three (ITU-T E.164).
const COUNTRY = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
const DEFAULT_COUNTRY = '44';

export const EXTENSION: RegExp = /^\d{1,5}$/;

/**
 * Returns what to write in place of a number that no call can have (ledger O-15).
 *
 * @param own A number of the account, whose country a national number is in.
 */
export function numberAdvice(text: string, own: string | undefined): string {
  const digits = text.replaceAll(/[\s()./-]/g, '').replace(/^\+|^00/, '');
  const [country = DEFAULT_COUNTRY] = COUNTRY.exec(own ?? '') ?? [];
  const number = e164(digits.replace(/^0/, country));
  const form = 'must be a number with its country code and without spaces, such as 447700900123';
  return number === undefined ? form : `${form}: write ${number}`;
}
