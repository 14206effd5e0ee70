import type { TrackedEvent } from './call-event.ts';
import { namedRoot } from './root-of.ts';
import { type Description, describeCall } from './describe-call.ts';
import type { Outcome } from './tracked-call.ts';

/** Events kept per call. No real call has this many, and a flood of events must not fill the memory. */
const MAX_EVENTS = 1000;

/** The events that can change the outcome of a call. */
const DECISIVE: ReadonlySet<string> = new Set<TrackedEvent['event_name']>([
  'call.connected',
  'call.missed',
  'call.hangup',
]);

/** The events of one call, and the outcome that was reported. */
export class CallRecord {
  /** All legs and roots that the events name. */
  readonly callIds = new Set<number>();
  /** The outcome that was reported last. */
  reported: Outcome | undefined;
  /** Resolves when all reports in progress are done; never rejects. */
  turn: Promise<unknown> = Promise.resolve();
  /** Runs while the tracker waits for better evidence of the outcome. */
  timer: ReturnType<typeof setTimeout> | undefined;
  #events: [TrackedEvent, ...TrackedEvent[]];
  readonly #eventIds: Set<string>;
  #description: Description | undefined;

  constructor(event: TrackedEvent) {
    this.#events = [event];
    this.#eventIds = new Set([event.id]);
    this.#noteCallIds(event);
  }

  /** The call according to all events so far. */
  get description(): Description {
    return (this.#description ??= describeCall(this.#events));
  }

  /** Adds an event. Ignores a duplicate, and an event that cannot change the outcome if the call has too many. */
  add(event: TrackedEvent): void {
    if (this.#eventIds.has(event.id)) return;
    if (this.#events.length < MAX_EVENTS) this.#events.push(event);
    else if (!this.#replaceLeastRelevant(event)) return;
    this.#eventIds.add(event.id);
    this.#noteCallIds(event);
    this.#description = undefined;
  }

  /** Merges another record, whose legs have turned out to belong to this call. */
  join(other: CallRecord): void {
    for (const event of other.#events) this.add(event);
    for (const id of other.callIds) this.callIds.add(id);
    this.reported ??= other.reported;
    this.turn = Promise.all([this.turn, other.turn]);
  }

  #noteCallIds(event: TrackedEvent): void {
    this.callIds.add(event.call_id);
    const root = namedRoot(event);
    if (root !== undefined) this.callIds.add(root);
  }

  #replaceLeastRelevant(event: TrackedEvent): boolean {
    const index = this.#events.findIndex(({ event_name }) => !DECISIVE.has(event_name));
    if (index === -1 || !DECISIVE.has(event.event_name)) return false;
    this.#events[index] = event;
    return true;
  }
}
