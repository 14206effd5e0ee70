import type { Change } from './change.ts';

/** One change for each difference: what is shared by several operations is said once, with all of them. */
export function mergeChanges(changes: Change[]): Change[] {
  const merged = new Map<string, Change>();
  for (const change of changes) {
    const { effect, rule, text, place, base, revision } = change;
    const key = JSON.stringify([
      effect,
      rule,
      text,
      isShared(place.pointer) ? [place, base, revision] : place,
    ]);
    const known = merged.get(key);
    if (known) known.operations = [...new Set([...known.operations, ...change.operations])];
    else merged.set(key, { ...change });
  }
  return [...merged.values()];
}

function isShared(pointer: string): boolean {
  return pointer.startsWith('/components/');
}
