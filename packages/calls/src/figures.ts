import type { Call, OwedCallBack, Party, Presence, Segment } from './call.ts';
import { hasTalk, isPlaced } from './owed.ts';

export interface Waiting {
  rootCallId: number;
  caller: Party;
  since: Date | null;
}

export interface QueueFigures {
  queue: Party;
  waiting: Waiting[];
  answered: number;
  /** Calls that ended here before anybody answered: as a rule, the caller hung up. */
  abandoned: number;
  /** Calls that went on to another place, such as the voicemail, or nobody knows where to. */
  passedOn: number;
  /** Mean seconds of the known waits of answered calls. Null if there are none. */
  averageWait: number | null;
  /** Share of answered and abandoned calls answered in time, 0 to 1. Null if there are none. */
  serviceLevel: number | null;
}

/**
 * Computes the figures of queues, in the order of their first calls.
 *
 * @param calls The calls of a day, for example; live ones too.
 * @param options.within Seconds to answer a call in time. Default: 20.
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

export interface UserFigures {
  user: Party;
  /** Their state now; of two calls, the busier one. `free` means in no call: nothing tells whether a phone is on line. */
  state: Presence['state'] | 'wrap-up' | 'do-not-disturb' | 'free';
  since: Date | null;
  with: Party | null;
  talks: number;
  talkSeconds: number;
}

const STATES: readonly UserFigures['state'][] = [
  ...(['talking', 'held', 'ringing', 'calling', 'waiting'] as const),
  ...(['wrap-up', 'do-not-disturb', 'free'] as const),
];

export interface UserOptions {
  users?: Iterable<{
    id: number;
    first_name?: string | null;
    last_name?: string | null;
    dnd?: boolean | null;
  }>;
  wrapUpSeconds?: number;
  now?: number;
}

/**
 * Computes the figures of users whose phone rang, who called or talked.
 *
 * @param calls The calls of a day, for example; live ones too.
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

/** An outside caller whom nobody has talked with since. */
export interface CallBack {
  caller: Party & { number: string };
  reason: OwedCallBack['reason'];
  missedBy: Party;
  at: Date | null;
  rootCallIds: number[];
  tries: number;
}

/**
 * Lists the callers to call back, by number, the longest wait first. A talk with a number takes it off the list, and its next missed
 * call puts it back.
 *
 * @param calls The calls of a day, for example; live ones too.
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

const digits = (number: string): string => number.replaceAll(/\D/g, '');

/** A person's talk in a call, including the time on hold. Null if a part is unknown, or goes on. */
export interface Talk {
  party: Party;
  seconds: number | null;
}

/** Lists the users and numbers who talked in a call, on both sides, each once, in the order in which they began. */
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

export function queuesOf({ segments }: Pick<Call, 'segments'>): Segment[] {
  return segments.filter(({ kind }) => kind === 'queue' || kind === 'group');
}
