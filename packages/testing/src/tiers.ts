const tier = process.env['TEST_TIER'];

/** True in `npm run test:all` and the nightly run. Only these run `*.all.test.ts`. */
export const isEverything: boolean = tier === 'all' || tier === 'soak';

/** True in the nightly run, which tries random input until it finds rare cases. Only it runs `*.soak.test.ts`. */
export const isSoak: boolean = tier === 'soak';

/** Returns cases that only the nightly run tries. */
export function atLength<Case>(cases: readonly Case[]): readonly Case[] {
  return isSoak ? cases : [];
}

/**
 * Returns the number of random tries, fewer outside of the nightly run.
 *
 * @param variable An environment variable that overrides both.
 */
export function rounds(few: number, many: number, variable?: string): number {
  const override = variable === undefined ? undefined : process.env[variable];
  return override === undefined ? (isSoak ? many : few) : Number(override);
}

/** Parameters of random tests that judge shares: of a few scripts they vary, so only the nightly run draws new ones. */
export const shareParameters: { seed?: number } = isSoak ? {} : { seed: 20_261_128 };
