/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/** The statuses and ranges of success. */
export type SuccessStatus = 200 | 201 | 202 | 204 | '2XX' | 301;

/** The operations whose success is a redirect, with its status. */
export const REDIRECTS: Readonly<Record<string, number>> = { 'PATCH /calls/{id}': 301 };
