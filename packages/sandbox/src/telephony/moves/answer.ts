import { callerOf, type Leg, type LiveCall, userAt } from '../state/call.ts';
import type { Command } from '../state/command.ts';
import { connectLeg, connectPhone } from '../legs/connect.ts';
import type { Draft } from '../state/draft.ts';
import { dropRinging, endCall } from '../legs/ending.ts';
import { shownState } from '../records/shown-state.ts';
import { Rejection } from '../state/rejection.ts';
import { pickUpCaller } from './pick-up-caller.ts';
import { roundOver } from './round-over.ts';

type Answer = Extract<Command, { kind: 'answer' }>;
type Reject = Extract<Command, { kind: 'reject' }>;

/** A phone that rings is picked up: that of the leg or of the user, else the first. @throws Rejection where none rings. */
export function answer(draft: Draft, { leg, user, anywhere }: Answer): void {
  const call = draft.find(leg);
  const { phase } = call;
  if (anywhere) refuseOthers(call, user);
  if (phase.kind === 'calling-caller') return pickUpCaller(draft, call);
  const phone = phoneOf(call, leg, user);
  if (phone) {
    connectPhone(draft, call, phone);
    return;
  }
  const rings = phase.kind === 'calling' && call.leg.stage === 'ringing';
  if (!rings || (!anywhere && userAt(call.leg) === undefined)) throw notRinging(call, user);
  connectLeg(draft, call);
}

/** A phone refuses the call: the others ring on, or the call goes where it would go if nobody answered. */
export function reject(draft: Draft, { leg, user }: Reject): void {
  const call = draft.find(leg);
  const { phase } = call;
  refuseOthers(call, user);
  if (phase.kind === 'calling-caller') return endCall(draft, call, { cause: 'Call Rejected', by: 'src' });
  const phone = phoneOf(call, leg, user);
  if (phone && call.phones.length > 1) {
    const rest = call.phones.filter(({ id }) => id !== phone.id);
    const alone = dropRinging(draft, { ...call, phones: [phone] }, { cause: 'Call Rejected', by: 'dst' });
    draft.put(alone, { phones: rest });
    return;
  }
  if (!phone && (phase.kind !== 'calling' || call.leg.stage !== 'ringing')) throw notRinging(call, user);
  roundOver(draft, call, { cause: 'Call Rejected', by: 'dst' });
}

function phoneOf({ phones }: LiveCall, leg: number, user: number | undefined): Leg | undefined {
  const ringing = phones.filter(({ stage }) => stage === 'ringing');
  return ringing.find(({ id }) => id === leg) ?? ringing.find((one) => userAt(one) === user) ?? ringing[0];
}

/** Refuses a user whose phone the call does not ring. */
function refuseOthers(call: LiveCall, user: number | undefined): void {
  if (user === undefined) return;
  const { leg, phase, phones } = call;
  const isCaller = phase.kind === 'calling-caller' && callerOf(leg) === user;
  const isCalled = phase.kind === 'calling' && userAt(leg) === user;
  const isRung = phones.some((phone) => phone.stage === 'ringing' && userAt(phone) === user);
  if (!isCaller && !isCalled && !isRung) throw notRinging(call, user);
}

function notRinging(call: LiveCall, user: number | undefined): Rejection {
  return new Rejection({ kind: 'not-ringing', state: shownState(call, call.leg), user });
}
