import type { TrackedCall } from '@telephony/webhooks/tracker';

/** What the CDR of each leg must say, according to the segments of its call: how long it was there, and talked. */
export function legsOf(calls: readonly TrackedCall[]): Record<number, { duration: number; billsec: number }> {
  const legs: Record<number, { duration: number; billsec: number }> = {};
  for (const { endedAt, legId, startedAt, talkSeconds } of calls.flatMap(({ segments }) => segments)) {
    const leg = (legs[legId] ??= { duration: 0, billsec: 0 });
    leg.duration += (Number(endedAt) - Number(startedAt)) / 1000;
    leg.billsec += talkSeconds ?? Number.NaN;
  }
  return legs;
}
