import type { Cause, LiveCall } from '../state/call.ts';
import type { Onward } from '../state/facts.ts';

/** A call that has come to a place: it stays, it is passed on because nobody can take it, or the place is gone. */
export type Entered =
  | { call: LiveCall; onward?: undefined; gone?: undefined }
  | { call: LiveCall; onward: Onward; cause: Cause; gone?: undefined }
  | { call: LiveCall; gone: Cause; onward?: undefined };
