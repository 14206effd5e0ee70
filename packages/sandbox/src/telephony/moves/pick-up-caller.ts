import { callerOf, type LiveCall } from '../state/call.ts';
import { holdOthers } from '../legs/connect.ts';
import type { Draft } from '../state/draft.ts';
import { sendCall } from '../places/route.ts';

/** The caller has picked up their own phone: the other side is called. */
export function pickUpCaller(draft: Draft, call: LiveCall): void {
  if (call.phase.kind !== 'calling-caller') return;
  holdOthers(draft, callerOf(call.leg), call);
  sendCall(draft, call, call.phase.destination);
}
