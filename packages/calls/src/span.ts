import { lastDigits, type LegRecord, numberOf } from './read/cdr.ts';
import { type CallEvent, endsLeg, namedRoot, readTime } from './read/event.ts';
import { EXTENSION, readId } from './read/parties.ts';
import type { LiveCallRecord } from './pieces/from-live.ts';

const UNKNOWN = {
  rootId: null as number | null,
  parentId: null as number | null,
  isRoot: null as boolean | null,
  /** Whether an id or a flag says that a call begins here, not only the dialled number. */
  beginsCall: false,
  from: null as number | null,
  to: null as number | null,
  answered: null as number | null,
  mayBeTalk: false,
  /** A user's id and a number; a withheld number is nobody's. */
  caller: [] as readonly string[],
  called: [] as readonly string[],
  canRing: false,
  isPhone: false,
  cause: '',
  targetId: null as number | string | null,
  /** Where it goes no further unless it is transferred. */
  deadEnd: null as 'voicemail' | 'number' | null,
  /** Whether no event names its context, so that it may as well be a menu as ring phones (ledger O-32). */
  isUnnamed: false,
  /** Positions of its first event, its answer or miss, and its end, where events came in the order of their times. */
  first: null as number | null,
  taken: null as number | null,
  last: null as number | null,
  /** Within a second, phones are recorded before the group that rings them. */
  recordId: null as number | null,
  // What `Joiner.add` finds out.
  doubt: null as string | null,
  rivalIds: [] as readonly number[],
  hasNext: false,
  isRung: false,
  hasAnswer: false,
};

/** A leg, as far as its call is to be found. Times are milliseconds. */
export type Span = typeof UNKNOWN & {
  id: number;
  group?: Span;
  /** The phones that it rings, by whom they belong to. */
  rings?: Map<number | string, Span>;
};

export function spanOfCdr(read: LegRecord): Span {
  const { called, caller, endedAt, isAnswered, isPhone, legId, record, startedAt, talkSeconds, targetId } =
    read;
  const isFollowed = read.context === 'FOLLOW_ME';
  return {
    ...UNKNOWN,
    id: legId!,
    recordId: read.id,
    rootId: read.rootId,
    parentId: read.parentId,
    isRoot: read.isRoot ?? (isDialled(read) || null),
    beginsCall: read.isRoot === true,
    from: startedAt,
    to: endedAt,
    answered: isAnswered && endedAt !== null ? endedAt - (talkSeconds ?? 0) * 1000 : null,
    mayBeTalk: read.mayBeTalk,
    caller: partyKeys(caller.id, record.src, read.shown || null),
    called: partyKeys(targetId, called.number),
    // Follow Me rings others in the place of a user.
    canRing: (!isPhone || isFollowed) && read.context !== 'IVR',
    isPhone,
    cause: (read.endedWhy ?? '').toLowerCase(),
    targetId,
    deadEnd: read.disposition === 'VM' ? 'voicemail' : null,
  };
}

/** Who calls in from outside has dialled a number of ours, unless the call was sent on to one that costs. */
function isDialled({ called, caller, context, record, targetId }: LegRecord): boolean {
  const isOurs = targetId !== null && context !== 'FOLLOW_ME' && !(numberOf(record.rate)! > 0);
  return isOurs && caller.id === null && isLong(caller.number) && isLong(called.number);
}

const isLong = (number: string | null | undefined): boolean => /\d{6}/.test(number ?? '');

export interface Positions {
  first: number;
  taken: number | null;
  last: number;
}

