/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/** The statuses and ranges of success. */
export type SuccessStatus = 200 | 201 | 202 | 204 | '2XX' | 301;

/** The statuses with which the platform refuses a request. */
export const REFUSALS: readonly number[] = [400, 401, 403, 404, 412];

/** The operations whose success is a redirect, with its status. */
export const REDIRECTS: Readonly<Record<string, number>> = { 'PATCH /calls/{id}': 301 };
