import { hash } from 'node:crypto';
import { endedBy } from '../../assumptions/assumptions.ts';
import { timestamp } from '../../infrastructure/timestamp.ts';
import type { PlatformEvent } from '../../contract/contract.ts';
import type { CallEvent } from '../../generated/schema.ts';
import type { EventEffect } from '../state/command.ts';
import {
  calledSide,
  callerSide,
  type Directory,
  eventContext,
  type SideDetails,
  calledPlaceId,
  legState,
  talkDuration,
  callerUserId,
} from './sides.ts';

export type LegEventBody = Extract<PlatformEvent, CallEvent>;

export function legEvent(
  directory: Directory,
  id: string,
  { name, call, leg, atCaller, cause, by, final, key }: EventEffect,
  now: number,
): LegEventBody {
  const src = callerSide(directory, leg);
  const dst = atCaller ? src : calledSide(directory, leg);
  const withheld = src.number === 'anonymous';
  const missed = name === 'call.missed';
  return {
    id,
    event_time: timestamp(now),
    event_name: name,
    call_id: leg.id,
    state: eventState(name, legState(call, leg)),
    root_call_id: call.id,
    start_time: timestamp(leg.begun),
    connected_at: leg.connected === null || missed ? null : timestamp(leg.connected),
    ...(final === undefined ? {} : { final }),
    context: eventContext(atCaller ? { place: { kind: 'user', id: 0 } } : leg),
    destination: call.direction === 'in' ? 'in' : 'out',
    duration: missed ? 0 : talkDuration(leg.connected, now),
    t_cause: cause ?? null,
    ...(by === undefined ? {} : { terminated_by: endedBy[by] }),
    src: withheld ? '' : src.number,
    src_id: callerUserId(leg),
    src_name: src.name,
    src_hash: leg.caller.kind === 'voice' ? null : sourceHash(src),
    dst: dst.number,
    dst_id: atCaller ? callerUserId(leg) : calledPlaceId(leg),
    dst_name: dst.name,
    ...(key === undefined ? {} : { dtmf_tag: call.phase.kind === 'menu' ? 'ivr' : 'call', dtmf_target: key }),
  };
}

function eventState(name: EventEffect['name'], state: string): string {
  if (name === 'call.missed' || name === 'call.hangup') return 'HANGUP';
  return name === 'call.dtmf' ? 'DTMF_RECEIVED' : state;
}

// The platform's algorithm is unknown (ledger N-08).
function sourceHash({ number }: SideDetails): string {
  return hash('sha256', number).slice(0, 16);
}
