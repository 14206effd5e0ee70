import { REDACTED } from '../redact/redact-text.ts';

/** Control characters of a hostile client must not reach the terminal, nor tokens a log. */
export const printable = (text: string): string =>
  text.replace(/[^\x20-\x7e…]/g, '?').replaceAll(/\b[0-9a-f]{40}\b/gi, REDACTED);

/** Most characters of a line that shows what was sent. */
const LONGEST = 160;

/** The beginning of a text that is too long for a line. */
export const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
