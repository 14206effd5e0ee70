import { membersOf } from '../../platform/exchange/store-facts.ts';
import type { AgentState, QueueMember, QueueState } from '../../generated/control.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  isCallingCaller,
  isDistributing,
  isHeld,
  type Leg,
  type LiveCall,
  userAt,
} from '../../telephony/state/call.ts';
import { userState } from './shown-state.ts';
import { callerOfCall } from './shown-calls.ts';

/** Every queue with who waits in it, and what its agents do. */
export function wallboard(platform: Platform): QueueState[] {
  const { store, exchange } = platform;
  return store.tables.queues.list().map(({ id, name, number }) => ({
    id,
    name: name ?? `Queue ${id}`,
    number: number === null || number === undefined ? null : String(number),
    waiting: exchange.calls.inQueue(id).map((call) => ({
      call_id: call.id,
      caller: callerOfCall(platform, call),
      since: isDistributing(call) ? call.phase.since : call.leg.begun,
    })),
    agents: membersOf(store, id).flatMap((member) => agentState(platform, member) ?? []),
  }));
}

/** Undefined for an agent whose user is gone. */
function agentState(platform: Platform, { user_id: id, joined }: QueueMember): AgentState | undefined {
  const user = platform.store.tables.users.get(id);
  if (!user) return undefined;
  const { name, ext, dnd, phones, active } = userState(platform, user);
  const { calls } = platform.exchange;
  const busy = busyWith(calls.ofUser(id), id);
  const wrapUp = calls.wrapUp(id);
  const idle: AgentState['state'] = !joined
    ? 'left'
    : phones === 0 || !active
      ? 'offline'
      : dnd
        ? 'dnd'
        : wrapUp === undefined
          ? 'free'
          : 'wrap-up';
  return {
    user_id: id,
    name,
    ext,
    joined,
    state: busy?.state ?? idle,
    since: busy?.since ?? null,
    until: !busy && idle === 'wrap-up' ? (wrapUp ?? null) : null,
  };
}

/** What the calls of a user make of them, what they hear and say first; undefined for a user without calls. */
function busyWith(calls: readonly LiveCall[], user: number): { state: BusyState; since: number } | undefined {
  const legs = calls.map((call) => {
    const leg = call.phones.find((phone) => userAt(phone) === user) ?? call.leg;
    return { state: stateIn(call, leg, user), since: leg.connected ?? leg.begun };
  });
  return order.map((state) => legs.find((leg) => leg.state === state)).find((leg) => leg !== undefined);
}

const order = ['talking', 'calling', 'held', 'ringing'] as const;
type BusyState = (typeof order)[number];

/** A user whose own phone rings does not hear another one ring yet. */
function stateIn(call: LiveCall, leg: Leg, user: number): BusyState {
  if (leg.stage === 'talking') return isHeld(call) ? 'held' : 'talking';
  return isCallingCaller(call) || userAt(leg) === user ? 'ringing' : 'calling';
}
