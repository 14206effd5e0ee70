import { directionCodes, outsideRate, testNumberEnding } from '../../assumptions.ts';
import type { PlatformCore } from '../../platform/core.ts';
import { emitCallEvent } from '../call-events.ts';
import { legParty } from '../call-legs.ts';
import { changeCall, scheduleStep } from '../change-call.ts';
import { finalDestination } from '../final-destination.ts';
import type { ActiveCall, Destination } from '../live-call.ts';
import { insideContext } from '../new-call.ts';
import { outsideParty, userParty } from '../parties.ts';
import { isBusy, isReachable } from '../telephones.ts';
import type { Entered } from './entered.ts';

/** Rings a user's phone. One who cannot be rung, or takes no second call, is passed over. */
export function enterUser(context: PlatformCore, call: ActiveCall, userId: number): Entered {
  const { store, settings } = context;
  const user = store.tables.users.get(userId);
  if (!user) return { call, next: { kind: 'end', cause: 'Unallocated Number' } };
  const busy = isBusy(context, userId);
  const party = userParty(context, user);
  const shown = changeCall(
    context,
    call,
    {
      state: 'INITIAL',
      context: insideContext(call),
      dst_id: party.id,
      dst_name: party.name,
      dst_ua: party.userAgent,
      dst_contact: party.contact,
      dst_rate: 0,
      queue_id: null,
      queue_state: null,
    },
    { place: { kind: 'telephone', user: userId }, context: 'LOCAL_USER', inside: true },
  );
  emitCallEvent(context, 'call.initial', shown, { dst: legParty(context, userId) });
  if (!isReachable(context, user))
    return { call: shown, next: afterUser(context, userId, 'User Not Registered') };
  if (busy && user.cw !== true) return { call: shown, next: afterUser(context, userId, 'User Busy') };
  const rung = ring(context, changeCall(context, shown, { party_id: userId }), userId);
  const seconds = Number(user.ring_time ?? 0) || settings.ringSeconds;
  return { call: scheduleStep(context, rung, seconds * 1000, 'unanswered') };
}

/** Where a call goes that a user did not take. */
export function afterUser({ store }: PlatformCore, userId: number, cause: string): Destination {
  const user = store.tables.users.get(userId);
  return finalDestination(user?.final_dst_type, user?.final_dst_id, userId, cause);
}

/** Rings an external number, which is answered automatically after a while (`answerSeconds`). */
export function enterNumber(context: PlatformCore, call: ActiveCall, number: string): Entered {
  const { store, settings } = context;
  const own = store.tables.ddis.get(number);
  const party = outsideParty(context, number);
  const shown = changeCall(
    context,
    call,
    {
      state: 'INITIAL',
      context: 'PSTN_CALL',
      destination:
        call.live.direction === 'in' ? directionCodes.in : (call.destination ?? directionCodes.out),
      dst_id: party.id,
      dst_name: party.name ?? own?.name ?? null,
      dst_ua: null,
      dst_contact: party.contact,
      dst_rate: outsideRate,
      party_id: null,
      queue_id: null,
      queue_state: null,
    },
    { place: { kind: 'telephone', user: null }, context: 'LOCAL_USER', inside: false },
  );
  const test = testNumberEnding(number);
  emitCallEvent(context, 'call.initial', shown);
  if (test?.rings === false) return { call: scheduleStep(context, shown, 1000, 'refused', test.cause) };
  const rung = ring(context, shown, null);
  if (test) return { call: scheduleStep(context, rung, settings.ringSeconds * 1000, 'unanswered') };
  return { call: scheduleStep(context, rung, settings.answerSeconds * 1000, 'answered') };
}

function ring(context: PlatformCore, call: ActiveCall, user: number | null): ActiveCall {
  const ringing = changeCall(context, call, { state: 'RINGING' });
  emitCallEvent(context, 'call.ringing', ringing, user === null ? {} : { dst: legParty(context, user) });
  return ringing;
}