export function spanOfEvents(
  id: number,
  events: readonly CallEvent[],
  positions: Positions | null = null,
): Span {
  const times = events.flatMap(
    ({ start_time: start, event_time: at }) => readTime(start) ?? readTime(at) ?? [],
  );
  const answers = events.flatMap(({ connected_at: at }) => readTime(at) ?? []);
  const end = events.find(endsLeg);
  const src = events.findLast((event) => event.src)?.src ?? events.find((event) => event.src === '')?.src;
  const callerId = events.map(({ src_id: one }) => readId(one)).find((one) => one !== null) ?? null;
  const first = events[0];
  const targetId = first ? readId(first.dst_id) : null;
  const isOutside = callerId === null && isLong(src);
  const isUser = Number(targetId) >= 100_000;
  const isClick = events.some(({ state }) => state === 'ACCEPTED');
  const isVoicemail = isInVoicemail(events, end);
  const isDialledHere = isOutside && targetId !== null && isLong(first?.dst);
  return {
    ...UNKNOWN,
    id,
    rootId: events.map(namedRoot).find((root) => root !== undefined) ?? null,
    isRoot: isClick || isDialledHere || null,
    beginsCall: isClick,
    from: times.length > 0 ? Math.min(...times) : null,
    to: end ? readTime(end.event_time) : null,
    answered: answers.length > 0 ? Math.min(...answers) : null,
    caller: partyKeys(callerId, src),
    called: [...new Set(events.flatMap(({ dst, dst_id: to }) => partyKeys(readId(to), dst)))],
    canRing: canRing(events),
    // A phone of a group is at one place, and has no voicemail.
    isPhone:
      (targetId === null ? EXTENSION.test(first?.dst ?? '') : isUser) && !isVoicemail && !isSentOn(events),
    cause: (end?.t_cause ?? '').toLowerCase(),
    targetId,
    deadEnd: isVoicemail ? 'voicemail' : isOfOneNumber(events) ? 'number' : null,
    isUnnamed: events.every(({ context }) => !context || context === 'LOCAL_USER'),
    first: positions?.first ?? null,
    taken: positions?.taken ?? null,
    last: (end && positions?.last) ?? null,
  };
}

export function spanOfLive(record: LiveCallRecord): Span {
  const { connected_at: connected, context, id, parent_id: parent, start_time: start } = record;
  const callerId = userId(record.src_id);
  const targetId = userId(record.dst_id);
  const isPhone = Number(targetId) >= 100_000;
  return {
    ...UNKNOWN,
    id,
    parentId: parent || null,
    from: start ? start * 1000 : null,
    answered: connected ? connected * 1000 : null,
    caller: partyKeys(callerId, record.src),
    called: partyKeys(targetId, record.dst),
    canRing: !isPhone && targetId !== null && context !== 'IVR',
    isPhone,
    targetId,
  };
}

function userId(sent: string | number | null | undefined): number | null {
  const id = readId(sent);
  return typeof id === 'number' ? id : null;
}

function canRing(events: readonly CallEvent[]): boolean {
  const phones = new Set(events.filter(isRinging).map(({ dst_id: id }) => readId(id)));
  return events.some(({ context, dst_id: id }) =>
    context ? !NO_GROUPS.has(context) : readId(id) !== null && !phones.has(readId(id)),
  );
}

const NO_GROUPS: ReadonlySet<string> = new Set(['LOCAL_USER', 'IVR', 'CONFERENCE']);

/** The caller's own phone rings first on a click to call (ledger O-61). */
function isRinging({ event_name: name, src_id: src, dst_id: dst }: CallEvent): boolean {
  return name === 'call.ringing' && (readId(src) === null || readId(src) !== readId(dst));
}

function isSentOn(events: readonly CallEvent[]): boolean {
  return events.filter(({ event_name: name }) => name === 'call.initial').length > 1;
}

function isOfOneNumber(events: readonly CallEvent[]): boolean {
  const begins = events.filter(({ event_name: name }) => name === 'call.initial');
  const [first] = begins;
  return (
    first !== undefined && begins.every(({ dst, dst_id: to }) => readId(to) === null && dst === first.dst)
  );
}

function isInVoicemail(events: readonly CallEvent[], end: CallEvent | undefined): boolean {
  const missed = events.findLast(({ event_name: name }) => name === 'call.missed');
  return missed !== undefined && end !== undefined && missed.event_time < end.event_time;
}

function partyKeys(id: number | string | null, ...numbers: (string | null | undefined)[]): string[] {
  const keys = id === null ? [] : [`id ${id}`];
  for (const number of numbers) {
    const key = lastDigits(number);
    if (key && !keys.includes(key)) keys.push(key);
  }
  if (keys.length === 0 && numbers.some((number) => typeof number === 'string')) keys.push('nobody');
  return keys;
}
