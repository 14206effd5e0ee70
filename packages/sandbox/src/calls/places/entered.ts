import type { ActiveCall, Destination } from '../live-call.ts';

/** A call that came to a place: `next` says where it goes on at once, when the place cannot take it. */
export interface Entered {
  call: ActiveCall;
  next?: Destination;
}
