import type { SearchQuery } from './queries.ts';

/** How well a search finds. */
export interface Score {
  /** The mean of 1/rank of the first wanted place; 0 beyond the tenth. */
  reciprocalRank: number;
  /** The part of the queries whose first result is wanted. */
  firstHits: number;
}

const DEPTH = 10;

/** Scores a search by queries, and prints the misses. */
export async function scoreOf(
  queries: readonly SearchQuery[],
  find: (query: string) => string[] | Promise<string[]>,
): Promise<Score> {
  const ranks: number[] = [];
  const misses: string[] = [];
  for (const { query, wanted } of queries) {
    const found = (await find(query)).slice(0, DEPTH);
    const rank = found.findIndex((address) => wanted.some((pattern) => matches(address, pattern)));
    ranks.push(rank < 0 ? 0 : 1 / (rank + 1));
    if (rank !== 0)
      misses.push(`${query}: ${rank < 0 ? 'not found' : `as number ${rank + 1}`}, first ${found[0]}`);
  }
  if (misses.length > 0) console.log(misses.join('\n'));
  return {
    reciprocalRank: ranks.reduce((sum, one) => sum + one, 0) / ranks.length,
    firstHits: ranks.filter((rank) => rank === 1).length / ranks.length,
  };
}

/** Whether an address is of a pattern, in which `*` is any text; a page without a `*` is meant with all that is on it. */
function matches(address: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => RegExp.escape(part));
  const whole = new RegExp(`^${parts.join('.*')}$`);
  return whole.test(address) || (!pattern.includes('#') && whole.test(address.replace(/#.*$/, '')));
}
