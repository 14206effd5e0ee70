/** The types of the contract, generated from the bundle by `npm run generate`. */
export type * from './generated/schema.ts';
