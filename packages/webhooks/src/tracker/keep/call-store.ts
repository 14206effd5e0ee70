import type { CallEvent, CdrRecord, LiveCallRecord, Recording } from '@telephony/calls';
import { fieldOf } from '../../values.ts';

/** What a store has under a key. */
export interface StoredCall {
  key: string;
  call: KeptCall;
  /** Another one after each save, and none that the key has had before, also if the call was forgotten meanwhile. */
  version: string;
}

/** How a call is saved. */
export interface SaveOptions {
  /** The version that the change is based on; null where there was nothing. */
  version: string | null;
  /** Whether it lives, or its outcome is not reported yet: `open` returns it. */
  isOpen: boolean;
  /** Milliseconds after this save after which it is forgotten, 1 or more. */
  keepMs: number;
}

/**
 * Keeps the calls of a tracker: values under keys, with versions. One store may serve several processes.
 *
 * Keys are 1 to 16 digits, values are JSON. Each method is atomic. If one throws or rejects, nothing has happened, or it is
 * unknown what. Nobody changes a value once it was given to the store or loaded from it.
 */
export interface CallStore {
  load(key: string): StoredCall | undefined | Promise<StoredCall | undefined>;
  /** Compares and sets. @returns False where the version is not that of the store any more; nothing has happened then. */
  save(key: string, call: KeptCall, options: SaveOptions): boolean | Promise<boolean>;
  /**
   * What is open, in the order of the keys as text.
   *
   * @param after Only what comes after this key. Default: from the first.
   * @param limit How many at most. Default: 100.
   */
  open(after?: string, limit?: number): readonly StoredCall[] | Promise<readonly StoredCall[]>;
  /** Everything, in the same order and pages as `open`. Only `CallTracker.calls` needs it. */
  all?(after?: string, limit?: number): readonly StoredCall[] | Promise<readonly StoredCall[]>;
}

export interface FoundRecords {
  cdrs: readonly CdrRecord[];
  recordings: readonly Recording[];
}

/** What is kept of a call. All of it is JSON. */
export interface KeptCall {
  rootCallId: number;
  /** Each once, in the order of arrival. */
  events: readonly CallEvent[];
  /** When each event arrived, in milliseconds since 1970. */
  arrivals?: readonly number[];
  /** Why some of its legs may belong to another call. */
  doubts?: readonly string[];
  /** Legs as `GET /calls` has shown them. */
  seen: readonly LiveCallRecord[];
  /** CDRs of its legs and its recordings, as the history tells them. Absent until it is told. */
  records?: Readonly<FoundRecords>;
  /** When an event, or `GET /calls`, told something of it last, in milliseconds since 1970. */
  lastAt: number;
  /** Whether `GET /calls` does not show it any more. */
  isGone: boolean;
  /** When its outcome is due; null if there is nothing to report. */
  dueAt: number | null;
  /** The outcome that was reported last, as JSON. */
  reported: string | null;
  /** How often an outcome was reported. */
  revision: number;
  /** The process that reports it at present, and until when nobody else does. */
  claim: { by: string; until: number } | null;
  /** Whether `onStale` was called since `lastAt`. */
  isToldStale: boolean;
  /** The call whose leg this has turned out to be. Nothing else counts then. */
  movedTo: number | null;
}

/** Events kept per call. No real call has this many, and a flood of events must not fill the memory. */
const MAX_EVENTS = 1000;

const DECISIVE: ReadonlySet<string> = new Set<CallEvent['event_name']>([
  'call.initial',
  'call.connected',
  'call.missed',
  'call.hangup',
]);

export function emptyCall(rootCallId: number, now: number): KeptCall {
  return {
    rootCallId,
    events: [],
    seen: [],
    lastAt: now,
    isGone: false,
    dueAt: null,
    reported: null,
    revision: 0,
    claim: null,
    isToldStale: false,
    movedTo: null,
  };
}

