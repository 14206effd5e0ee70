import type { CallOptions } from '../types/call-options.ts';

/** The names of the options that every call has. */
export const CALL_OPTIONS: readonly (keyof CallOptions)[] = [
  'headers',
  'signal',
  'timeoutMs',
  'attemptTimeoutMs',
  'retries',
  'retryUnsafe',
];
