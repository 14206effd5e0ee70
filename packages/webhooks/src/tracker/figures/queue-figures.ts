import type { Party } from '../segment.ts';
import type { TrackedCall } from '../tracked-call.ts';
import { queuesOf } from './talk-of.ts';

/** Somebody who waits in a queue. */
export interface Waiting {
  rootCallId: number;
  caller: Party;
  /** Since when they wait in this queue. Null if unknown. */
  since: Date | null;
}

/** How a queue does. A call that was in it several times counts as often. */
export interface QueueFigures {
  queue: Party;
  /** Who waits now, the longest first. */
  waiting: Waiting[];
  answered: number;
  /** The call ended in the queue before anybody answered: as a rule, the caller hung up. */
  abandoned: number;
  /** Nobody answered here, and the call went on to another place, such as the voicemail; or nothing tells where to. */
  passedOn: number;
  /** Mean seconds that answered calls have waited; those of which it is unknown are left out. Null if there are none. */
  averageWait: number | null;
  /** Share of answered and abandoned calls that were answered in time, 0 to 1. Null if there are none. */
  serviceLevel: number | null;
}

/**
 * Figures of the queues that calls were in, in the order in which they were entered first.
 *
 * @param calls Such as those of a day, from `CallTracker.calls`; those that live too.
 * @param options.within Seconds in which a call is answered in time. Default: 20.
 */
export function queueFigures(
  calls: Iterable<Pick<TrackedCall, 'rootCallId' | 'segments'>>,
  { within = 20 }: { within?: number } = {},
): QueueFigures[] {
  const queues = new Map<Party['id'], QueueFigures & { waits: number[] }>();
  for (const call of calls) {
    for (const { connectedAt, end, from, isOver, party, startedAt, waitSeconds } of queuesOf(call)) {
      const figures = queues.get(party.id) ?? { ...none(party), waits: [] };
      queues.set(party.id, figures);
      if (connectedAt !== null) {
        figures.answered += 1;
        if (waitSeconds !== null) figures.waits.push(waitSeconds);
      } else if (!isOver)
        figures.waiting.push({ rootCallId: call.rootCallId, caller: from, since: startedAt });
      else if (end === 'abandoned' || end === 'missed') figures.abandoned += 1;
      else figures.passedOn += 1;
    }
  }
  return [...queues.values()].map(({ waits, ...figures }) => ({
    ...figures,
    waiting: figures.waiting.toSorted((one, other) => Number(one.since) - Number(other.since)),
    averageWait: waits.length > 0 ? waits.reduce((sum, wait) => sum + wait, 0) / waits.length : null,
    serviceLevel: share(waits.filter((wait) => wait <= within).length, figures.answered + figures.abandoned),
  }));
}

function none(queue: Party): QueueFigures {
  const counts = { answered: 0, abandoned: 0, passedOn: 0 };
  return { queue, waiting: [], ...counts, averageWait: null, serviceLevel: null };
}

function share(part: number, all: number): number | null {
  return all > 0 ? part / all : null;
}
