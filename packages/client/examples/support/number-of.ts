import { UsageError } from './usage-error.ts';

/** @throws UsageError where the text of an option is no number from `least` on. */
export function numberOf(option: string, text: string, least: number): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < least) {
    throw new UsageError(`${option} ${text} is no number from ${least} on.`);
  }
  return value;
}
