import type { Party } from '../segment.ts';
import type { TrackedEvent } from './tracked-event.ts';

export const nobody: Party = { id: null, name: null, number: null };

type Text = string | null | undefined;

function partyOf(id: Parameters<typeof readId>[0], name: Text, number: Text): Party {
  return { id: readId(id), name: name || null, number: number || null };
}

/** The called party of an event. */
export function calledParty(event: Pick<TrackedEvent, 'dst_id' | 'dst_name' | 'dst'>): Party {
  return partyOf(event.dst_id, event.dst_name, event.dst);
}

/** The calling party of an event. */
export function callingParty(event: Pick<TrackedEvent, 'src_id' | 'src_name' | 'src'>): Party {
  return partyOf(event.src_id, event.src_name, event.src);
}

/** Whether nothing is known about a party. */
export function isNobody({ id, name, number }: Party): boolean {
  return id === null && name === null && number === null;
}

/** Combines what several events say of one party: the first known value of each field. */
export function joinParties(one: Party, other: Party): Party {
  return { id: one.id ?? other.id, name: one.name ?? other.name, number: one.number ?? other.number };
}

/** An id as number or string; 0, also as text, means nobody (ledger O-31). */
export function readId(id: number | string | null | undefined): number | string | null {
  if (id === null || id === undefined || id === '') return null;
  const number = Number(id);
  const isExact = Number.isSafeInteger(number) && (typeof id === 'number' || /^\d+$/.test(id));
  if (!isExact) return id;
  return number === 0 ? null : number;
}
