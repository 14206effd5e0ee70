import type { Party, SegmentKind } from '../call.ts';
import type { CallEvent } from './event.ts';

export const nobody: Party = { id: null, name: null, number: null };

type Text = string | null | undefined;

function partyOf(id: Parameters<typeof readId>[0], name: Text, number: Text): Party {
  return { id: readId(id), name: name || null, number: readNumber(number) };
}

export function calledParty(event: Pick<CallEvent, 'dst_id' | 'dst_name' | 'dst'>): Party {
  return partyOf(event.dst_id, event.dst_name, event.dst);
}

export function callingParty(event: Pick<CallEvent, 'src_id' | 'src_name' | 'src'>): Party {
  return partyOf(event.src_id, event.src_name, event.src);
}

export function isNobody({ id, name, number }: Party): boolean {
  return id === null && name === null && number === null;
}

export function joinParties(one: Party, other: Party): Party {
  return { id: one.id ?? other.id, name: one.name ?? other.name, number: one.number ?? other.number };
}

/** A number, or null where it is withheld: empty (ledger O-66), or a word for it. */
export function readNumber(number: Text): string | null {
  return number && !WITHHELD.test(number) ? number : null;
}

const WITHHELD = /^(?:anonymous|withheld|unknown|private|restricted|unavailable)$/i;

/** An id as number or string; 0, also as text, means nobody (ledger O-31). */
export function readId(id: number | string | null | undefined): number | string | null {
  if (id === null || id === undefined || id === '') return null;
  const number = Number(id);
  const isExact = Number.isSafeInteger(number) && (typeof id === 'number' || /^\d+$/.test(id));
  if (!isExact) return id;
  return number === 0 ? null : number;
}

export interface Place {
  kind: SegmentKind;
  party: Party;
  /** Whether the event names no context, so that the kind is a guess (ledger O-32). */
  isGuess?: boolean;
}

const RING_GROUP = /^RG-(.+)$/;
/** Up to five digits are an extension (ledger O-15). */
export const EXTENSION: RegExp = /^\d{1,5}$/;
const KINDS: ReadonlyMap<string, SegmentKind> = new Map([
  ['QUEUE', 'queue'],
  ['IVR', 'menu'],
  ['CONFERENCE', 'conference'],
  // What rings a user elsewhere rings several at once, as a group does.
  ['FOLLOW_ME', 'ring-group'],
]);

export function placeOf(event: CallEvent): Place | undefined {
  const party = calledParty(event);
  if (isOfCaller(event)) return { kind: 'caller', party: callingParty(event) };
  const { context } = event;
  if (!context && isNobody(party)) return undefined;
  if (!context) return { kind: personKind(party), party, isGuess: true };
  if (context === 'LOCAL_USER') return { kind: personKind(party), party };
  const kind = KINDS.get(context);
  if (kind) return { kind, party };
  const group = RING_GROUP.exec(context)?.[1];
  if (group === undefined) return { kind: 'other', party };
  const id = readId(group);
  // The event of a leg of the group may name the user who is called.
  if (party.id !== null && party.id !== id) return { kind: 'phone', party };
  return { kind: 'ring-group', party: { ...party, id } };
}

export function isSamePlace(one: Place, other: Place): boolean {
  const [a, b] = [one.party, other.party];
  const mayBe = (one.isGuess || other.isGuess) && a.id !== null && a.id === b.id;
  if (one.kind !== other.kind && !mayBe) return false;
  if (a.id !== null && b.id !== null) return a.id === b.id;
  return a.number === null || b.number === null || a.number === b.number;
}

/** Click to call: the caller's own phone is called, and rings (ledger O-61). */
function isOfCaller(event: CallEvent): boolean {
  if (event.event_name === 'call.initial') return event.state === 'ACCEPTED';
  const caller = readId(event.src_id);
  return event.event_name === 'call.ringing' && caller !== null && caller === readId(event.dst_id);
}

function personKind({ id, number }: Party): SegmentKind {
  return id !== null || (number !== null && EXTENSION.test(number)) ? 'phone' : 'number';
}
