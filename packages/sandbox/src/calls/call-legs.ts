import type { User } from '../generated/schema.ts';
import type { PlatformCore } from '../platform/core.ts';
import { emitCallEvent } from './call-events.ts';
import { changeCall } from './change-call.ts';
import type { ActiveCall, CallLeg } from './live-call.ts';
import { nextCallId } from './new-call.ts';
import { userParty } from './parties.ts';

/** The legs of a call that are live, in the order in which they began. */
export function legsOf({ store }: PlatformCore, callId: number): readonly CallLeg[] {
  return store.tables.call_legs.hash
    .get('call_id')!
    .find(callId)
    .toSorted((one, other) => one.id - other.id);
}

/** Rings the phones of these users for a call, each on its own leg. */
export function ringLegs(context: PlatformCore, call: ActiveCall, users: User[]): ActiveCall {
  const { call_legs: legs } = context.store.tables;
  const begun = users.map((user) =>
    legs.put({ id: nextCallId(context), call_id: call.id, user_id: user.id, state: 'RINGING' }),
  );
  for (const name of ['call.initial', 'call.ringing'] as const) {
    for (const leg of begun) {
      const state = name === 'call.initial' ? 'INITIAL' : 'RINGING';
      emitCallEvent(context, name, call, {
        leg: leg.id,
        state,
        context: 'LOCAL_USER',
        dst: legParty(context, leg.user_id),
      });
    }
  }
  return changeCall(context, call, { state: 'RINGING' });
}

/** Ends legs that were not answered: each was missed, and the call goes on or ends by itself. */
export function dropLegs(
  context: PlatformCore,
  call: ActiveCall,
  legs: readonly CallLeg[],
  cause: string,
): void {
  for (const leg of legs) {
    context.store.tables.call_legs.delete(leg.id);
    emitCallEvent(
      context,
      'call.missed',
      { ...call, live: { ...call.live, connected: null } },
      {
        leg: leg.id,
        state: 'HANGUP',
        context: 'LOCAL_USER',
        final: false,
        cause,
        dst: legParty(context, leg.user_id),
      },
    );
  }
}

/** How an event names a user who is called. */
export function legParty(
  context: PlatformCore,
  userId: number,
): { number: string; id: number; name: string | null } {
  const user = context.store.tables.users.get(userId);
  const party = user && userParty(context, user);
  return { number: party?.number ?? String(userId), id: userId, name: party?.name ?? null };
}
