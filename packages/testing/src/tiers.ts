const tier = process.env['TEST_TIER'];

/** Whether this run takes every test, as `npm run test:all` and the nightly run do. */
export const isEverything: boolean = tier === 'all' || tier === 'soak';

/** Whether this run takes its time: random input is tried until it finds what is rare. */
export const isSoak: boolean = tier === 'soak';

/** Cases that take long and say little that the others do not: tried in the nightly run only. */
export function atLength<Case>(cases: readonly Case[]): readonly Case[] {
  return isSoak ? cases : [];
}

/**
 * How often a test tries something random: `few` times, or `many` times in the nightly run.
 *
 * @param variable An environment variable that overrides both for one run.
 */
export function rounds(few: number, many: number, variable?: string): number {
  const given = variable === undefined ? undefined : process.env[variable];
  return given === undefined ? (isSoak ? many : few) : Number(given);
}
