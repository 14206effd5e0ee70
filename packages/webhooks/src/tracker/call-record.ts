import type { TrackedEvent } from './call-event.ts';
import { namedRoot } from './root-of.ts';
import { type Description, describeCall } from './describe-call.ts';
import type { Outcome } from './tracked-call.ts';

/** Events of one call that are kept. No call has so many; what floods the receiver must not fill the memory. */
const MAX_EVENTS = 1000;

/** The events without which the outcome of a call might be another. */
const TELLING: ReadonlySet<string> = new Set<TrackedEvent['event_name']>([
  'call.connected',
  'call.missed',
  'call.hangup',
]);

/** The events of one call, and what has been said of it. */
export class CallRecord {
  /** Every leg and root that the events name. */
  readonly callIds = new Set<number>();
  /** The outcome that was said last. */
  said: Outcome | undefined;
  /** Ends when everything that is being said has been said; never rejects. */
  turn: Promise<unknown> = Promise.resolve();
  /** Waits for better evidence of the outcome. */
  timer: ReturnType<typeof setTimeout> | undefined;
  #events: [TrackedEvent, ...TrackedEvent[]];
  readonly #eventIds: Set<string>;
  #description: Description | undefined;

  constructor(event: TrackedEvent) {
    this.#events = [event];
    this.#eventIds = new Set([event.id]);
    this.#noteCallIds(event);
  }

  /** The call by all events that have come. */
  get description(): Description {
    return (this.#description ??= describeCall(this.#events));
  }

  /** Adds an event. A duplicate changes nothing, and neither does an event of little use to a call that has too many. */
  add(event: TrackedEvent): void {
    if (this.#eventIds.has(event.id)) return;
    if (this.#events.length < MAX_EVENTS) this.#events.push(event);
    else if (!this.#replaceLeastTelling(event)) return;
    this.#eventIds.add(event.id);
    this.#noteCallIds(event);
    this.#description = undefined;
  }

  /** Takes over another record, whose legs turn out to be of this call. */
  join(other: CallRecord): void {
    for (const event of other.#events) this.add(event);
    for (const id of other.callIds) this.callIds.add(id);
    this.said ??= other.said;
    this.turn = Promise.all([this.turn, other.turn]);
  }

  #noteCallIds(event: TrackedEvent): void {
    this.callIds.add(event.call_id);
    const root = namedRoot(event);
    if (root !== undefined) this.callIds.add(root);
  }

  #replaceLeastTelling(event: TrackedEvent): boolean {
    const index = this.#events.findIndex(({ event_name }) => !TELLING.has(event_name));
    if (index === -1 || !TELLING.has(event.event_name)) return false;
    this.#events[index] = event;
    return true;
  }
}
