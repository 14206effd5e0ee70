import { momentOf } from '../../infrastructure/timestamp.ts';
import { StoreDirectory } from '../../platform/exchange/directory.ts';
import type {
  AgentState,
  CallInLegs,
  EndedCall,
  EndedLeg,
  LegState,
  Named,
  QueueMember,
  QueueState,
} from '../../generated/control.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  callerOf,
  isCallingCaller,
  isDistributing,
  isHeld,
  type Leg,
  type LiveCall,
  userAt,
} from '../../telephony/state/call.ts';
import { calledSide, callerSide, type Directory } from '../../telephony/records/sides.ts';
import type { Cdr } from '../../generated/schema.ts';
import { valueText } from '../../infrastructure/collection.ts';
import { queueMembers } from '../../platform/exchange/store-facts.ts';
import { userState } from './shown-state.ts';

const STAGE_BY_PHASE = {
  'calling-caller': 'calling-caller',
  distributing: 'waiting',
  menu: 'menu',
  voicemail: 'voicemail',
} as const satisfies Partial<Record<LiveCall['phase']['kind'], LegState['stage']>>;

export function callsInLegs(platform: Platform): CallInLegs[] {
  const directory = new StoreDirectory(platform);
  return [...platform.exchange.calls.values()].map((call) => ({
    id: call.id,
    direction: call.direction,
    recording: call.recording.state,
    begun: startOf(platform, call),
    consults: call.consults,
    leg: legState(directory, call, call.leg),
    phones: call.phones.map((phone) => legState(directory, call, phone)),
  }));
}

// Once a call was transferred, only the record of its first leg says when it began: to the second.
function startOf({ store }: Platform, { id, leg }: LiveCall): number {
  if (leg.id === id) return leg.begun;
  const [root] = store.tables.cdrs.by('live_id', id);
  return root?.calldate ? momentOf(root.calldate) : leg.begun;
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
  if (leg.id === call.leg.id && kind in STAGE_BY_PHASE)
    return STAGE_BY_PHASE[kind as keyof typeof STAGE_BY_PHASE];
  if (leg.stage === 'talking') return isHeld(call) ? 'held' : 'talking';
  return leg.stage === 'ringing' ? 'ringing' : 'calling';
}

function heldBy({ phase }: LiveCall): LegState['held'] {
  if (phase.kind !== 'talking') return [];
  return (['src', 'dst'] as const).filter((side) => phase.held[side]);
}

export function endedCalls(platform: Platform, limit: number): EndedCall[] {
  const records = platform.store.tables.cdrs.sorted?.index.records ?? [];
  const legs = new Map<number, Cdr[]>();
  const roots: Cdr[] = [];
  // From the end: a leg never begins before its root.
  for (let index = records.length - 1; index >= 0; index -= 1) {
    const cdr = records[index]!;
    if (roots.length >= limit && (cdr.calldate ?? '') < (roots.at(-1)?.calldate ?? '')) break;
    const root = rootOf(cdr);
    legs.set(root, [...(legs.get(root) ?? []), cdr]);
    // A call that was transferred has the record of its first leg while it goes on.
    if (cdr.is_root !== false && !platform.exchange.calls.get(root)) roots.push(cdr);
  }
  return roots.slice(0, limit).map((root) => {
    const all = legs.get(rootOf(root)) ?? [];
    const others = all.filter(({ id }) => id !== root.id);
    return {
      id: rootOf(root),
      talked: secondsTalked(all),
      legs: [root, ...others.toSorted(byLeg)].map((cdr) => endedLeg(platform, cdr)),
    };
  });
}

const byLeg = (one: Cdr, other: Cdr): number =>
  (one.live_id ?? 0) - (other.live_id ?? 0) || one.id - other.id;

const rootOf = (cdr: Cdr): number => cdr.root_live_id ?? cdr.live_id ?? cdr.id;

