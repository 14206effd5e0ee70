import type { Call } from '../generated/schema.ts';
import type { PlatformCore } from '../platform/core.ts';
import type { ActiveCall, CallLeg } from './live-call.ts';
import { shownCall } from './new-call.ts';
import { userParty } from './parties.ts';

/** A leg as the API shows it: its call, at the phone of its user. */
export function shownLeg(context: PlatformCore, call: ActiveCall, leg: CallLeg): Call {
  const user = context.store.tables.users.get(leg.user_id);
  const party = user && userParty(context, user);
  return {
    ...shownCall(call, context.clock.now()),
    id: leg.id,
    parent_id: call.id,
    state: leg.state,
    dst: party?.number ?? String(leg.user_id),
    dst_id: String(leg.user_id),
    dst_name: party?.name ?? null,
    dst_ua: party?.userAgent ?? null,
    dst_contact: party?.contact ?? null,
  };
}
