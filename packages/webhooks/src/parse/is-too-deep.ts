/**
 * Levels of lists and objects that a body may have. Events have one level; anything deeper than this is an attack on the
 * code that walks it next, `JSON.stringify` included.
 */
export const MAX_DEPTH = 32;

/** Whether a value has more than `MAX_DEPTH` levels. Works level by level, so depth and circles are harmless. */
export function isTooDeep(value: object): boolean {
  let level = childrenOf([value]);
  for (let depth = 1; level; depth += 1) {
    if (depth === MAX_DEPTH) return true;
    level = childrenOf(level);
  }
  return false;
}

/** The lists and objects right inside of others, each once. Undefined where there are none. */
function childrenOf(containers: Iterable<object>): Set<object> | undefined {
  let children: Set<object> | undefined;
  for (const container of containers)
    for (const child of Object.values(container) as unknown[])
      if (typeof child === 'object' && child !== null) (children ??= new Set()).add(child);
  return children;
}
