import { momentOf, timestamp } from '../clock/timestamp.ts';
import type { PlatformCore } from '../platform/core.ts';
import { seconds } from './call-events.ts';
import { changeCall } from './change-call.ts';
import type { ActiveCall } from './live-call.ts';

/** Opens the media session of a call that was answered. It is of the leg, where there is one. */
export function openMedia(context: PlatformCore, call: ActiveCall): ActiveCall {
  const { store, clock } = context;
  const { mediasessions } = store.tables;
  const now = timestamp(clock.now());
  const { id } = mediasessions.put({
    id: mediasessions.nextId(),
    call_id: String(call.live.leg ?? call.id),
    created_at: now,
    dst_id: call.dst_id ?? null,
    dst_ua: call.dst_ua ?? null,
    duration: 0,
    src_id: call.src_id ?? null,
    src_ua: call.src_ua ?? null,
    status: 'active',
    type: 'audio',
    updated_at: now,
    user: call.live.answered_by ?? call.owner_id ?? null,
  });
  return changeCall(context, call, {}, { media: id });
}

/** Ends the media session of a call, if it has one; its record (MSDR) remains. */
export function closeMedia(context: PlatformCore, call: ActiveCall, cause: string): ActiveCall {
  const { store, clock } = context;
  const { mediasessions, msdrs, users } = store.tables;
  const session = call.live.media === null ? undefined : mediasessions.get(call.live.media);
  if (!session) return call;
  const now = clock.now();
  const duration = seconds(momentOf(String(session.created_at)), now);
  mediasessions.put({ ...session, duration, status: 'ended', updated_at: timestamp(now) });
  const { answered_by: answeredBy, leg } = call.live;
  const ext = leg === null || answeredBy === null ? undefined : users.get(answeredBy)?.ext;
  msdrs.put({
    id: msdrs.nextId(),
    call_id: session.call_id ?? null,
    created_at: timestamp(now),
    dst: ext ?? call.dst ?? null,
    dst_id: session.dst_id ?? null,
    dst_ua: session.dst_ua ?? null,
    duration,
    media_session_id: session.id,
    src: call.src ?? null,
    src_id: session.src_id ?? null,
    src_ua: session.src_ua ?? null,
    t_cause: cause,
    type: 'audio',
    user_id: session.user ?? null,
  });
  return changeCall(context, call, {}, { media: null });
}
