import type { PlatformCore } from '../../platform/core.ts';
import { emitCallEvent } from '../call-events.ts';
import { changeCall } from '../change-call.ts';
import type { ActiveCall, LiveCall, Progress } from '../live-call.ts';

/**
 * Puts a call into a queue, a ring group or an IVR, and tells that it has begun there.
 *
 * @param target What is called now: nobody's phone, so it has no user and no user agent.
 * @param shown What the record shows of this place beside.
 */
export function enterPlace(
  context: PlatformCore,
  call: ActiveCall,
  target: { id: number; name?: string | null },
  shown: Partial<LiveCall>,
  progress: Pick<Progress, 'place' | 'context'>,
): ActiveCall {
  const entered = changeCall(
    context,
    call,
    {
      state: 'INITIAL',
      dst_id: String(target.id),
      dst_name: target.name ?? null,
      dst_ua: null,
      dst_contact: null,
      party_id: null,
      queue_id: null,
      queue_state: null,
      ...shown,
    },
    { ...progress, inside: true },
  );
  emitCallEvent(context, 'call.initial', entered);
  return entered;
}