export function withEvent(
  call: KeptCall,
  event: CallEvent,
  now: number,
  arrivedAt: number = arrivalTime(),
): KeptCall | undefined {
  if (call.events.some(({ id }) => id === event.id)) return undefined;
  const events = room(call.events, event);
  if (!events) return undefined;
  const arrivals = [...arrivalsOf(call).slice(events.length === call.events.length ? 0 : 1), arrivedAt];
  return { ...call, events: [...events, event], arrivals, lastAt: now, isGone: false, isToldStale: false };
}

/** When each event arrived, or its position, if an earlier version has kept the call. */
export function arrivalsOf({ arrivals, events }: KeptCall): readonly number[] {
  return arrivals?.length === events.length ? arrivals : events.map((_, index) => index);
}

/** The present moment, for the order of what arrives. */
const arrivalTime = (): number => performance.timeOrigin + performance.now();

/** Adds the events of another call, in the order of their arrival. */
export function withEvents(call: KeptCall, other: KeptCall, leg?: number): KeptCall {
  const [own, times] = [arrivalsOf(call), arrivalsOf(other)];
  const known = new Set(call.events.map(({ id }) => id));
  const all = [
    ...call.events.map((event, index) => ({ event, at: own[index]! })),
    ...other.events
      .map((event, index) => ({ event, at: times[index]! }))
      .filter(({ event }) => !known.has(event.id) && (leg === undefined || event.call_id === leg)),
  ]
    .toSorted((one, another) => one.at - another.at)
    .slice(0, MAX_EVENTS);
  return {
    ...call,
    events: all.map(({ event }) => event),
    arrivals: all.map(({ at }) => at),
    isGone: false,
    // A leg of a call that was told was told.
    ...(other.records && !call.records && { records: NO_RECORDS }),
  };
}

const NO_RECORDS: FoundRecords = { cdrs: [], recordings: [] };

export function withoutLeg(call: KeptCall, leg: number): KeptCall {
  const isOther = ({ call_id: id }: CallEvent): boolean => id !== leg;
  const arrivals = arrivalsOf(call).filter((_, index) => isOther(call.events[index]!));
  return { ...call, events: call.events.filter(isOther), arrivals };
}

export function withDoubts(call: KeptCall, doubts: readonly string[]): KeptCall | undefined {
  if (String(call.doubts ?? []) === String(doubts)) return undefined;
  // A copy, because calls are folded once for the same events.
  return { ...call, events: [...call.events], doubts };
}

function room(events: readonly CallEvent[], event: CallEvent): readonly CallEvent[] | undefined {
  if (events.length < MAX_EVENTS) return events;
  const least = events.findIndex(({ event_name: name }) => !DECISIVE.has(name));
  return least === -1 || !DECISIVE.has(event.event_name) ? undefined : events.toSpliced(least, 1);
}

export function withRecord(call: KeptCall, record: LiveCallRecord, now: number): KeptCall | undefined {
  const others = call.seen.filter(({ id }) => id !== record.id);
  const known = call.seen.find(({ id }) => id === record.id);
  const isNew = !known || known.state !== record.state || known.connected_at !== record.connected_at;
  if (!isNew && !call.isGone) return undefined;
  return { ...call, seen: [...others, record], lastAt: now, isGone: false, isToldStale: false };
}

export function withRecords(
  call: KeptCall,
  records: Readonly<FoundRecords>,
  now: number,
): KeptCall | undefined {
  if (JSON.stringify(call.records) === JSON.stringify(records)) return undefined;
  return { ...call, records, lastAt: now, isToldStale: false };
}

export function withCall(call: KeptCall, other: KeptCall, now: number): KeptCall {
  const records = call.records ?? other.records;
  const told = withEvents({ ...call, ...(records && { records }), lastAt: now, isToldStale: false }, other);
  return {
    ...other.seen.reduce((all, record) => withRecord(all, record, now) ?? all, told),
    reported: call.reported ?? other.reported,
    revision: Math.max(call.revision, other.revision),
  };
}

export function legsOf({ events, seen }: KeptCall): Set<number> {
  return new Set([...events.map(({ call_id: id }) => id), ...seen.map(({ id }) => id)]);
}

export function readCall(row: unknown): StoredCall {
  const textOf = (name: string) => String(fieldOf(row, name));
  return { key: textOf('key'), version: textOf('version'), call: JSON.parse(textOf('call')) as KeptCall };
}
