import { textOf } from '../../ground/store/text-of.ts';

const MOST_PATTERNS = 100;
const patterns = new Map<string, (text: string) => boolean>();

/**
 * Whether a value matches a pattern without regard to case: `%` stands for any text, `_` for one character; a pattern
 * without `%` and `_` matches wherever it occurs (ledger N-27). Null matches nothing.
 */
export function matchesPattern(found: unknown, pattern: unknown): boolean {
  if (found === null || found === undefined || typeof pattern === 'object') return false;
  return matcherOf(textOf(pattern))(textOf(found).toLowerCase());
}

function matcherOf(pattern: string): (text: string) => boolean {
  let matcher = patterns.get(pattern);
  if (!matcher) {
    if (patterns.size >= MOST_PATTERNS) patterns.clear();
    matcher = compile(pattern.toLowerCase());
    patterns.set(pattern, matcher);
  }
  return matcher;
}

function compile(pattern: string): (text: string) => boolean {
  if (!/[%_]/.test(pattern)) return (text) => text.includes(pattern);
  return (text) => matches(text, pattern);
}

/** Greedy with one point to come back to: its time is the product of the lengths at worst, whatever the pattern. */
function matches(text: string, pattern: string): boolean {
  let at = 0;
  let wanted = 0;
  let comeBack = -1;
  let from = 0;
  while (at < text.length) {
    const sign = pattern[wanted];
    if (sign === '%') {
      comeBack = wanted++;
      from = at;
    } else if (sign === '_') {
      // A character may take two places.
      at += text.codePointAt(at)! > 0xffff ? 2 : 1;
      wanted += 1;
    } else if (sign === text[at]) {
      at += 1;
      wanted += 1;
    } else if (comeBack >= 0) {
      wanted = comeBack + 1;
      at = ++from;
    } else return false;
  }
  while (pattern[wanted] === '%') wanted += 1;
  return wanted === pattern.length;
}
