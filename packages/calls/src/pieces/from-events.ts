import { callingParty, isSamePlace, joinParties, nobody, type Place, placeOf } from '../read/parties.ts';
import { earliest, endsLeg, namedRoot, readTime, type CallEvent } from '../read/event.ts';
import { close, isAnswered, isGroup, Piece, Visit } from './visit.ts';
import type { Party } from '../call.ts';

export function pieceOfEvents(
  id: number,
  events: readonly CallEvent[],
  arrival: Piece['arrival'],
  callStart: number | null,
): Piece {
  const told = earliest(events.map(({ start_time }) => start_time));
  const [first] = events;
  const isOfCall = told !== null && told === callStart && first?.event_name === 'call.initial';
  const start = isOfCall ? readTime(first.event_time) : told;
  const from = events.map(callingParty).reduce(joinParties, nobody);
  const fold = new LegFold(id, start, from);
  for (const event of events) fold.add(event);
  const piece = new Piece(id, fold.visits);
  piece.startedAt = start ?? earliest(events.map(({ event_time }) => event_time));
  piece.isOver = piece.hasHungUp = fold.hungUp;
  piece.endedAt = fold.endedAt;
  piece.hasBeginning =
    first?.event_name === 'call.initial' && (start === null || readTime(first.event_time) === start);
  piece.arrival = arrival;
  if (events.some((event) => namedRoot(event) !== undefined)) piece.isNamed = true;
  return piece;
}

class LegFold {
  readonly visits: Visit[] = [];
  hungUp = false;
  endedAt: number | null = null;
  readonly #id: number;
  readonly #start: number | null;
  readonly #from: Party;

  constructor(id: number, start: number | null, from: Party) {
    this.#id = id;
    this.#start = start;
    this.#from = from;
  }

  add(event: CallEvent): void {
    if (this.hungUp) return;
    const at = readTime(event.event_time);
    if (endsLeg(event)) return this.#hangUp(event, at);
    switch (event.event_name) {
      case 'call.initial':
        return this.#enter(event, at);
      case 'call.ringing':
        return this.#ring(this.#visitOf(event, at), at);
      case 'call.connected':
        return this.#connect(event, at);
      case 'call.missed':
        return this.#miss(event, at);
      case 'call.hold':
      case 'call.unhold':
        return this.#hold(event, at);
      default:
        this.#visitOf(event, at);
    }
  }

