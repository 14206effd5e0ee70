import { sipEndpointBase, sipServerId } from '../../assumptions/assumptions.ts';
import { timestamp } from '../../infrastructure/timestamp.ts';
import type { Cdr } from '../../generated/schema.ts';
import { callerOf, type Cause, isCallingCaller, type Leg, type LiveCall } from '../state/call.ts';
import {
  calledSide,
  callerSide,
  type Directory,
  ownPhone,
  ratesOf,
  recordContext,
  secondsBetween,
  legState,
  type LegState,
  talkDuration,
} from './sides.ts';
import { calledCodec, callerCodec } from './live-record.ts';

export function legCdr(
  directory: Directory,
  id: number,
  call: LiveCall,
  leg: Leg,
  cause: Cause,
  now: number,
): Cdr & { campaign_id?: number } {
  const src = callerSide(directory, leg);
  const dst = isCallingCaller(call) ? ownPhone(directory, leg) : calledSide(directory, leg);
  const duration = secondsBetween(leg.begun, now);
  const billsec = talkDuration(leg.connected, now);
  const rates = ratesOf(leg);
  const user = recordUser(directory, call, leg);
  const isRoot = leg.id === call.id;
  const campaign = isRoot ? directory.campaignOf(leg.dialled) : null;
  const cdr: ReturnType<typeof legCdr> = {
    id,
    billsec,
    call_id: leg.id,
    calldate: timestamp(leg.begun),
    // The line of a caller whom the platform has called is up during the whole leg.
    charge: toHundredths(charge(billsec, rates.dst) + charge(duration, rates.src)),
    clid: call.clid,
    context: recordContext(leg),
    destination: call.direction,
    disposition: call.phase.kind === 'voicemail' ? 'VM' : disposition(legState(call, leg)),
    dst: leg.target,
    dst_codec: calledCodec(leg),
    dst_id: dst.id,
    dst_name: dst.name,
    dst_ua: dst.userAgent,
    duration,
    info: null,
    is_root: isRoot,
    live_id: leg.id,
    parent_live_id: leg.parent,
    rate: rates.src + rates.dst,
    root_live_id: call.id,
    server_id: sipServerId,
    sip_endpoint_id: user === null ? null : endpointOf(directory, user),
    src: src.number,
    src_codec: callerCodec(leg),
    src_id: src.id,
    src_name: src.name,
    src_ua: src.userAgent,
    t_cause: cause,
    type: isOutgoing(call, leg) ? 'O' : leg.connected === null && !isMenuDone(leg, cause) ? 'M' : 'I',
    user_id: user,
  };
  if (campaign !== null) cdr.campaign_id = campaign;
  return cdr;
}

// ACCEPTED is not a disposition (Resources, CDR).
function disposition(state: LegState): Exclude<LegState, 'ACCEPTED'> {
  return state === 'ACCEPTED' ? 'INITIAL' : state;
}

function recordUser(directory: Directory, call: LiveCall, leg: Leg): number | null {
  const caller = isOutgoing(call, leg) ? callerOf(leg) : undefined;
  if (caller !== undefined) return caller;
  const { place, payer } = leg;
  if (place.kind === 'user' || place.kind === 'followme') return place.id;
  if (place.kind === 'voicemail') return directory.voicemail(place.id).user;
  return place.kind === 'number' ? payer : null;
}

// The price of a duration in seconds, to a hundredth of a cent.
export function charge(duration: number, perMinute: number): number {
  return toHundredths((duration * perMinute) / 60);
}

function toHundredths(price: number): number {
  return Math.round(price * 10_000) / 10_000;
}

function isOutgoing(call: LiveCall, leg: Leg): boolean {
  if (call.direction === 'in') return false;
  const isOfChain = leg.id === call.leg.id;
  if (!isOfChain) return false;
  return (
    leg.parent === null || leg.caller.kind === 'voice' || (call.user !== null && callerOf(leg) === call.user)
  );
}

// The caller has gone on from the menu.
function isMenuDone({ place }: Leg, cause: Cause): boolean {
  return place.kind === 'ivr' && (cause === 'Normal Clearing' || cause === 'Blind Transfer');
}

function endpointOf(directory: Directory, user: number): number | null {
  const ext = Number(directory.user(user).number);
  return Number.isNaN(ext) ? null : sipEndpointBase + ext;
}
