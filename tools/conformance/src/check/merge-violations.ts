import type { Violation } from './violation.ts';

/**
 * The same violation once, with the number of times that it was seen. What is wrong with several calls in the same way is
 * reported with the first of them.
 */
export function mergeViolations(violations: Violation[]): Violation[] {
  const merged = new Map<string, Violation>();
  for (const violation of violations) {
    const { rule, operationId, status, pointer, message } = violation;
    const what = rule === 'trace' ? message.replaceAll(/\d+/g, '#') : message;
    const key = JSON.stringify([rule, operationId, status, pointer, what]);
    const known = merged.get(key);
    if (known) known.count += violation.count;
    else merged.set(key, { ...violation });
  }
  return [...merged.values()];
}
