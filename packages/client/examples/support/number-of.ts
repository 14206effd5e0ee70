import { UsageError } from './usage-error.ts';

/** @throws UsageError if the value of an option is not a number of at least `least`. */
export function numberOf(option: string, text: string, least: number): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < least) {
    throw new UsageError(`${option} ${text} is out of range. Pass a number, ${least} or more.`);
  }
  return value;
}
