import type { Call } from '../call.ts';
import type { CdrWords } from '../read/cdr.ts';
import { dayOf } from './day.ts';
import { Evidence } from './evidence.ts';
import { Days, earliestStart, type HistorySources, liveLegs, startOf, timeOf } from './days.ts';

export interface PeriodOptions {
  /** From when calls began, in milliseconds since 1970. */
  since: number;
  /** Until when they began, not included. Default: now. */
  until?: number;
  /** The platform's time. Default: that of the sources, or this machine's. */
  now?: number;
  words?: CdrWords;
}

/** The calls that began in a period, each whole, wherever its legs begin and end. */
export interface PeriodOfCalls {
  /** By their begin. */
  finished: Call[];
  /** Calls that live, or whose records are not all there: without an outcome. */
  open: Call[];
  /** Before then nothing is open, by what is known: a record has no deadline (ledger N-73). */
  completeUntil: Date;
}

/**
 * Reads the calls that began in a period.
 *
 * @example
 * const { finished } = await readCalls(callHistory(pbx), { since: Date.parse('2026-11-20T00:00Z') });
 */
export async function readCalls(
  sources: HistorySources,
  { now: given, since, until: end, words }: PeriodOptions,
): Promise<PeriodOfCalls> {
  const now = given ?? (await timeOf(sources));
  const until = end ?? now + 1;
  const days = new Days(sources, new Evidence(undefined), words);
  const before = await liveLegs(sources, now);
  const read: PeriodOfCalls = { finished: [], open: [], completeUntil: new Date(now) };
  const live = async () => new Map([...before, ...(await liveLegs(sources, now))]);
  for (let day = dayOf(since); day <= dayOf(until - 1); day += 1) {
    for (const { call, isLive, lacks } of await days.callsOf(day, live)) {
      const at = startOf(call);
      if (at < since || at >= until) continue;
      const isOpen = isLive || !call.outcome || lacks === 'leg';
      if (isOpen) read.completeUntil = new Date(Math.min(earliestStart(call), Number(read.completeUntil)));
      const { outcome: _, ...unfinished } = call;
      if (isOpen) read.open.push({ ...unfinished, owedCallBack: null });
      else read.finished.push(call);
    }
    days.forget(day);
  }
  read.finished.sort((one, other) => startOf(one) - startOf(other) || one.rootCallId - other.rootCallId);
  return read;
}
