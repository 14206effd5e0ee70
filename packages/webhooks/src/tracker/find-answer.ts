import type { TrackedEvent } from './call-event.ts';
import { calledParty, groupOf, isNobody, joinParties } from './party.ts';
import { readTime } from './time.ts';
import type { Party } from './tracked-call.ts';

// words-allow-file answer: a person answers the call

/** What the events of a call say about its answer. */
export interface Answer {
  /** Whether the name of an event proves it, at a user or ring group; else it is inferred. */
  isSure: boolean;
  /** Milliseconds; undefined if there is no readable time. */
  at: number | undefined;
  by: Party | null;
}

/**
 * Finds the first answer of a call. A queue that plays music, or an announcement in an unknown context, may also be sent as
 * connected: these count as an answer only if there is no better evidence.
 */
export function findAnswer(timeline: TrackedEvent[]): Answer | undefined {
  const proofs = timeline.filter(isProof);
  if (proofs.length === 0) return undefined;
  const sure = proofs.filter((event) => provesTalk(event) && isAtPerson(event));
  const chosen = sure.length > 0 ? sure : proofs;
  const times = chosen.map(answerTime).filter((time) => time !== undefined);
  return {
    isSure: sure.length > 0,
    at: times.length > 0 ? Math.min(...times) : undefined,
    by: findPerson([...chosen.filter(isConnected), ...chosen, ...proofs], timeline),
  };
}

/** Whether an event shows that its leg was answered. `connected_at` of a missed leg is ignored. */
export function isProof(event: TrackedEvent): boolean {
  return event.event_name !== 'call.missed' && (provesTalk(event) || wasConnected(event));
}

/** Null means that nobody has answered; databases write it as a date of zeros. */
function wasConnected({ connected_at }: TrackedEvent): boolean {
  return Boolean(connected_at) && !connected_at?.startsWith('0000-');
}

function isConnected(event: TrackedEvent): boolean {
  return event.event_name === 'call.connected';
}

function provesTalk(event: TrackedEvent): boolean {
  return isConnected(event) || event.event_name === 'call.hold' || event.event_name === 'call.unhold';
}

/** Most events without a context are those of a user (ledger O-32). */
function isAtPerson(event: TrackedEvent): boolean {
  return !event.context || event.context === 'LOCAL_USER' || groupOf(event)?.kind === 'ring-group';
}

function answerTime(event: TrackedEvent): number | undefined {
  return readTime(event.connected_at) ?? (provesTalk(event) ? readTime(event.event_time) : undefined);
}

/** The first person whom the events name. Events of the same leg complete each other. */
function findPerson(candidates: TrackedEvent[], timeline: TrackedEvent[]): Party | null {
  const groups = new Set(timeline.map((event) => groupOf(event)?.party.id));
  const names = (event: TrackedEvent): Party[] => {
    if (!isAtPerson(event)) return [];
    const party = calledParty(event);
    const isGroup = event.context !== 'LOCAL_USER' && party.id !== null && groups.has(party.id);
    return isGroup || isNobody(party) ? [] : [party];
  };
  for (const candidate of candidates) {
    if (!isAtPerson(candidate)) continue;
    const leg = timeline.filter(({ call_id }) => call_id === candidate.call_id);
    const parties = [candidate, ...leg].flatMap(names);
    if (parties.length > 0) return joinParties(parties);
  }
  return null;
}
