import { outsideRate } from '../../assumptions/assumptions.ts';
import type { Leg, Party } from '../state/call.ts';
import type { Directory, Named } from './directory.ts';

/** How records name the caller of a leg. */
export function callerSide(directory: Directory, { caller }: Pick<Leg, 'caller'>): Named {
  return named(directory, caller);
}

/** How records name where a leg is. `number` is the one by which it came there. */
export function calledSide(directory: Directory, { place, target }: Leg): Named {
  switch (place.kind) {
    case 'user':
      return { ...directory.user(place.id), number: target };
    case 'number':
      return { ...directory.outside(place.number, null), number: target };
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
export function ratesOf({ caller, place }: Pick<Leg, 'caller' | 'place'>): { src: number; dst: number } {
  return {
    src: caller.kind === 'outside' && caller.paid ? outsideRate : 0,
    dst: place.kind === 'number' ? outsideRate : 0,
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
