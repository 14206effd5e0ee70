import type { Party } from '../call.ts';
import type { Cdr } from '../generated/records.ts';
import { readTime } from '../read/event.ts';
import { readId } from '../read/parties.ts';

/** A CDR as `GET /cdrs` returns it. Words may be numbers (ledger O-22). */
export type CdrRecord = Cdr;

/** The record of one leg, in one form. Times are milliseconds since 1970; null means unknown. */
export interface ReadCdr {
  id: number;
  /** `live_id`. */
  legId: number | null;
  parentId: number | null;
  rootId: number | null;
  isRoot: boolean | null;
  startedAt: number | null;
  endedAt: number | null;
  /** Seconds of talk; 0 in a menu or a voicemail. */
  talkSeconds: number | null;
  isAnswered: boolean;
  /** The word of the record. For a number, `out` if its caller is a user, else `in`. */
  direction: string;
  context: string | null;
  /** Digits of the number that the call shows. */
  shown: string;
  caller: Party;
  /** Its id is null for a number outside. */
  called: Party;
  /** Id in the record: a contact's too. */
  targetId: number | string | null;
  /** Whether a user's phone was called. */
  isPhone: boolean;
  endedWhy: string | null;
  /** Numbers in place of words, which no document explains (ledger N-30). */
  unread: Readonly<Record<string, unknown>>;
}

/** The meaning of your account's numbers in place of words, such as `{ destination: { 2: 'webcall' } }`. */
export type CdrWords = Partial<
  Record<'type' | 'disposition' | 'destination', Readonly<Record<number, string>>>
>;

const NOTHING = {};

/**
 * Reads a CDR. Talk follows from `billsec`, and direction from the caller, so that words and numbers say the same.
 *
 * @param words The meaning of numbers, where you know it.
 */
export function readCdr(record: CdrRecord, words: CdrWords = NOTHING): ReadCdr {
  let unread: Record<string, unknown> = NOTHING;
  const wordOf = (name: keyof CdrWords): string | null => {
    const value = record[name] ?? null;
    if (value === null || (typeof value === 'string' && !/^\d+$/.test(value))) return value;
    const word = words[name]?.[Number(value)];
    if (word === undefined) unread = { ...unread, [name]: value };
    return word ?? null;
  };
  wordOf('type');
  const state = wordOf('disposition');
  const [context, src, dst] = [textOf(record.context), textOf(record.src), textOf(record.dst)];
  const [srcId, dstId] = [textOf(record.src_id), textOf(record.dst_id)];
  const [caller, target, user] = [userId(srcId), userId(dstId), numberOf(record.user_id)];
  const [duration, billsec] = [numberOf(record.duration), numberOf(record.billsec)];
  const startedAt = readTime(record.calldate);
  const isTalk = context !== 'IVR' && state !== 'VM';
  const isOwnPhone = dstId !== null && dstId === srcId?.replace('contact:', '');
  const direction = wordOf('destination') ?? (caller === null ? 'in' : 'out');
  const isPhone = user !== null && target === user && !isOwnPhone;
  const parentId = numberOf(record.parent_live_id);
  const isRoot = record.is_root ?? !parentId;
  // Who calls in from outside has dialled a number of ours, unless the call was sent on to one that costs.
  const isOurs = isRoot && direction === 'in' && user === null && !(numberOf(record.rate)! > 0);
  const isNumber = !isPhone && !isOurs && /\d{6}/.test(dst ?? '');
  return {
    id: record.id,
    legId: legOf(record),
    parentId: parentId || null,
    rootId: numberOf(record.root_live_id) || null,
    isRoot: record.is_root ?? null,
    startedAt,
    endedAt: startedAt === null || duration === null ? null : startedAt + duration * 1000,
    talkSeconds: isTalk ? billsec : 0,
    isAnswered: isTalk && (billsec! > 0 || state === 'CONNECTED' || state === 'ON_HOLD'),
    direction,
    context,
    shown: digits(textOf(record.clid) ?? src),
    caller: { id: caller, name: textOf(record.src_name), number: src },
    called: {
      id: isOwnPhone || isNumber ? null : target,
      name: isOwnPhone ? null : textOf(record.dst_name),
      number: dst,
    },
    targetId: target,
    isPhone,
    endedWhy: textOf(record.t_cause),
    unread,
  };
}

export function legOf({ live_id: live, call_id: call }: CdrRecord): number | null {
  return numberOf(live) || numberOf(call) || null;
}

export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null;
}

function userId(id: string | null): number | string | null {
  return id?.startsWith('contact:') ? null : readId(id);
}

/** The last number in a text: `"+442079460011" <+442079460011>` holds it twice (ledger O-67). */
function digits(text: string | null): string {
  return /(\d+)\D*$/.exec(text ?? '')?.[1] ?? '';
}
