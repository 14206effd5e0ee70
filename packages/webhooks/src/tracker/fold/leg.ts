import type { Visit } from './visit.ts';

/** What the events of one leg tell. */
export interface Leg {
  id: number;
  /** `start_time`, or the first event where none has it. */
  startedAt: number | null;
  /** The places where it was, in order. At least one. */
  visits: Visit[];
  isOver: boolean;
  /** When it hung up; null while it lives, or if that was not seen. */
  endedAt: number | null;
  /** Whether its hang-up was seen. */
  hasHungUp: boolean;
  /** Whether its beginning was seen. */
  hasBeginning: boolean;
  /** Positions of its first and last event to arrive among those of the call. */
  arrival: readonly [first: number, last: number];
}
