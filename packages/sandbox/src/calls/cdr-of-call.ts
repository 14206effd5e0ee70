import { timestamp } from '../clock/timestamp.ts';
import { sipEndpointBase, sipServerId } from '../assumptions.ts';
import type { Cdr } from '../generated/schema.ts';
import type { PlatformCore } from '../platform/core.ts';
import { seconds } from './call-events.ts';
import type { ActiveCall } from './live-call.ts';

/** The record that remains of a call. The call shows the state that it had before its end. */
export function cdrOf({ store, clock }: PlatformCore, call: ActiveCall, cause: string): Cdr {
  const { cdrs, users } = store.tables;
  const { live } = call;
  const now = clock.now();
  const billsec = live.connected === null ? 0 : seconds(live.connected, now);
  const rate = live.direction === 'in' ? 0 : (call.dst_rate ?? 0);
  const userId = userOf(call);
  const ext = Number(userId === null ? Number.NaN : users.get(userId)?.ext);
  return {
    id: cdrs.nextId(),
    billsec,
    call_id: call.id,
    calldate: timestamp(live.started),
    charge: charge(billsec, rate),
    clid: call.clid ?? null,
    context: call.context ?? null,
    destination: live.direction,
    disposition: live.place.kind === 'voicemail' ? 'VM' : (call.state ?? null),
    dst: call.dst ?? null,
    dst_codec: call.dst_codec ?? null,
    dst_id: call.dst_id ?? null,
    dst_name: call.dst_name ?? null,
    dst_ua: call.dst_ua ?? null,
    duration: seconds(live.started, now),
    info: null,
    is_root: true,
    live_id: call.id,
    parent_live_id: call.parent_id ?? null,
    rate,
    root_live_id: call.id,
    server_id: sipServerId,
    sip_endpoint_id: Number.isNaN(ext) ? null : sipEndpointBase + ext,
    src: call.src ?? null,
    src_codec: call.src_codec ?? null,
    src_id: call.src_id ?? null,
    src_name: call.src_name ?? null,
    src_ua: call.src_ua ?? null,
    t_cause: cause,
    type: live.direction !== 'in' ? 'O' : live.connected === null ? 'M' : 'I',
    user_id: userId,
  };
}

/** Who placed or answered the call; if nobody answered, the user whose phone was the only one called. */
export function userOf({ owner_id: owner, live, party_id: party }: ActiveCall): number | null {
  if (owner !== null && owner !== undefined) return owner;
  return (
    live.answered_by ??
    party ??
    (live.place.kind === 'voicemail' && live.context === 'LOCAL_USER' ? live.place.box : null)
  );
}

/** Price of a duration in seconds, to a hundredth of a cent. */
export function charge(duration: number, perMinute: number): number {
  return Math.round((duration * perMinute * 10_000) / 60) / 10_000;
}
