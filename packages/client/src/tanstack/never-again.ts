import type { TelephonyError } from '../core/telephony-error.ts';

/**
 * Decides on a retry by TanStack Query: never. A GET was retried by the client, and what dials or sends is sent once. It is a
 * function, so that the type of `error` is inferred from it.
 */
export type NeverAgain = (failureCount: number, error: TelephonyError) => false;

export const neverAgain: NeverAgain = () => false;
