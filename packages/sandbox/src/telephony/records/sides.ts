import { outsideRate } from '../../assumptions/assumptions.ts';
import { isHeld, type Leg, type LiveCall, type Party, type Place } from '../state/call.ts';

export function callerSide(directory: Directory, { caller }: Pick<Leg, 'caller'>): SideDetails {
  return partyDetails(directory, caller);
}

export function calledSide(directory: Directory, { place, target, followed }: Leg): SideDetails {
  switch (place.kind) {
    case 'user':
      return {
        ...directory.user(place.id),
        number: target,
        ...(followed && { contact: directory.outside(target, null).contact, userAgent: null }),
      };
    case 'number':
      return { ...directory.outside(place.number, null), number: target };
    case 'followme':
      return { ...directory.user(place.id), number: target };
    case 'voicemail':
      return { ...noDetails, ...voicemailDetails(directory, place.id), number: target };
    case 'nowhere':
      return { ...noDetails, number: target };
    case 'queue':
    case 'ringgroup':
    case 'ivr':
    case 'conference':
      return {
        ...noDetails,
        number: target,
        id: String(place.id),
        name: directory.nameOf(place.kind, place.id),
      };
  }
}

export function ownPhone(directory: Directory, { caller }: Pick<Leg, 'caller'>): SideDetails {
  return caller.kind === 'outside'
    ? directory.outside(caller.number, caller.name)
    : partyDetails(directory, caller);
}

// Events write 0 for parties outside the account (Events).
export function callerUserId({ caller }: Pick<Leg, 'caller'>): number {
  return caller.kind === 'user' ? caller.user : 0;
}

export function calledPlaceId({ place }: Pick<Leg, 'place'>): number {
  return 'id' in place && place.id !== null ? place.id : 0;
}

// Prices per minute. The platform charges for the numbers that it calls, on either side.
export function ratesOf({ caller, place, followed }: Pick<Leg, 'caller' | 'place' | 'followed'>): {
  src: number;
  dst: number;
} {
  return {
    src: caller.kind === 'outside' && caller.paid ? outsideRate : 0,
    dst: place.kind === 'number' || followed ? outsideRate : 0,
  };
}

function voicemailDetails(directory: Directory, box: number | null): Pick<SideDetails, 'id' | 'name'> {
  const { id, name } = directory.voicemail(box);
  return { id, name };
}

const noDetails: SideDetails = { number: '', id: null, name: null, contact: null, userAgent: null };

function partyDetails(directory: Directory, party: Party): SideDetails {
  switch (party.kind) {
    case 'user':
      return directory.user(party.user);
    case 'outside': {
      const details = directory.outside(party.number, party.name);
      return { ...details, id: details.id === null ? null : `contact:${details.id}` };
    }
    case 'voice':
      return { ...noDetails, number: party.number, contact: '' };
  }
}

// `context` of live calls and CDRs (ledger N-22).
export function recordContext({
  caller,
  place,
  followed,
}: Pick<Leg, 'caller' | 'place' | 'followed'>): string {
  if (followed || place.kind === 'followme') return 'FOLLOW_ME';
  if (place.kind === 'ivr') return 'IVR';
  return caller.kind === 'user' && place.kind !== 'number' ? 'USER_LOCAL' : 'PSTN_CALL';
}

// `context` of events (ledger O-32).
export function eventContext({ place }: Pick<Leg, 'place'>): string {
  return place.kind === 'ringgroup' ? `RG-${place.id}` : (EVENT_CONTEXTS[place.kind] ?? 'LOCAL_USER');
}

const EVENT_CONTEXTS: Partial<Record<Place['kind'], string>> = {
  queue: 'QUEUE',
  ivr: 'IVR',
  conference: 'CONFERENCE',
  followme: 'FOLLOW_ME',
};

export interface SideDetails {
  number: string;
  id: string | null;
  name: string | null;
  contact: string | null;
  userAgent: string | null;
}

export interface Directory {
  user(id: number): SideDetails;
  outside(number: string, name: string | null): SideDetails;
  voicemail(id: number | null): { id: string | null; name: string | null; user: number | null };
  nameOf(kind: 'queue' | 'ringgroup' | 'ivr' | 'conference', id: number): string | null;
  campaignOf(number: string): number | null;
  // For Call-IDs.
  readonly domain: string;
  readonly gateway: string;
}

export type LegState = 'INITIAL' | 'ACCEPTED' | 'RINGING' | 'CONNECTED' | 'ON_HOLD';

const STAGE_STATES = {
  accepted: 'ACCEPTED',
  calling: 'INITIAL',
  ringing: 'RINGING',
  talking: 'CONNECTED',
} as const satisfies Record<Leg['stage'], LegState>;

export function legState(call: Pick<LiveCall, 'phase'>, { stage }: Pick<Leg, 'stage'>): LegState {
  return stage === 'talking' && isHeld(call) ? 'ON_HOLD' : STAGE_STATES[stage];
}

// Between the seconds that records show, not between the exact moments in milliseconds.
export function secondsBetween(from: number, to: number): number {
  return Math.max(0, Math.floor(to / 1000) - Math.floor(from / 1000));
}

export function talkDuration(connected: number | null, now: number): number {
  return connected === null ? 0 : secondsBetween(connected, now);
}
