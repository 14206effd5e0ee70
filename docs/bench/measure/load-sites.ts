import type { Site } from '../sites/site.ts';
import type { Line } from './line.ts';
import type { Load } from './load-page.ts';

/** What the loads of a site over a line came to. */
export interface Loads {
  site: string;
  line: Line;
  loads: Load[];
  /** Why the last load failed; after a failure the site is not loaded over this line again. */
  failure?: string;
}

/**
 * Loads all sites over all lines, in turns, so that what else the machine does falls on all of them. A site that fails
 * costs only its own figures, and what was measured before an abort is kept.
 */
export async function loadSites(
  sites: readonly Pick<Site, 'name' | 'address'>[],
  lines: readonly Line[],
  {
    rounds,
    signal,
    load,
    tell,
  }: {
    rounds: number;
    signal: AbortSignal;
    load: (address: string, line: Line) => Promise<Load>;
    tell: (text: string) => void;
  },
): Promise<Loads[]> {
  const measured = sites.flatMap(({ name, address }) =>
    lines.map((line) => ({ address, result: { site: name, line, loads: [] } as Loads })),
  );
  for (let round = 1; round <= rounds; round += 1) {
    for (const { address, result } of measured) {
      if (signal.aborted) break;
      if (result.failure !== undefined) continue;
      tell(`Round ${round}: ${result.site}, ${result.line.name} ...`);
      try {
        result.loads.push(await load(address, result.line));
      } catch (error) {
        // Whoever stops the benchmark stops its browser too.
        if (signal.aborted) break;
        result.failure = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
        tell(`${result.site} over ${result.line.name} failed: ${result.failure}`);
      }
    }
  }
  return measured.map(({ result }) => result);
}
