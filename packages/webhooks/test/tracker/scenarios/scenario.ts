import type { TrackedEvent } from '../../../src/tracker/call-event.ts';
import type { Outcome } from '../../../src/tracker/tracked-call.ts';

/** The events of one call in the order in which they happened, and how it went. */
export interface Scenario {
  name: string;
  rootCallId: number;
  events: TrackedEvent[];
  outcome: Partial<Outcome>;
}
