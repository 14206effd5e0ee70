import type { Party } from '../segment.ts';
import type { TrackedCall } from '../tracked-call.ts';
import { talkOf } from './talk-of.ts';

type Call = Pick<
  TrackedCall,
  'rootCallId' | 'state' | 'direction' | 'caller' | 'called' | 'startedAt' | 'segments' | 'outcome'
>;

/** Somebody outside who has called in vain, and with whom nobody has talked since. */
export interface CallBack {
  caller: Party & { number: string };
  /** The queue, ring group or user where the last of their calls was missed. */
  missedBy: Party;
  /** When the last of their calls began. Null if unknown. */
  at: Date | null;
  /** Their calls that were missed since somebody talked with them last, the first one first. */
  rootCallIds: number[];
  /** How often somebody has called them since, in vain. */
  tries: number;
}

/** Up to five digits are an extension (ledger O-15). */
const OUTSIDE = /\d{6}/;

/**
 * Whom to call back: calls from outside that are over and that nobody answered, by number, the one who waits longest first.
 * A number is off the list when somebody talks with it, whoever has called whom, and comes back with its next missed call.
 * Withheld numbers are left out.
 *
 * @param calls Such as those of a day, from `CallTracker.calls`; those that live too.
 */
export function callBacks(calls: Iterable<Call>): CallBack[] {
  const all = [...calls].toSorted(
    (one, other) => Number(one.startedAt) - Number(other.startedAt) || one.rootCallId - other.rootCallId,
  );
  const talkedAt = lastTalks(all);
  const list = new Map<string, CallBack>();
  for (const call of all) {
    const isBefore = (number: string): boolean => Number(call.startedAt) <= (talkedAt.get(number) ?? -1);
    const { called, caller, direction, outcome, startedAt: at } = call;
    if (call.state !== 'ended' || !outcome || outcome.result === 'answered') continue;
    if (direction === 'out') for (const number of dialled(call)) bump(list.get(number));
    const { number } = caller;
    if (direction === 'out' || caller.id !== null || number === null || !OUTSIDE.test(number)) continue;
    const key = digits(number);
    if (isBefore(key)) continue;
    const known = list.get(key);
    list.set(key, {
      caller: { ...caller, number },
      missedBy: outcome.group ?? called,
      at,
      rootCallIds: [...(known?.rootCallIds ?? []), call.rootCallId],
      tries: known?.tries ?? 0,
    });
  }
  return [...list.values()];
}

/** When somebody talked with a number last, in milliseconds. */
function lastTalks(calls: readonly Call[]): Map<string, number> {
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

/** The numbers outside that were called. A click to call whose own phone was not picked up has none. */
function dialled({ segments }: Call): Set<string> {
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
