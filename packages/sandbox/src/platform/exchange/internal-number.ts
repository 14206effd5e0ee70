import type { Destination } from '../../telephony/state/call.ts';
import type { Store } from '../core/store.ts';

/** The extension or internal number of a place; undefined for a voicemail, which has none. */
export function internalNumber({ tables }: Store, place: Destination): string | undefined {
  const { users, queues, ringgroups, ivrs, conferences } = tables;
  switch (place.kind) {
    case 'user':
      return users.get(place.id)?.ext ?? String(place.id);
    case 'queue':
      return String(queues.get(place.id)?.number ?? place.id);
    case 'ringgroup':
      return String(ringgroups.get(place.id)?.number ?? place.id);
    case 'ivr':
      return String(ivrs.get(place.id)?.number ?? place.id);
    case 'conference':
      return String(conferences.get(place.id)?.confno ?? place.id);
    case 'number':
      return place.number;
    case 'voicemail':
      return undefined;
  }
}
