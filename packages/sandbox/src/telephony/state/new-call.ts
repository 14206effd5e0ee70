import type { Leg, LiveCall, Place } from './call.ts';
import type { Draft } from './draft.ts';

export function blankLeg(
  leg: Pick<Leg, 'id' | 'parent' | 'caller' | 'place' | 'dialled' | 'begun'> & Partial<Leg>,
): Leg {
  return {
    target: leg.dialled,
    followed: false,
    payer: null,
    referred_by: null,
    connected: null,
    stage: 'calling',
    missed: false,
    ...leg,
  };
}

export function blankCall(call: Pick<LiveCall, 'direction' | 'clid' | 'leg'> & Partial<LiveCall>): LiveCall {
  return {
    id: call.leg.id,
    user: null,
    phones: [],
    phase: { kind: 'calling' },
    timer: null,
    answered: false,
    recording: noRecording,
    transferor: null,
    origin: null,
    consults: null,
    spoken: null,
    webcall: null,
    ddi: null,
    hops: 0,
    labels: [],
    action_url: null,
    action_text: null,
    ...call,
  };
}

export function newLeg(
  draft: Draft,
  leg: Pick<Leg, 'parent' | 'caller' | 'place' | 'dialled'> & Partial<Leg>,
): Leg {
  return blankLeg({ id: draft.newLegId(), begun: draft.now, ...leg });
}

export function nextLeg(draft: Draft, before: Leg, place: Place, target: string): Leg {
  const { id: parent, caller, dialled, referred_by, payer } = before;
  return newLeg(draft, { parent, caller, place, dialled, target, referred_by, payer });
}

type NewCall = Pick<Leg, 'caller' | 'place' | 'dialled'> &
  Partial<Pick<Leg, 'stage'>> &
  Pick<LiveCall, 'direction' | 'clid'> &
  Partial<LiveCall>;

export function newCall(
  draft: Draft,
  { caller, place, dialled, stage = 'calling', ...call }: NewCall,
): LiveCall {
  const leg = newLeg(draft, { parent: null, caller, place, dialled, stage });
  return draft.put(blankCall({ ...call, leg }));
}

export const noRecording: LiveCall['recording'] = {
  monitor: null,
  state: 'off',
  since: null,
  before: 0,
  from: null,
};
