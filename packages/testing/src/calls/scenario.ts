import type { ScenarioEvent } from './event-of.ts';

/** The events of one call in the order in which they happened, and how it went: what a tracker says of it. */
export interface Scenario {
  name: string;
  rootCallId: number;
  events: ScenarioEvent[];
  outcome: Record<string, unknown>;
  /** It begins in the middle: first events of legs were not delivered. The sandbox's tests hold that only these do. */
  beginsLate?: true;
  /** Why it is told although the model of a call does not have it. The sandbox's tests hold that all others fit the model. */
  notInModel?: string;
}
