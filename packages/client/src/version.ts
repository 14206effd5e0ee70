/** The version of this package. `tools/release.ts` sets it. */
export const version = '0.1.0';
