// `tools/release.ts` sets it.
export const version = '0.1.0';
