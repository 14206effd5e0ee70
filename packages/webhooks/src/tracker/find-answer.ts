import type { TrackedEvent } from './call-event.ts';
import { calledParty, groupOf, isNobody, joinParties } from './party.ts';
import { readTime } from './time.ts';
import type { Party } from './tracked-call.ts';

/** What the events of a call tell of its answer. */
export interface Answer {
  /** Whether an event tells it by its name, and at a user or ring group; else it is inferred. */
  isSure: boolean;
  /** Milliseconds; undefined where no time can be read. */
  at: number | undefined;
  by: Party | null;
}

/**
 * Finds the first answer of a call. A queue that takes a call to play music might be told as connected too, and so might
 * an announcement in a context that is not known: these are taken for an answer only where nothing better is there.
 */
export function findAnswer(timeline: TrackedEvent[]): Answer | undefined {
  const proofs = timeline.filter(isProof);
  if (proofs.length === 0) return undefined;
  const sure = proofs.filter((event) => tellsOfTalk(event) && isAtPerson(event));
  const chosen = sure.length > 0 ? sure : proofs;
  const times = chosen.map(answerTime).filter((time) => time !== undefined);
  return {
    isSure: sure.length > 0,
    at: times.length > 0 ? Math.min(...times) : undefined,
    by: findPerson([...chosen.filter(isConnected), ...chosen, ...proofs], timeline),
  };
}

/** Whether an event shows that its leg was answered. What a missed leg says of `connected_at` is not believed. */
export function isProof(event: TrackedEvent): boolean {
  return event.event_name !== 'call.missed' && (tellsOfTalk(event) || wasConnected(event));
}

/** Null says that nobody has answered; databases say it with a date of zeros. */
function wasConnected({ connected_at }: TrackedEvent): boolean {
  return Boolean(connected_at) && !connected_at?.startsWith('0000-');
}

function isConnected(event: TrackedEvent): boolean {
  return event.event_name === 'call.connected';
}

function tellsOfTalk(event: TrackedEvent): boolean {
  return isConnected(event) || event.event_name === 'call.hold' || event.event_name === 'call.unhold';
}

/** Events without a context are most often those of a user (ledger O-32). */
function isAtPerson(event: TrackedEvent): boolean {
  return !event.context || event.context === 'LOCAL_USER' || groupOf(event)?.kind === 'ring-group';
}

function answerTime(event: TrackedEvent): number | undefined {
  return readTime(event.connected_at) ?? (tellsOfTalk(event) ? readTime(event.event_time) : undefined);
}

/** The first person whom the events name; what one leaves out, another of the same leg may tell. */
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
