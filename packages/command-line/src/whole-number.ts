import { UserError } from './user-error.ts';

/**
 * The value of an option that takes a whole number.
 *
 * @param option Its name, such as `--port`.
 * @param range The smallest and the largest number that it takes.
 * @throws UserError when the text is anything else; the message names the option and the range.
 */
export function wholeNumber(option: string, text: string, range: { from: number; to: number }): number {
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= range.from && value <= range.to)) {
    throw new UserError(`${option}: "${text}" is not a whole number from ${range.from} to ${range.to}.`);
  }
  return value;
}
