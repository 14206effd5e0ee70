import type { Leg, LiveCall, Party, Place } from './call.ts';
import type { Draft } from './draft.ts';

/** A leg that begins: nothing is known but this. */
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

/** A call that begins with a leg, from which it has its id: nothing is known but this. */
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
    labels: [],
    action_url: null,
    action_text: null,
    ...call,
  };
}

/** A leg that begins now. */
export function newLeg(
  draft: Draft,
  leg: Pick<Leg, 'parent' | 'caller' | 'place' | 'dialled'> & Partial<Leg>,
): Leg {
  return blankLeg({ id: draft.newLegId(), begun: draft.now, ...leg });
}

/** The leg of where a call goes on to: its parties and what was dialled are the same, and its parent is over. */
export function nextLeg(draft: Draft, before: Leg, place: Place, target: string): Leg {
  const { id: parent, caller, dialled, referred_by, payer } = before;
  return newLeg(draft, { parent, caller, place, dialled, target, referred_by, payer });
}

/** A call that begins now. */
export function newCall(
  draft: Draft,
  {
    caller,
    place,
    dialled,
    ...call
  }: { caller: Party; place: Place; dialled: string } & Pick<LiveCall, 'direction' | 'clid'> &
    Partial<LiveCall>,
): LiveCall {
  const leg = newLeg(draft, { parent: null, caller, place, dialled });
  return draft.put(blankCall({ ...call, leg }));
}

/** A call of which nothing is recorded. */
export const noRecording: LiveCall['recording'] = {
  monitor: null,
  state: 'off',
  since: null,
  before: 0,
  from: null,
};
