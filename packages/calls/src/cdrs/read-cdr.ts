import type { Party } from '../call.ts';
import { readTime } from '../read/event.ts';
import { readId } from '../read/parties.ts';

/**
 * A CDR as `GET /cdrs` returns it: `Cdr` of `@telephony/client` fits. Any field but `id` may be missing or null, and words may be
 * numbers (ledger O-22).
 */
export interface CdrRecord {
  id: number;
  live_id?: number | null;
  parent_live_id?: number | null;
  root_live_id?: number | null;
  is_root?: boolean | null;
  call_id?: number | null;
  calldate?: string | null;
  duration?: number | null;
  billsec?: number | null;
  type?: string | number | null;
  disposition?: string | number | null;
  destination?: string | number | null;
  context?: string | null;
  clid?: string | null;
  src?: string | null;
  src_id?: string | null;
  src_name?: string | null;
  dst?: string | null;
  dst_id?: string | null;
  dst_name?: string | null;
  user_id?: number | null;
  rate?: number | null;
  t_cause?: string | null;
}

/** A CDR in one form, whichever it came in: the record of one leg of a call. */
export interface ReadCdr {
  /** Id of the record. */
  id: number;
  /** Id of the leg: `live_id`. Null if the record names none. */
  legId: number | null;
  parentId: number | null;
  rootId: number | null;
  isRoot: boolean | null;
  /** Milliseconds since 1970. Null if unknown. */
  startedAt: number | null;
  /** The same for its end. */
  endedAt: number | null;
  /** Seconds in which somebody talked; 0 if nobody did, as in a menu or a voicemail. Null if unknown. */
  talkSeconds: number | null;
  isAnswered: boolean;
  /** `in`, `out`, `webcall` or another word. Where the record has a number, `out` if its caller is a user, else `in`. */
  direction: string;
  context: string | null;
  /** Digits of the number that the call shows. */
  shown: string;
  caller: Party;
  /** `id` is that of a user, queue, group or menu; null for a number outside. */
  called: Party;
  /** Id of what was called, as the record has it: of a contact too. */
  targetId: number | string | null;
  /** Whether the called is a phone of a user. */
  isPhone: boolean;
  endedWhy: string | null;
  /** What was not understood, as it was sent: a number in place of a word says nothing (ledger N-30). */
  unread: Readonly<Record<string, unknown>>;
}

/** What numbers in place of words stand for, once you know it of your account, such as `{ destination: { 2: 'webcall' } }`. */
export type CdrWords = Partial<
  Record<'type' | 'disposition' | 'destination', Readonly<Record<number, string>>>
>;

const NOTHING = {};

/**
 * Reads a CDR. Talk is told from `billsec`, and direction from who has called, so that a record says the same whether its words
 * are words or numbers.
 *
 * @param words What numbers in place of words stand for. Default: nothing, since no document says it.
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
