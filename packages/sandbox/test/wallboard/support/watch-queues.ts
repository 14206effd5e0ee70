import type { Platform } from '../../../src/platform/platform.ts';
import { isDistributing, isTalking, type LiveCall } from '../../../src/telephony/state/call.ts';

/** What is known of a queue by having looked at it every second. */
export interface Watched {
  answered: number;
  /** Seconds that the calls which were answered had waited, together. */
  waited: number;
}

/** Looks at who waits in queues, at the platform itself: no event tells it, and no CDR says how long. */
export class QueueWatch {
  readonly queues = new Map<number, Watched>();
  readonly #waiting = new Map<number, { leg: number; queue: number; seconds: number }>();
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** @param passed Seconds since the look before. */
  look(passed: number): void {
    const { calls } = this.#platform.exchange;
    for (const [id, visit] of this.#waiting) {
      visit.seconds += passed;
      const call = calls.get(id);
      if (call && isDistributing(call) && placeOf(call) === visit.queue) continue;
      this.#waiting.delete(id);
      // Sent to a conference, it talks at once, but elsewhere.
      if (!call || !isTalking(call) || placeOf(call) !== visit.queue || call.leg.id !== visit.leg) continue;
      const watched = this.queues.get(visit.queue) ?? { answered: 0, waited: 0 };
      watched.answered += 1;
      watched.waited += visit.seconds;
      this.queues.set(visit.queue, watched);
    }
    for (const call of calls.values()) {
      const queue = placeOf(call);
      if (queue !== undefined && isDistributing(call) && !this.#waiting.has(call.id))
        this.#waiting.set(call.id, { leg: call.leg.id, queue, seconds: 0 });
    }
  }
}

/** The queue where the leg of a call is, whether it waits or talks there. */
function placeOf({ leg: { place } }: LiveCall): number | undefined {
  return place.kind === 'queue' ? place.id : undefined;
}
