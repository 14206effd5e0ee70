import type { Call, OwedCallBack, Party, Presence, Segment } from './call.ts';
import { hasTalk, isPlaced } from './owed.ts';

/** Somebody who waits in a queue. */
export interface Waiting {
  rootCallId: number;
  caller: Party;
  /** Since when they wait in this queue. Null if unknown. */
  since: Date | null;
}

/** How a queue does. A call that was in it several times counts as often. */
export interface QueueFigures {
  queue: Party;
  /** Who waits now, the longest first. */
  waiting: Waiting[];
  answered: number;
  /** The call ended in the queue before anybody answered: as a rule, the caller hung up. */
  abandoned: number;
  /** Nobody answered here, and the call went on to another place, such as the voicemail; or nothing tells where to. */
  passedOn: number;
  /** Mean seconds that answered calls have waited; those of which it is unknown are left out. Null if there are none. */
  averageWait: number | null;
  /** Share of answered and abandoned calls that were answered in time, 0 to 1. Null if there are none. */
  serviceLevel: number | null;
}

/**
 * Figures of the queues that calls were in, in the order in which they were entered first.
 *
 * @param calls Such as those of a day, from `CallTracker.calls`; those that live too.
 * @param options.within Seconds in which a call is answered in time. Default: 20.
 */
export function queueFigures(
  calls: Iterable<Pick<Call, 'rootCallId' | 'segments'>>,
  { within = 20 }: { within?: number } = {},
): QueueFigures[] {
  const queues = new Map<Party['id'], QueueFigures & { waits: number[] }>();
  for (const call of calls) {
    for (const { connectedAt, end, from, isOver, party, startedAt, waitSeconds } of queuesOf(call)) {
      const figures = queues.get(party.id) ?? { ...none(party), waits: [] };
      queues.set(party.id, figures);
      if (connectedAt !== null) {
        figures.answered += 1;
        if (waitSeconds !== null) figures.waits.push(waitSeconds);
      } else if (!isOver)
        figures.waiting.push({ rootCallId: call.rootCallId, caller: from, since: startedAt });
      else if (end === 'abandoned' || end === 'missed') figures.abandoned += 1;
      else figures.passedOn += 1;
    }
  }
  return [...queues.values()].map(({ waits, ...figures }) => ({
    ...figures,
    waiting: figures.waiting.toSorted((one, other) => Number(one.since) - Number(other.since)),
    averageWait: waits.length > 0 ? waits.reduce((sum, wait) => sum + wait, 0) / waits.length : null,
    serviceLevel: share(waits.filter((wait) => wait <= within).length, figures.answered + figures.abandoned),
  }));
}

function none(queue: Party): QueueFigures {
  const counts = { answered: 0, abandoned: 0, passedOn: 0 };
  return { queue, waiting: [], ...counts, averageWait: null, serviceLevel: null };
}

function share(part: number, all: number): number | null {
  return all > 0 ? part / all : null;
}

/** What a user does and has done. */
export interface UserFigures {
  user: Party;
  /**
   * What they do now; of two calls at once, what keeps them busy most. `free` says no more than that they are in no call: no event and
   * no record tells whether a phone is on line.
   */
  state: Presence['state'] | 'wrap-up' | 'do-not-disturb' | 'free';
  /** Since when. Null if they are free, or if it is unknown. */
  since: Date | null;
  /** Who is at the other end. Null if they are free, or nobody is. */
  with: Party | null;
  /** Calls in which they have talked, the present one included. */
  talks: number;
  /** Seconds of the talks that are over, including the time on hold; those of which it is unknown are left out. */
  talkSeconds: number;
}

const STATES: readonly UserFigures['state'][] = [
  ...(['talking', 'held', 'ringing', 'calling', 'waiting'] as const),
  ...(['wrap-up', 'do-not-disturb', 'free'] as const),
];

/** What else is known of users. */
export interface UserOptions {
  /** All users, such as those of `GET /users`: who was in no call is there too, and who does not want calls. */
  users?: Iterable<{
    id: number;
    first_name?: string | null;
    last_name?: string | null;
    dnd?: boolean | null;
  }>;
  /** Seconds after a call of a queue in which its phones are not rung: `wrap_up_time` of the queue. Default: 0. */
  wrapUpSeconds?: number;
  /** Milliseconds since 1970. Default: the time of this machine. */
  now?: number;
}

/**
 * Figures of the users who are or were in calls: whose phone rang, who called or talked.
 *
 * @param calls Such as those of a day, from `CallTracker.calls`; those that live too.
 */
export function userFigures(
  calls: Iterable<Pick<Call, 'present' | 'segments'>>,
  { users: all = [], wrapUpSeconds = 0, now = Date.now() }: UserOptions = {},
): UserFigures[] {
  const users = new Map<Party['id'], UserFigures>();
  const of = (user: Party): UserFigures => {
    const known = users.get(user.id);
    if (known) return known;
    const figures = { user, state: 'free', since: null, with: null, talks: 0, talkSeconds: 0 } as const;
    users.set(user.id, { ...figures });
    return of(user);
  };
  const become = (figures: UserFigures, change: Pick<UserFigures, 'state' | 'since' | 'with'>): void => {
    if (STATES.indexOf(change.state) < STATES.indexOf(figures.state)) Object.assign(figures, change);
  };
  for (const { id, first_name: first, last_name: last, dnd } of all) {
    const figures = of({ id, name: [first, last].filter(Boolean).join(' ') || null, number: null });
    if (dnd) become(figures, { state: 'do-not-disturb', since: null, with: null });
  }
  for (const call of calls) {
    for (const { endedAt, group, kind, party, talkSeconds } of call.segments) {
      if (kind !== 'phone' || party.id === null) continue;
      const figures = of(party);
      const idle = endedAt ? now - endedAt.getTime() : Infinity;
      const isWrapUp = group && talkSeconds && idle >= 0 && idle < wrapUpSeconds * 1000;
      if (isWrapUp) become(figures, { state: 'wrap-up', since: endedAt, with: null });
    }
    for (const { party, seconds } of talkOf(call).filter(({ party: { id } }) => id !== null)) {
      const figures = of(party);
      figures.talks += 1;
      figures.talkSeconds += seconds ?? 0;
    }
    for (const presence of call.present.filter(({ party }) => party.id !== null)) {
      const figures = of(presence.party);
      const { since, state } = presence;
      become(figures, { since, state, with: otherEnd(presence, call) });
    }
  }
  return [...users.values()];
}

