import { isHeld, type Leg, type LiveCall } from '../state/call.ts';

/** The states of the platform (States and transitions). */
export type ShownState = 'INITIAL' | 'ACCEPTED' | 'RINGING' | 'CONNECTED' | 'ON_HOLD';

const STAGES = {
  accepted: 'ACCEPTED',
  calling: 'INITIAL',
  ringing: 'RINGING',
  talking: 'CONNECTED',
} as const satisfies Record<Leg['stage'], ShownState>;

/** The state of a leg, in the words of the platform. */
export function shownState(call: Pick<LiveCall, 'phase'>, { stage }: Pick<Leg, 'stage'>): ShownState {
  return stage === 'talking' && isHeld(call) ? 'ON_HOLD' : STAGES[stage];
}
