import { momentOf, timestamp } from '../../ground/clock/timestamp.ts';
import type { MediaSession } from '../../generated/schema.ts';
import type { PlatformCore } from '../core/core.ts';
import { callerOf, type Cause, type Leg, userAt } from '../../telephony/state/call.ts';
import type { Directory } from '../../telephony/records/directory.ts';
import { seconds } from '../../telephony/records/seconds.ts';
import { calledSide, callerSide } from '../../telephony/records/sides.ts';

/** Opens the media session of a leg on which a talk begins. */
export function openMedia({ store, clock }: PlatformCore, directory: Directory, leg: Leg): void {
  const { mediasessions } = store.tables;
  const [src, dst] = [callerSide(directory, leg), calledSide(directory, leg)];
  const now = timestamp(clock.now());
  mediasessions.put({
    id: mediasessions.nextId(),
    call_id: String(leg.id),
    created_at: now,
    dst_id: dst.id,
    dst_ua: dst.userAgent,
    duration: 0,
    src_id: src.id,
    src_ua: src.userAgent,
    status: 'active',
    type: 'audio',
    updated_at: now,
    user: userAt(leg) ?? callerOf(leg) ?? null,
  });
}

/** Ends the media session of a leg, if it has one; its record (MSDR) remains. */
export function closeMedia(
  { store, clock }: PlatformCore,
  directory: Directory,
  leg: Leg,
  cause: Cause,
): void {
  const { mediasessions, msdrs } = store.tables;
  const session = mediasessions.hash
    .get('call_id')!
    .find(leg.id)
    .find(({ status }: MediaSession) => status === 'active');
  if (!session) return;
  const now = clock.now();
  const duration = seconds(momentOf(String(session.created_at)), now);
  mediasessions.put({ ...session, duration, status: 'ended', updated_at: timestamp(now) });
  msdrs.put({
    id: msdrs.nextId(),
    call_id: session.call_id ?? null,
    created_at: timestamp(now),
    dst: leg.target,
    dst_id: session.dst_id ?? null,
    dst_ua: session.dst_ua ?? null,
    duration,
    media_session_id: session.id,
    src: callerSide(directory, leg).number,
    src_id: session.src_id ?? null,
    src_ua: session.src_ua ?? null,
    t_cause: cause,
    type: 'audio',
    user_id: session.user ?? null,
  });
}
