import type { CallTimer, LiveCall } from '../state/call.ts';
import { type CommandOf, Rejection } from '../state/command.ts';
import type { Draft } from '../state/draft.ts';
import type { NumberFacts } from '../state/facts.ts';
import { endCall } from '../legs/connect.ts';
import { newCall } from '../state/new-call.ts';
import { sendCall } from '../places/route.ts';

// Click to call: the number is called once the user's own phone is picked up (ledger O-61).
export function place(draft: Draft, { user: id, destination, dialled, clid }: CommandOf<'place'>): LiveCall {
  const user = draft.facts.user(id);
  if (!user) throw new Rejection({ kind: 'no-user' });
  if (destination.kind === 'user' && destination.id === id) throw new Rejection({ kind: 'own-extension' });
  if (user.phones === 0) throw new Rejection({ kind: 'no-phone' });
  const busy = draft.isBusy(id) && !user.callWaiting;
  const accepted = newCall(draft, {
    caller: { kind: 'user', user: id },
    user: id,
    stage: 'accepted',
    place: destination,
    dialled,
    clid,
    direction: 'out',
    phase: { kind: 'calling-caller', destination },
  });
  draft.emit('call.initial', accepted);
  if (busy) {
    endCall(draft, accepted, { cause: 'User Busy', by: 'src' });
    return accepted;
  }
  const { pickUp, ring } = draft.facts.seconds;
  const waits = user.picksUp && pickUp < ring;
  const timer = waits
    ? draft.timer(pickUp * 1000, 'caller-picks-up')
    : draft.timer(ring * 1000, 'caller-unanswered');
  const ringing = draft.put(accepted, { leg: { ...accepted.leg, stage: 'ringing' }, timer });
  draft.emit('call.ringing', ringing, { atCaller: true });
  return ringing;
}

export function receive(
  draft: Draft,
  { number, name, destination, dialled, ddi, refused }: CommandOf<'receive'>,
): LiveCall {
  const call = newCall(draft, {
    caller: { kind: 'outside', number, name, paid: false },
    place: (refused === null && destination) || { kind: 'nowhere' },
    dialled,
    clid: number,
    direction: 'in',
    ddi,
  });
  if (destination && refused === null) sendCall(draft, call, destination);
  else {
    draft.emit('call.initial', call);
    endCall(draft, call, { cause: refused ?? 'Unallocated Number' });
  }
  return call;
}

export function placeLead(
  draft: Draft,
  { number, destination, dialled, seconds }: CommandOf<'place-lead'>,
): LiveCall {
  const call = newCall(draft, {
    caller: { kind: 'voice', number },
    place: destination,
    dialled,
    clid: number,
    direction: 'out',
    spoken: seconds,
  });
  sendCall(draft, call, destination);
  return call;
}

export function placeWeb(
  draft: Draft,
  { number, destination, dialled, webcall, seconds }: CommandOf<'place-web'>,
): LiveCall {
  const accepted = newCall(draft, {
    caller: { kind: 'outside', number, name: null, paid: false },
    place: destination,
    dialled,
    clid: number,
    direction: 'webcall',
    stage: 'accepted',
    webcall,
    spoken: seconds,
    phase: { kind: 'calling-caller', destination },
  });
  draft.emit('call.initial', accepted);
  const outside = draft.facts.number(number);
  return draft.put(accepted, { timer: callerTimer(draft, outside) });
}

function callerTimer(draft: Draft, outside: NumberFacts): CallTimer {
  switch (outside.kind) {
    case 'answers':
      return draft.timer(outside.afterSeconds * 1000, 'caller-picks-up');
    case 'never-answers':
      return draft.timer(outside.ringSeconds * 1000, 'caller-unanswered');
    case 'refuses':
      return draft.timer(outside.afterSeconds * 1000, 'caller-unanswered', outside.cause);
  }
}
