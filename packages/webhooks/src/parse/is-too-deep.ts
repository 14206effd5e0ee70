/**
 * Levels of lists and objects that a body may have. Events have one level; anything deeper than this is an attack on the
 * code that walks it next, `JSON.stringify` included.
 */
export const MAX_DEPTH = 32;

/** Whether a value has more than `MAX_DEPTH` levels. Works level by level, so depth and circles are harmless. */
export function isTooDeep(value: object): boolean {
  let level = new Set<object>([value]);
  for (let depth = 1; depth <= MAX_DEPTH; depth += 1) {
    const next = new Set<object>();
    for (const container of level)
      for (const child of Object.values(container) as unknown[])
        if (typeof child === 'object' && child !== null) next.add(child);
    if (next.size === 0) return false;
    level = next;
  }
  return true;
}
