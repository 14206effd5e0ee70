import { outsideRate } from '../../assumptions/assumptions.ts';
import { isHeld, type Leg, type LiveCall, type Party } from '../state/call.ts';

/** How records name the caller of a leg. */
export function callerSide(directory: Directory, { caller }: Pick<Leg, 'caller'>): Named {
  return named(directory, caller);
}

/** How records name where a leg is. `number` is the one by which it came there. */
export function calledSide(directory: Directory, { place, target, followed }: Leg): Named {
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
    case 'nowhere':
      return { ...nobody, number: target };
    case 'queue':
    case 'ringgroup':
    case 'ivr':
    case 'conference':
      return {
        ...nobody,
        number: target,
        id: String(place.id),
        name: directory.nameOf(place.kind, place.id),
      };
  }
}

/** How records name the caller's own phone as the place where a leg is: a click to call that was not picked up there. */
export function ownPhone(directory: Directory, { caller }: Pick<Leg, 'caller'>): Named {
  return caller.kind === 'outside' ? directory.outside(caller.number, caller.name) : named(directory, caller);
}

/** The id of a side as events write it: a number, 0 for whoever is not of the account (Events). */
export function userId({ caller }: Pick<Leg, 'caller'>): number {
  return caller.kind === 'user' ? caller.user : 0;
}

/** The id of where a leg is, as events write it. */
export function placeId({ place }: Pick<Leg, 'place'>): number {
  return 'id' in place && place.id !== null ? place.id : 0;
}

/** Prices per minute of the two sides of a leg: of a number that the platform has called, on either side. */
export function ratesOf({ caller, place, followed }: Pick<Leg, 'caller' | 'place' | 'followed'>): {
  src: number;
  dst: number;
} {
  return {
    src: caller.kind === 'outside' && caller.paid ? outsideRate : 0,
    dst: place.kind === 'number' || followed ? outsideRate : 0,
  };
}

const nobody: Named = { number: '', id: null, name: null, contact: null, userAgent: null };

function named(directory: Directory, party: Party): Named {
  switch (party.kind) {
    case 'user':
      return directory.user(party.user);
    case 'outside': {
      const found = directory.outside(party.number, party.name);
      return { ...found, id: found.id === null ? null : `contact:${found.id}` };
    }
    case 'voice':
      return { ...nobody, number: party.number, contact: '' };
  }
}

/** `context` of live calls and CDRs (ledger N-22). */
export function recordContext({
  caller,
  place,
  followed,
}: Pick<Leg, 'caller' | 'place' | 'followed'>): string {
  if (followed || place.kind === 'followme') return 'FOLLOW_ME';
  if (place.kind === 'ivr') return 'IVR';
  return caller.kind === 'user' && place.kind !== 'number' ? 'USER_LOCAL' : 'PSTN_CALL';
}

/** `context` of events: where the leg is (ledger O-32). */
export function eventContext({ place }: Pick<Leg, 'place'>): string {
  switch (place.kind) {
    case 'queue':
      return 'QUEUE';
    case 'ringgroup':
      return `RG-${place.id}`;
    case 'ivr':
      return 'IVR';
    case 'conference':
      return 'CONFERENCE';
    case 'followme':
      return 'FOLLOW_ME';
    case 'user':
    case 'number':
    case 'voicemail':
    case 'nowhere':
      return 'LOCAL_USER';
  }
}

/** How records name a party or a place. */
export interface Named {
  /** Number or extension. */
  number: string;
  /** Id of the user, of the contact outside, or of the place; null where there is none. */
  id: string | null;
  name: string | null;
  /** SIP address; null where it has none. */
  contact: string | null;
  userAgent: string | null;
}

/** What records need to know beside the calls. Reading changes nothing. */
export interface Directory {
  user(id: number): Named;
  /** A number outside. Known contacts have a name. */
  outside(number: string, name: string | null): Named;
  /** The name of a queue, ring group, IVR or conference. */
  nameOf(kind: 'queue' | 'ringgroup' | 'ivr' | 'conference', id: number): string | null;
  /** The call-tracking campaign that a number counts for. */
  campaignOf(number: string): number | null;
  /** Domain of the account's SIP addresses, and the address of the gateway to the outside. */
  readonly domain: string;
  readonly gateway: string;
}

/** The states of the platform (States and transitions). */
export type ShownState = 'INITIAL' | 'ACCEPTED' | 'RINGING' | 'CONNECTED' | 'ON_HOLD';

const STAGES = {
  accepted: 'ACCEPTED',
  calling: 'INITIAL',
  ringing: 'RINGING',
  talking: 'CONNECTED',
} as const satisfies Record<Leg['stage'], ShownState>;

/** The state of a leg, in the words of the platform. */
export function shownState(call: Pick<LiveCall, 'phase'>, { stage }: Pick<Leg, 'stage'>): ShownState {
  return stage === 'talking' && isHeld(call) ? 'ON_HOLD' : STAGES[stage];
}

/** Whole seconds between two moments as records count them: by the seconds that they show. Milliseconds since 1970. */
export function seconds(from: number, to: number): number {
  return Math.max(0, Math.floor(to / 1000) - Math.floor(from / 1000));
}

/** Seconds that a leg has talked by then; 0 where nobody answered. */
export function talked(connected: number | null, now: number): number {
  return connected === null ? 0 : seconds(connected, now);
}
