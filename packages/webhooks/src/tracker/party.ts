import type { TrackedEvent } from './call-event.ts';
import type { Party } from './tracked-call.ts';

const RING_GROUP = /^RG-(.+)$/;

/** The called party of an event. */
export function calledParty({ dst_id, dst_name, dst }: TrackedEvent): Party {
  return { id: readId(dst_id), name: dst_name || null, number: dst || null };
}

/** The calling party of an event. */
export function callingParty({ src_id, src_name, src }: TrackedEvent): Party {
  return { id: readId(src_id), name: src_name || null, number: src || null };
}

/** The queue or the ring group in whose context an event was sent (ledger O-32). */
export function groupOf(event: TrackedEvent): { kind: 'queue' | 'ring-group'; party: Party } | undefined {
  if (event.context === 'QUEUE') return { kind: 'queue', party: calledParty(event) };
  const [, id] = RING_GROUP.exec(event.context ?? '') ?? [];
  if (id === undefined) return undefined;
  const called = calledParty(event);
  const group = readId(id);
  // The event of a leg of the group may name the user who is called.
  return {
    kind: 'ring-group',
    party: called.id === group ? called : { id: group, name: null, number: null },
  };
}

/** Whether nothing is known about a party. */
export function isNobody({ id, name, number }: Party): boolean {
  return id === null && name === null && number === null;
}

/** Combines the parties of several events: the first known value of each field. */
export function joinParties(parties: Party[]): Party {
  return {
    id: parties.find(({ id }) => id !== null)?.id ?? null,
    name: parties.find(({ name }) => name !== null)?.name ?? null,
    number: parties.find(({ number }) => number !== null)?.number ?? null,
  };
}

/** An id as number or string; 0, also as text, means nobody (ledger O-31). */
function readId(id: number | string | null | undefined): number | string | null {
  if (id === null || id === undefined || id === '') return null;
  const number = Number(id);
  const isExact = Number.isSafeInteger(number) && (typeof id === 'number' || /^\d+$/.test(id));
  if (!isExact) return id;
  return number === 0 ? null : number;
}