function otherEnd({ side, state }: Presence, { present }: Pick<Call, 'present'>): Party | null {
  const others = present.filter((other) => other.side !== side);
  return (others.find((other) => other.state === state) ?? others[0])?.party ?? null;
}

type Counted = Pick<
  Call,
  'rootCallId' | 'state' | 'direction' | 'startedAt' | 'segments' | 'outcome' | 'owedCallBack'
>;

/** Somebody outside who is owed a call back, and with whom nobody has talked since. */
export interface CallBack {
  caller: Party & { number: string };
  /** Why, of the last of their calls. */
  reason: OwedCallBack['reason'];
  /** The queue, ring group or user where the last of their calls was missed. */
  missedBy: Party;
  /** When the last of their calls began. Null if unknown. */
  at: Date | null;
  /** Their calls that were missed since somebody talked with them last, the first one first. */
  rootCallIds: number[];
  /** How often somebody has called them since, in vain. */
  tries: number;
}

/**
 * Whom to call back: everybody who is owed a call back (`Call.owedCallBack`), by number, the one who waits longest first. A number
 * is off the list when somebody talks with it, whoever has called whom, and comes back with its next missed call.
 *
 * @param calls Such as those of a day, from `CallTracker.calls` or `foldCdrs`; those that live too.
 */
export function callBacks(calls: Iterable<Counted>): CallBack[] {
  const all = [...calls].toSorted(
    (one, other) => Number(one.startedAt) - Number(other.startedAt) || one.rootCallId - other.rootCallId,
  );
  const talkedAt = lastTalks(all);
  const list = new Map<string, CallBack>();
  for (const call of all) {
    const { direction, outcome, owedCallBack: owed, startedAt: at } = call;
    if (call.state !== 'ended') continue;
    if (!owed) {
      const isVain = outcome !== undefined && outcome.result !== 'answered';
      if (isVain && isPlaced(direction)) for (const number of dialled(call)) bump(list.get(number));
      continue;
    }
    const key = digits(owed.party.number);
    if (Number(owed.since ?? at) <= (talkedAt.get(key) ?? -1)) continue;
    const known = list.get(key);
    list.set(key, {
      caller: owed.party,
      reason: owed.reason,
      missedBy: owed.missedBy,
      at,
      rootCallIds: [...(known?.rootCallIds ?? []), call.rootCallId],
      tries: known?.tries ?? 0,
    });
  }
  return [...list.values()];
}

/** When somebody talked with a number last, in milliseconds. */
function lastTalks(calls: readonly Counted[]): Map<string, number> {
  const last = new Map<string, number>();
  for (const call of calls) {
    const at = Math.max(
      ...call.segments.map(({ connectedAt }) => Number(connectedAt)),
      Number(call.startedAt),
    );
    for (const { party } of talkOf(call)) {
      const key = party.id === null && party.number !== null ? digits(party.number) : '';
      last.set(key, Math.max(at, last.get(key) ?? 0));
    }
  }
  return last;
}

function dialled({ segments }: Counted): Set<string> {
  const numbers = segments
    .filter(({ kind }) => kind === 'number')
    .map(({ party }) => digits(party.number ?? ''));
  return new Set(numbers);
}

function bump(entry: CallBack | undefined): void {
  if (entry) entry.tries += 1;
}

/** A number without `+` (ledger O-15). */
const digits = (number: string): string => number.replaceAll(/\D/g, '');

/** Seconds that somebody has talked in a call, including the time on hold. Null if a part of it is unknown, or goes on. */
export interface Talk {
  party: Party;
  seconds: number | null;
}

/**
 * Who has talked in a call and how long: users and numbers, on either side, each once, in the order in which they began.
 * Those of whom it is not known are left out.
 */
export function talkOf({ segments }: Pick<Call, 'segments'>): Talk[] {
  const talks = new Map<unknown, Talk>();
  for (const segment of segments.filter(hasTalk)) {
    for (const party of segment.kind === 'conference' ? [segment.from] : [segment.from, segment.party]) {
      const key = party.id ?? party.number;
      if (key === null) continue;
      const talk = talks.get(key);
      const { talkSeconds: seconds } = segment;
      if (!talk) talks.set(key, { party, seconds });
      else talk.seconds = talk.seconds === null || seconds === null ? null : talk.seconds + seconds;
    }
  }
  return [...talks.values()];
}

/** The segments of a call that were in a queue: how long it waited there, and how that ended. */
export function queuesOf({ segments }: Pick<Call, 'segments'>): Segment[] {
  return segments.filter(({ kind }) => kind === 'queue');
}