function endedLeg(platform: Platform, cdr: Cdr): EndedLeg {
  const live = cdr.live_id ?? null;
  const [recording] = live === null ? [] : platform.store.tables.monitors.by('live_id', live);
  return {
    cdr_id: cdr.id,
    live_id: live,
    time: cdr.calldate ?? '',
    from: party(platform, cdr.src_name, cdr.src, cdr.src_id),
    to: party(platform, cdr.dst_name, cdr.dst, cdr.dst_id),
    seconds: cdr.duration ?? 0,
    talked: cdr.billsec ?? 0,
    disposition: String(cdr.disposition ?? ''),
    cause: cdr.t_cause ?? '',
    recording_id: recording?.id ?? null,
  };
}

function party(
  { store }: Platform,
  name: string | null | undefined,
  number: unknown,
  id: string | number | null | undefined,
): Named {
  const user = store.tables.users.get(id ?? '');
  return { name: name ?? null, number: valueText(number), user_id: user?.id ?? null };
}

// The legs of a queue and of its phone have the same talk, which counts once; the talks of transfers add up.
function secondsTalked(legs: readonly Cdr[]): number {
  const talks = legs
    .filter(({ billsec }) => (billsec ?? 0) > 0)
    .map(({ billsec, calldate, duration }) => {
      const end = (momentOf(calldate ?? '') || 0) / 1000 + (duration ?? 0);
      return { begin: end - (billsec ?? 0), end };
    })
    .toSorted((one, other) => one.begin - other.begin);
  let [seconds, until] = [0, -Infinity];
  for (const { begin, end } of talks) {
    seconds += Math.max(0, end - Math.max(begin, until));
    until = Math.max(until, end);
  }
  return seconds;
}

export function wallboard(platform: Platform): QueueState[] {
  const { store, exchange } = platform;
  const directory = new StoreDirectory(platform);
  return store.tables.queues.list().map(({ id, name, number }) => ({
    id,
    name: name ?? `Queue ${id}`,
    number: number === null || number === undefined ? null : String(number),
    waiting: exchange.calls.inQueue(id).map((call) => ({
      call_id: call.id,
      caller: callerNamed(directory, call.leg),
      since: isDistributing(call) ? call.phase.since : call.leg.begun,
    })),
    agents: queueMembers(store, id).flatMap((member) => agentState(platform, member) ?? []),
  }));
}

function agentState(platform: Platform, { user_id: id, joined }: QueueMember): AgentState | undefined {
  const user = platform.store.tables.users.get(id);
  if (!user) return undefined;
  const { name, ext, dnd, phones, active } = userState(platform, user);
  const { calls } = platform.exchange;
  const busy = busyWith(calls.ofUser(id), id);
  const wrapUp = calls.wrapUp(id);
  const idle = (): AgentState['state'] => {
    if (!joined) return 'left';
    if (phones === 0 || !active) return 'offline';
    if (dnd) return 'dnd';
    return wrapUp === undefined ? 'free' : 'wrap-up';
  };
  const state = busy?.state ?? idle();
  const until = state === 'wrap-up' ? (wrapUp ?? null) : null;
  return { user_id: id, name, ext, joined, state, since: busy?.since ?? null, until };
}

function busyWith(calls: readonly LiveCall[], user: number): { state: BusyState; since: number } | undefined {
  const legs = calls.map((call) => {
    const leg = call.phones.find((phone) => userAt(phone) === user) ?? call.leg;
    return { state: stateIn(call, leg, user), since: leg.connected ?? leg.begun };
  });
  return BUSY_STATES.map((state) => legs.find((leg) => leg.state === state)).find((leg) => leg !== undefined);
}

// What a user hears and says comes first.
const BUSY_STATES = ['talking', 'calling', 'held', 'ringing'] as const;
type BusyState = (typeof BUSY_STATES)[number];

// A user whose own phone rings does not hear another one ring yet.
function stateIn(call: LiveCall, leg: Leg, user: number): BusyState {
  if (leg.stage === 'talking') return isHeld(call) ? 'held' : 'talking';
  return isCallingCaller(call) || userAt(leg) === user ? 'ringing' : 'calling';
}
