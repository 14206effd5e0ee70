/**
 * One order of all that the lists have, in which each keeps its own.
 *
 * @throws Error if two lists have the same items in contrary orders
 */
export function mergeOrders<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const merged: Item[] = [];
  let rest = lists.filter((list) => list.length > 0);
  while (rest.length > 0) {
    const next = rest.map(([item]) => item!).find((item) => rest.every((list) => list.indexOf(item) < 1));
    if (next === undefined)
      throw new Error(`These have no common order: ${rest.map(([item]) => item).join(', ')}`);
    merged.push(next);
    rest = rest.map((list) => (list[0] === next ? list.slice(1) : list)).filter((list) => list.length > 0);
  }
  return merged;
}