  get #current(): Visit | undefined {
    return this.visits.at(-1);
  }

  #enter(event: CallEvent, at: number | null): void {
    const current = this.#current;
    if (current) leave(current, at);
    // Whoever misses a call passes it on at once: it was somewhere else in between.
    const since = current?.missedAt ?? at;
    if (since !== at) close(this.#begin(undefined, since), 'unknown', null);
    this.#begin(placeOf(event), at).hasInitial = true;
  }

  #begin(place: Place | undefined, at: number | null): Visit {
    const visit = new Visit(this.#id, place ?? { kind: 'other', party: nobody }, this.#from, at);
    this.visits.push(visit);
    return visit;
  }

  #visitOf(event: CallEvent, at: number | null): Visit {
    const place = placeOf(event);
    const current = this.#current;
    if (current && belongs(current, place, event)) {
      // A key that is pressed at the caller's phone is told with the number that will be called.
      if (!place || !isSamePlace(current, place)) return current;
      if (current.isGuess && !place.isGuess) Object.assign(current, { kind: place.kind, isGuess: false });
      if (current.kind === place.kind || place.isGuess)
        current.party = joinParties(current.party, place.party);
      return current;
    }
    if (current) leaveUnseen(current);
    const isFirst = current === undefined && at !== null && at === this.#start;
    const isCaller = current === undefined && place?.kind === 'caller';
    return this.#begin(place, isFirst || isCaller ? this.#start : null);
  }

  #ring(visit: Visit, at: number | null): void {
    visit.hasRung = true;
    visit.rangAt ??= at;
  }

  #connect(event: CallEvent, at: number | null): void {
    const visit = this.#visitOf(event, at);
    // A machine has taken what nobody had answered.
    if (visit.missed) return;
    visit.hasConnected = true;
    visit.connectedAt ??= readTime(event.connected_at) ?? at;
    visit.proof = visit.kind === 'queue' ? (visit.proof ?? 'connected_at') : 'connected';
  }

  #miss(event: CallEvent, at: number | null): void {
    const visit = this.#visitOf(event, at);
    if (isGroup(visit)) Object.assign(visit, { connectedAt: null, proof: null });
    if (isAnswered(visit)) return;
    visit.missed = { final: event.final ?? null };
    visit.missedAt = at;
    visit.endedWhy = event.t_cause ?? visit.endedWhy;
  }

  #hold(event: CallEvent, at: number | null): void {
    const visit = this.#visitOf(event, at);
    if (visit.missed) return;
    visit.connectedAt ??= readTime(event.connected_at);
    visit.proof = 'connected';
    const open = visit.isHeld ? visit.holds.at(-1) : undefined;
    const holds = event.event_name === 'call.hold' || event.state === 'ON_HOLD';
    if (holds && !open) visit.holds.push({ from: event.event_name === 'call.hold' ? at : null, to: null });
    if (!holds && open) open.to = at;
    if (!holds && !open) visit.holds.push({ from: null, to: at });
    visit.isHeld = holds;
  }

  #hangUp(event: CallEvent, at: number | null): void {
    this.hungUp = true;
    this.endedAt = at;
    const visit = this.#visitOf(event, at);
    const connectedAt = readTime(event.connected_at);
    if (connectedAt !== null && !visit.missed) {
      visit.connectedAt ??= connectedAt;
      visit.proof ??= 'connected_at';
    }
    const { missed } = visit;
    if (missed && at !== visit.missedAt && visit.kind !== 'caller') {
      const voicemail = enterVoicemail(this.visits, visit);
      voicemail.endedWhy = event.t_cause ?? null;
      voicemail.endedBy = event.terminated_by ?? null;
      return close(voicemail, 'ended', at);
    }
    visit.endedWhy = event.t_cause ?? visit.endedWhy;
    visit.endedBy = event.terminated_by ?? null;
    if (isAnswered(visit)) return close(visit, 'ended', at);
    // Of a click to call it is not known whether the caller's own phone was missed, if the beginning was not seen.
    const mayBeCaller = !visit.hasInitial && event.destination === 'out';
    if (missed && !mayBeCaller) return close(visit, isOfCaller(visit.endedBy) ? 'abandoned' : 'missed', at);
    // A menu rings nobody, so that nobody misses a call there.
    if (visit.hasInitial && !missed && mayBeMenu(visit)) visit.kind = 'menu';
    if (visit.kind === 'menu') return close(visit, 'ended', at);
    // Whether it waited until then or was in the voicemail, only the call.missed says.
    close(visit, 'unknown', null);
  }
}

function leave(visit: Visit, at: number | null): void {
  if (visit.missed) return close(visit, 'passed-on', visit.missedAt);
  if (visit.kind === 'caller') return close(visit, 'ended', at);
  if (visit.kind === 'menu') return close(visit, 'passed-on', at);
  close(visit, 'transferred', at);
}

function leaveUnseen(visit: Visit): void {
  if (visit.missed) return close(visit, 'passed-on', visit.missedAt);
  close(visit, 'unknown', null);
}

/** Not every event names a menu (ledger O-32). Users have ids of six digits or more (O-60). */
export function mayBeMenu(visit: Visit): boolean {
  const { hasRung, isGuess, kind, party } = visit;
  if (kind !== 'phone') return kind === 'menu';
  const isPlace = Number(party.id ?? Infinity) < 100_000;
  return isGuess && isPlace && !hasRung && !isAnswered(visit);
}

function belongs(visit: Visit, place: Place | undefined, event: CallEvent): boolean {
  if (place === undefined || isSamePlace(visit, place)) return true;
  // The events of the caller's phone name the number that will be called.
  const isLast =
    event.event_name === 'call.missed' || (endsLeg(event) && readTime(event.connected_at) === null);
  if (visit.kind === 'caller' && isLast) return true;
  return event.event_name === 'call.dtmf';
}

/** The values that were seen for the side of the caller (ledger O-65). */
function isOfCaller(by: string | number | null): boolean {
  return by === 'caller' || by === 'src';
}

export function enterVoicemail(visits: Visit[], visit: Visit): Visit {
  close(visit, 'passed-on', visit.missedAt);
  const voicemail = new Visit(
    visit.legId,
    { kind: 'voicemail', party: visit.party },
    visit.from,
    visit.missedAt,
  );
  voicemail.connectedAt = visit.missedAt;
  visits.push(voicemail);
  return voicemail;
}
