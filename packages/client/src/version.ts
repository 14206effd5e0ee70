/** The version of this package. `npm run release:version` sets it. */
export const version = '0.1.0';
