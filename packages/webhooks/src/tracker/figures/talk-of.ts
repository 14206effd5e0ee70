import type { Party, Segment } from '../segment.ts';
import type { TrackedCall } from '../tracked-call.ts';

/** Seconds that somebody has talked in a call, including the time on hold. Null if a part of it is unknown, or goes on. */
export interface Talk {
  party: Party;
  seconds: number | null;
}

/**
 * Who has talked in a call and how long: users and numbers, on either side, each once, in the order in which they began.
 * Those of whom it is not known are left out.
 */
export function talkOf({ segments }: Pick<TrackedCall, 'segments'>): Talk[] {
  const talks = new Map<unknown, Talk>();
  for (const segment of segments.filter(isTalk)) {
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

/** The segments of a call that were in a queue: how long it waited there, and how that ended. */
export function queuesOf({ segments }: Pick<TrackedCall, 'segments'>): Segment[] {
  return segments.filter(({ kind }) => kind === 'queue');
}

function isTalk({ connectedAt, kind, talkSeconds }: Segment): boolean {
  const isOfPeople = kind === 'phone' || kind === 'number' || kind === 'conference' || kind === 'other';
  return isOfPeople && (connectedAt !== null || (talkSeconds ?? 0) > 0);
}
