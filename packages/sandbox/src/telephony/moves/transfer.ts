import {
  callerOf,
  calledParty,
  type Destination,
  isTalking,
  type Leg,
  type LiveCall,
  type Party,
  type Place,
  sideOf,
} from '../state/call.ts';
import { type CommandOf, Rejection } from '../state/command.ts';
import type { Draft } from '../state/draft.ts';
import { dropRinging, endLegs, leaveLeg } from '../legs/connect.ts';
import { newLeg, nextLeg, noRecording } from '../state/new-call.ts';
import { sendCall } from '../places/route.ts';

type Transfer = CommandOf<'transfer'>;

export function transfer(draft: Draft, call: LiveCall, command: Transfer): void {
  const { phase } = call;
  if (phase.kind === 'voicemail') throw new Rejection({ kind: 'in-voicemail' });
  if (isTalking(call)) return transferTalk(draft, call, command);
  const { destination, dialled } = command;
  refuseOwn(call.leg.caller, command);
  if (phase.kind === 'calling-caller') {
    const leg = { ...call.leg, target: dialled, place: destination };
    draft.put(call, { leg, phase: { ...phase, destination } });
    return;
  }
  const left = dropRinging(draft, call, { cause: 'Blind Transfer' });
  sendCall(
    draft,
    draft.put(left, {
      leg: redirectedLeg(draft, left, command),
      phones: [],
      origin: left.origin ?? originIn(left, ['queue', 'ringgroup', 'conference', 'user', 'ivr', 'number']),
    }),
    destination,
  );
}

function redirectedLeg(draft: Draft, call: LiveCall, { destination, dialled }: Transfer): Leg {
  const { leg } = call;
  if (PASSED_PLACES.has(leg.place.kind)) {
    leaveLeg(draft, call, 'Blind Transfer', leg.place.kind !== 'ivr');
    return nextLeg(draft, leg, destination, dialled);
  }
  // A dialled voicemail is a place; a voicemail that takes an unanswered call is not.
  return { ...leg, place: destination.kind === 'voicemail' ? destination : leg.place, target: dialled };
}

// The call has passed these places. A phone that has only rung is called no more.
const PASSED_PLACES: ReadonlySet<Place['kind']> = new Set(['queue', 'ringgroup', 'ivr', 'followme']);

function originIn({ leg: { place } }: LiveCall, kinds: readonly Place['kind'][]): Destination | null {
  const isOne = place.kind !== 'nowhere' && place.kind !== 'followme' && kinds.includes(place.kind);
  return isOne ? place : null;
}

function transferTalk(draft: Draft, call: LiveCall, command: Transfer): void {
  const { stays, leaves } = transferParties(call, command.user);
  refuseOwn(stays, command);
  if (leaves) refuseOwn(leaves, command);
  const transferor = leaves?.kind === 'user' ? leaves.user : null;
  const referredBy = transferor === null ? null : (draft.facts.user(transferor)?.ext ?? null);
  const { state } = call.recording;
  const ended = endLegs(draft, call, { cause: 'Blind Transfer' });
  const leg = newLeg(draft, {
    parent: call.leg.id,
    caller: stays,
    place: command.destination,
    dialled: command.dialled,
    referred_by: referredBy,
    payer: transferor,
  });
  const box = transferor === null ? null : ({ kind: 'voicemail', id: transferor } as const);
  sendCall(
    draft,
    draft.put(ended, {
      leg,
      phones: [],
      transferor,
      origin: originIn(ended, ['queue', 'ringgroup', 'conference']) ?? box ?? originIn(ended, ['number']),
      spoken: null,
      recording: { ...noRecording, state },
    }),
    command.destination,
  );
}

// The user who asks leaves, else the account's user: the called one first. An outside party stays.
function transferParties(
  call: LiveCall,
  user: number | undefined,
): { stays: Party; leaves: Party | undefined } {
  const { caller } = call.leg;
  const called = calledParty(call);
  if (!called) return { stays: caller, leaves: undefined };
  const asks = user === undefined ? undefined : sideOf(call, user);
  const side = asks ?? (called.kind === 'user' || callerOf(call.leg) === undefined ? 'dst' : 'src');
  return side === 'src' ? { stays: called, leaves: caller } : { stays: caller, leaves: called };
}

function refuseOwn(party: Party, { destination }: Transfer): void {
  if (party.kind === 'user' && destination.kind === 'user' && destination.id === party.user)
    throw new Rejection({ kind: 'own-extension' });
}
