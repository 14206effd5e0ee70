import { momentOf } from '../../ground/clock/timestamp.ts';
import { StoreDirectory } from '../../platform/exchange/store-directory.ts';
import type { CallInLegs, LegState, Named } from '../../generated/control.ts';
import type { Platform } from '../../platform/platform.ts';
import { callerOf, isHeld, type Leg, type LiveCall, userAt } from '../../telephony/state/call.ts';
import type { Directory } from '../../telephony/records/directory.ts';
import { calledSide, callerSide } from '../../telephony/records/sides.ts';

/** What a call does as a whole, where that says more than the stage of its first leg. */
const OF_PHASE = {
  'calling-caller': 'calling-caller',
  distributing: 'waiting',
  menu: 'menu',
  voicemail: 'voicemail',
} as const satisfies Partial<Record<LiveCall['phase']['kind'], LegState['stage']>>;

/** All live calls with their legs, the oldest first. */
export function callsInLegs(platform: Platform): CallInLegs[] {
  const directory = new StoreDirectory(platform);
  return [...platform.exchange.calls.values()].map((call) => ({
    id: call.id,
    direction: call.direction,
    recording: call.recording.state,
    begun: begunOf(platform, call),
    leg: legState(directory, call, call.leg),
    phones: call.phones.map((phone) => legState(directory, call, phone)),
  }));
}

/** When a call began: its first leg, which has a record once the call was transferred. To the second then. */
function begunOf({ store }: Platform, { id, leg }: LiveCall): number {
  if (leg.id === id) return leg.begun;
  const [root] = store.tables.cdrs.hash.get('live_id')!.find(id);
  return root?.calldate ? momentOf(root.calldate) : leg.begun;
}

/** The caller of a call as people read it. */
export function callerOfCall(platform: Platform, { leg }: LiveCall): Named {
  return callerNamed(new StoreDirectory(platform), leg);
}

function legState(directory: Directory, call: LiveCall, leg: Leg): LegState {
  const { name, number } = calledSide(directory, leg);
  return {
    id: leg.id,
    parent: leg.parent,
    from: callerNamed(directory, leg),
    to: { name, number, user_id: userAt(leg) ?? null },
    place: leg.place.kind,
    stage: stageOf(call, leg),
    held: leg.stage === 'talking' ? heldBy(call) : [],
    begun: leg.begun,
    connected: leg.connected,
  };
}

function callerNamed(directory: Directory, leg: Leg): Named {
  const { name, number } = callerSide(directory, leg);
  return { name, number, user_id: callerOf(leg) ?? null };
}

function stageOf(call: LiveCall, leg: Leg): LegState['stage'] {
  const { kind } = call.phase;
  if (leg.id === call.leg.id && kind in OF_PHASE) return OF_PHASE[kind as keyof typeof OF_PHASE];
  if (leg.stage === 'talking') return isHeld(call) ? 'held' : 'talking';
  return leg.stage === 'ringing' ? 'ringing' : 'calling';
}

function heldBy({ phase }: LiveCall): LegState['held'] {
  if (phase.kind !== 'talking') return [];
  return (['src', 'dst'] as const).filter((side) => phase.held[side]);
}
