/**
 * Levels of lists and objects that a body may have. Events have one level; anything deeper than this is an attack on the
 * code that walks it next, `JSON.stringify` included.
 */
export const MAX_DEPTH = 32;

/** Whether a value has more than some levels. It stops at the first that is too deep, so circles are harmless. */
export function isTooDeep(value: unknown, levels = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1));
}
