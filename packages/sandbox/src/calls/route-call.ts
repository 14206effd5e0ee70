import type { PlatformCore } from '../platform/core.ts';
import { emitCallEvent } from './call-events.ts';
import { changeCall } from './change-call.ts';
import { connectRoom } from './connect-call.ts';
import { endCall } from './end-call.ts';
import type { ActiveCall, Destination } from './live-call.ts';
import { emitMissed } from './missed-call.ts';
import type { Entered } from './places/entered.ts';
import { enterIvr } from './places/ivr.ts';
import { enterQueue } from './places/queue.ts';
import { enterRingGroup } from './places/ring-group.ts';
import { enterNumber, enterUser } from './places/telephone.ts';
import { enterVoicemail } from './places/voicemail.ts';

/** Final destinations may lead in a circle: a call that was passed on so often without ringing anybody ends. */
const MOST_HOPS = 10;

/** Sends a call to a destination, and on from there as long as nobody can be rung. */
export function sendCall(context: PlatformCore, start: ActiveCall, destination: Destination): void {
  let call = start;
  let next: Destination | undefined = destination;
  for (let hops = 0; next; hops++) {
    if (hops === MOST_HOPS) next = { kind: 'end', cause: 'Exchange Routing Error' };
    if (next.kind === 'end') return endCall(context, call, next.cause);
    if (next.kind === 'voicemail') call = emitMissed(context, call, 'No Answer', true);
    ({ call, next } = { next: undefined, ...enter(context, call, next) });
  }
}

/** Sends a call on that rang somewhere in vain: the place missed it. */
export function passOn(
  context: PlatformCore,
  call: ActiveCall,
  destination: Destination,
  cause: string,
): void {
  const over = destination.kind === 'end' || destination.kind === 'voicemail';
  const missed = emitMissed(context, call, cause, over && call.live.connected === null);
  const left = changeCall(context, missed, { party_id: null, queue_id: null, queue_state: null });
  sendCall(context, left, destination.kind === 'end' ? { ...destination, cause } : destination);
}

function enter(
  context: PlatformCore,
  call: ActiveCall,
  destination: Exclude<Destination, { kind: 'end' }>,
): Entered {
  switch (destination.kind) {
    case 'user':
      return enterUser(context, call, destination.id);
    case 'number':
      return enterNumber(context, call, destination.number);
    case 'queue':
      return enterQueue(context, call, destination.id);
    case 'ringgroup':
      return enterRingGroup(context, call, destination.id);
    case 'ivr':
      return enterIvr(context, call, destination.id);
    case 'voicemail':
      return enterVoicemail(context, call, destination.id);
    case 'conference':
      return enterConference(context, call, destination.id);
  }
}

function enterConference(context: PlatformCore, call: ActiveCall, id: number): Entered {
  const room = context.store.tables.conferences.get(id);
  if (!room) return { call, next: { kind: 'end', cause: 'Unallocated Number' } };
  const entered = changeCall(
    context,
    call,
    { state: 'INITIAL', dst_id: String(id), dst_name: room.name ?? null, dst_ua: null, dst_contact: null },
    { place: { kind: 'conference', id }, context: 'CONFERENCE', inside: true },
  );
  emitCallEvent(context, 'call.initial', entered);
  return { call: connectRoom(context, entered) };
}
