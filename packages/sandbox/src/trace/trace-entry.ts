import type { LegEventBody } from '../telephony/records/leg-event.ts';
import type { Call, Cdr } from '../generated/schema.ts';

/** A request to the API and the status of its response. */
interface Exchange {
  method: string;
  path: string;
  status: number;
}

/** A live call, as `/calls` shows it, or a part of it. */
export type SeenCall = Partial<Call> & { id: number };

/** A CDR, or a part of it. */
export type SeenCdr = Partial<Cdr> & { live_id: number };

/** What a trace of calls consists of, in the order in which it happened. */
export type TraceEntry =
  | { kind: 'event'; event: Partial<LegEventBody> & Pick<LegEventBody, 'event_name' | 'call_id'> }
  | { kind: 'call'; call: SeenCall }
  | { kind: 'cdr'; cdr: SeenCdr }
  | { kind: 'exchange'; exchange: Exchange };

/** Something that cannot have happened so. */
export interface Illegal {
  /** Id of the leg. */
  leg: number;
  /** Position in the trace, from 1. */
  entry: number;
  /** What is wrong, and why. */
  why: string;
}
