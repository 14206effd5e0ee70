import type { LiveCallRecord } from '../pieces/from-live.ts';
import { DAY_MS } from './day.ts';
import type { NamedRoots } from './evidence.ts';
import type { CallRevision } from './revisions.ts';

/** Where a reader keeps its cursor: a file, or a row of a database. */
export interface CursorStore {
  /** Returns the text that was saved last, or undefined. */
  load(): string | undefined | Promise<string | undefined>;
  /** Replaces the text as a whole: after a crash, the old or the new one is there. */
  save(text: string): void | Promise<void>;
}

/**
 * What was told last of a call: revision, begin, the fields as `fieldsOf` writes them (null for a withdrawn one), the number of its
 * records, and the fields as records alone say them, where events say more.
 */
export type LastRevision = [
  revision: number,
  at: number,
  fields: string | null,
  records: number,
  recorded?: string,
];

/** A call that is not finished: its first known leg, since when nothing new has come, its number of legs, and its earliest begin. */
export type OpenCall = [at: number, quietSince: number, legs: number, from: number];

/** All that a reader knows. It is JSON. */
export interface Cursor {
  version: 1;
  /** Calls that began earlier are not told. */
  since: number;
  /** The highest id of a record that was read. Null before the first pass has ended. */
  mark: number | null;
  /** The ids of the recordings of each day of the last month that were read, by days since 1970. */
  recordings: Record<string, readonly number[]>;
  /** The number of records of each day of the last month, by days since 1970. */
  days: Record<string, number>;
  open: Record<string, OpenCall>;
  /** Legs that were live and have no record yet, and when they were live last. */
  liveLegs: Record<string, { leg: LiveCallRecord; last: number }>;
  roots: NamedRoots;
  /** By root. */
  revisions: Record<string, LastRevision>;
  /** Revisions that may not have been taken. */
  pending: CallRevision[];
  completeUntil: number;
}

export function readCursor(text: string | undefined, from: number | undefined, now: number): Cursor {
  // Records have whole seconds.
  const since = Math.floor((from ?? now) / 1000) * 1000;
  if (text === undefined)
    return {
      version: 1,
      since,
      mark: null,
      recordings: {},
      days: {},
      open: {},
      liveLegs: {},
      roots: {},
      revisions: {},
      pending: [],
      completeUntil: since,
    };
  let cursor: Cursor | undefined;
  try {
    cursor = JSON.parse(text, readDate) as Cursor;
  } catch {
    // The message below says what to do.
  }
  if (cursor?.version !== 1 || typeof cursor.revisions !== 'object')
    throw new TypeError(
      'The cursor is not one of pullCalls. Give the text that was saved, or begin without one.',
    );
  if (from !== undefined && since < cursor.since) widen(cursor, since);
  return cursor;
}

/** Calls that began earlier are told too: their days are counted again. */
function widen(cursor: Cursor, since: number): void {
  for (const day of Object.keys(cursor.days))
    if (Number(day) * DAY_MS <= cursor.since) delete cursor.days[day];
  cursor.since = since;
  cursor.mark = null;
}

/** Times of calls are dates; those of records and of the cursor itself are not. */
export function readDate(name: string, value: unknown): unknown {
  return typeof value === 'string' && /^(?:since|[a-z]+At)$/.test(name) ? new Date(value) : value;
}
