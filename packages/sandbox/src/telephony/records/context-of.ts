import type { Leg } from '../state/call.ts';

/** `context` of live calls and CDRs (ledger N-22). */
export function recordContext({ caller, place }: Pick<Leg, 'caller' | 'place'>): string {
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
    case 'user':
    case 'number':
    case 'voicemail':
    case 'nowhere':
      return 'LOCAL_USER';
  }
}
