import { hash } from 'node:crypto';
import { directionCodes, recordingStates } from '../../assumptions/assumptions.ts';
import { unixSeconds } from '../../infrastructure/timestamp.ts';
import type { Call } from '../../generated/schema.ts';
import type { Leg, LiveCall } from '../state/call.ts';
import { calledSide, callerSide, type Directory, ratesOf, recordContext, legState } from './sides.ts';

export function liveRecord(directory: Directory, call: LiveCall, leg: Leg, now: number): Call {
  const [src, dst] = [callerSide(directory, leg), calledSide(directory, leg)];
  const rates = ratesOf(leg);
  return {
    id: leg.id,
    clid: call.clid,
    connected_at: leg.connected === null ? null : unixSeconds(leg.connected),
    context: recordContext(leg),
    destination: directionCodes[call.direction],
    dst: dst.number,
    dst_call_id: sipCallId(leg.id, 'dst', directory.domain),
    dst_codec: calledCodec(leg),
    dst_connection: 0,
    dst_contact: dst.contact,
    dst_id: dst.id,
    dst_name: dst.name,
    dst_rate: rates.dst,
    dst_ua: dst.userAgent,
    duration: Math.max(0, unixSeconds(now) - unixSeconds(leg.begun)),
    min_charge: 0,
    monitor_state: recordingStates[call.recording.state],
    parent_id: leg.parent,
    queue_state: queueState(call, leg),
    referred_by: leg.referred_by,
    src: src.number,
    src_call_id: leg.caller.kind === 'voice' ? null : sipCallId(leg.id, 'src', sourceHost(directory, leg)),
    src_codec: callerCodec(leg),
    src_contact: leg.caller.kind === 'voice' ? null : src.contact,
    src_id: src.id,
    src_name: src.name,
    src_rate: rates.src,
    src_ua: src.userAgent,
    start_time: unixSeconds(leg.begun),
    state: legState(call, leg),
  };
}

function queueState({ phase, leg: { place } }: LiveCall, { stage }: Leg): string | null {
  if (place.kind !== 'queue' || phase.kind === 'voicemail' || phase.kind === 'calling-caller') return null;
  return stage === 'talking' ? 'CONNECTED' : 'WAITING';
}

export function callerCodec({ caller }: Pick<Leg, 'caller'>): string | null {
  if (caller.kind === 'voice') return null;
  return caller.kind === 'user' ? 'G722' : 'PCMA';
}

// Two phones of the account use the better codec.
export function calledCodec({ caller, place, followed, connected }: Leg): string | null {
  if (connected === null) return null;
  return caller.kind === 'user' && place.kind === 'user' && !followed ? 'G722' : 'PCMA';
}

function sourceHost({ domain, gateway }: Directory, { caller }: Leg): string {
  return caller.kind === 'user' ? domain : gateway;
}

function sipCallId(leg: number, side: 'src' | 'dst', host: string): string {
  return `${hash('sha256', `${side} ${leg}`).slice(0, 8)}-${String(leg % 10_000).padStart(4, '0')}@${host}`;
}
