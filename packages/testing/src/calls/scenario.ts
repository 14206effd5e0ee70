import type { ScenarioEvent } from './event-of.ts';

export interface Scenario {
  name: string;
  rootCallId: number;
  events: ScenarioEvent[];
  outcome: Record<string, unknown>;
  beginsLate?: true;
  notInModel?: string;
}
