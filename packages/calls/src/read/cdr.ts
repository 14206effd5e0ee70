import type { Party } from '../call.ts';
import { type CdrRecord, readTime } from './event.ts';
import { readId, readNumber } from './parties.ts';

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
  shown: string;
  caller: Party;
  called: Party;
  targetId: number | string | null;
  isPhone: boolean;
  endedWhy: string | null;
  /** Numbers in place of words, which no document explains (ledger N-30). */
  unread: Readonly<Record<string, unknown>>;
}

export interface LegRecord extends ReadCdr {
  record: CdrRecord;
  /** Whether its parent rings it. Null where the record itself names the parent. */
  isRung: boolean | null;
  disposition: string | null;
  /** Whether it may have been a talk of no seconds: nothing but the number of its disposition could say so. */
  mayBeTalk: boolean;
}

/** The meaning of your account's numbers in place of words, such as `{ destination: { 2: 'webcall' } }`. */
export type CdrWords = Partial<
  Record<'type' | 'disposition' | 'destination', Readonly<Record<number, string>>>
>;

const NOTHING = {};

/** Causes in words (ledger O-65, O-67): of legs that may have been answered, and of legs that were not. */
const MAY_BE_TALK = /normal clearing|transfer/i;
const IN_VAIN = /no answer|busy|reject|cancel|elsewhere/i;

/**
 * Reads a CDR. Talk follows from `billsec`, and direction from the caller, so that words and numbers say the same.
 *
 * @param words The meaning of numbers, where you know it.
 */
export function readCdr(record: CdrRecord, words?: CdrWords): ReadCdr {
  const { record: _r, disposition: _d, isRung: _i, mayBeTalk: _m, ...read } = readLeg(record, words);
  return read;
}

export function readLeg(record: CdrRecord, words: CdrWords = NOTHING): LegRecord {
  let unread: Record<string, unknown> = NOTHING;
  let sent = record;
  const wordOf = (name: keyof CdrWords): string | null => {
    const value = record[name] ?? null;
    if (value === null || (typeof value === 'string' && !/^\d+$/.test(value))) return value;
    const word = words[name]?.[Number(value)];
    if (word !== undefined) sent = { ...sent, [name]: word };
    else unread = { ...unread, [name]: value };
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
    isRung: null,
    rootId: numberOf(record.root_live_id) || null,
    isRoot: record.is_root ?? null,
    startedAt,
    endedAt: startedAt === null || duration === null ? null : startedAt + duration * 1000,
    talkSeconds: isTalk ? billsec : 0,
    isAnswered: isTalk && (billsec! > 0 || state === 'CONNECTED' || state === 'ON_HOLD'),
    disposition: state,
    direction,
    context,
    shown: lastDigits(textOf(record.clid) ?? src),
    caller: { id: caller, name: textOf(record.src_name), number: readNumber(src) },
    called: {
      id: isOwnPhone || isNumber ? null : target,
      name: isOwnPhone ? null : textOf(record.dst_name),
      number: dst,
    },
    targetId: target,
    isPhone,
    endedWhy: textOf(record.t_cause),
    unread,
    record: sent,
    mayBeTalk: isTalk && billsec === 0 && state === null && MAY_BE_TALK.test(textOf(record.t_cause) ?? ''),
  };
}

export function readLegs(
  cdrs: Iterable<CdrRecord>,
  words?: CdrWords,
  codes: Codes = newCodes(),
): Map<number, LegRecord> {
  const byLeg = new Map<number, LegRecord>();
  for (const cdr of cdrs) {
    const read = readLeg(cdr, words);
    if (read.legId === null) continue;
    byLeg.set(read.legId, read);
    learnCode(read, codes);
  }
  for (const [id, read] of byLeg) {
    const known = withTalk(read, codes);
    if (known !== read) byLeg.set(id, known);
  }
  return byLeg;
}

interface Codes {
  talks: Set<unknown>;
  vain: Set<unknown>;
}

export function isCode(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value));
}

export const newCodes = (): Codes => ({ talks: new Set(), vain: new Set() });

export function learnCode({ endedWhy, isAnswered, record, unread }: LegRecord, { talks, vain }: Codes): void {
  if (unread['disposition'] === undefined) return;
  if (isAnswered) talks.add(record.disposition);
  else if (IN_VAIN.test(endedWhy ?? '')) vain.add(record.disposition);
}

export function withTalk(read: LegRecord, { talks, vain }: Codes): LegRecord {
  const { context, isAnswered, mayBeTalk, record, unread } = read;
  if (isAnswered || context === 'IVR' || unread['disposition'] === undefined) return read;
  if (talks.has(record.disposition)) return { ...read, isAnswered: true, mayBeTalk: false };
  return mayBeTalk && vain.has(record.disposition) ? { ...read, mayBeTalk: false } : read;
}

export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

export function legOf({ live_id: live, call_id: call }: CdrRecord): number | null {
  return numberOf(live) || numberOf(call) || null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : null;
}

function userId(id: string | null): number | string | null {
  return id?.startsWith('contact:') ? null : readId(id);
}

/** The last number in a text: `"+442079460011" <+442079460011>` holds it twice (ledger O-67). */
export function lastDigits(text: string | null | undefined): string {
  return /(\d+)\D*$/.exec(text ?? '')?.[1] ?? '';
}
