const isSoak = process.env['TEST_SOAK'] === '1';

/**
 * How often a test tries something random: `few` times in `npm test`, `many` times in `npm run test:soak`.
 *
 * @param variable An environment variable that says it for this run.
 */
export function rounds(few: number, many: number, variable?: string): number {
  const given = variable === undefined ? undefined : process.env[variable];
  return given === undefined ? (isSoak ? many : few) : Number(given);
}
