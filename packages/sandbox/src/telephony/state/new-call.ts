import type { Destination, Leg, LiveCall, Party, Place } from './call.ts';
import type { Draft } from './draft.ts';

/** A leg that begins. */
export function newLeg(
  draft: Draft,
  leg: Pick<Leg, 'parent' | 'caller' | 'place' | 'dialled'> & Partial<Leg>,
): Leg {
  return {
    id: draft.newLegId(),
    target: leg.dialled,
    referred_by: null,
    begun: draft.now,
    connected: null,
    stage: 'calling',
    missed: false,
    ...leg,
  };
}

/** A call that begins: what all kinds of calls have in common. */
export function newCall(
  draft: Draft,
  {
    caller,
    place,
    dialled,
    ...rest
  }: { caller: Party; place: Place; dialled: string; clid: string } & Pick<LiveCall, 'direction'> &
    Partial<LiveCall>,
): LiveCall {
  const leg = newLeg(draft, { parent: null, caller, place, dialled });
  return draft.put({
    id: leg.id,
    leg,
    user: null,
    phones: [],
    phase: { kind: 'calling' },
    timer: null,
    answered: false,
    recording: noRecording,
    transferor: null,
    spoken: null,
    webcall: null,
    labels: [],
    action_url: null,
    action_text: null,
    ...rest,
  });
}

export const noRecording: LiveCall['recording'] = {
  monitor: null,
  state: 'off',
  since: null,
  before: 0,
  from: null,
};

/** A call whose caller's phone rings first. */
export function callingCaller(destination: Destination): LiveCall['phase'] {
  return { kind: 'calling-caller', destination };
}
