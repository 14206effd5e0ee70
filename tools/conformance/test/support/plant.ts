import type { Lie, Told } from './lying-server.ts';

/** Most parts of the API that one lie has: others have place too. */
const MOST = 5;

/** Lies that are planted together in one server. */
export interface Planted {
  lie: Lie;
  /** Whose each part of the API is, such as `/contacts`, which it alone has changed. */
  owners: ReadonlyMap<string, string>;
}

/**
 * Plants lies together: the first one that changes a response of a part of the API has that part for itself.
 *
 * @param given Whose parts are from the start.
 */
export function plant(lies: Record<string, Lie>, given: Record<string, string> = {}): Planted {
  const owners = new Map(Object.entries(given));
  const hasRoom = (name: string) => [...owners.values()].filter((owner) => owner === name).length < MOST;
  return {
    owners,
    async lie(asked, told) {
      const part = partOf(asked.path);
      const owner = owners.get(part);
      const names = owner === undefined ? Object.keys(lies).filter(hasRoom) : [owner];
      for (const name of names) {
        const changed = await lies[name]?.(asked, told);
        if (!changed || isSame(changed, told)) continue;
        owners.set(part, name);
        return changed;
      }
      return undefined;
    },
  };
}

/** The part of the API that a path is of. */
export function partOf(path: string): string {
  return /^\/[^/]*/.exec(path)?.[0] ?? path;
}

function isSame(one: Told, other: Told): boolean {
  return (
    one.status === other.status &&
    one.body.equals(other.body) &&
    JSON.stringify(one.headers) === JSON.stringify(other.headers)
  );
}
