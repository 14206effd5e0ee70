import type { RingGroup, User } from '../../generated/schema.ts';
import type { PlatformCore } from '../../platform/core.ts';
import { dropLegs, legsOf, ringLegs } from '../call-legs.ts';
import { changeCall, scheduleStep } from '../change-call.ts';
import { finalDestination } from '../final-destination.ts';
import type { ActiveCall, Destination } from '../live-call.ts';
import { insideContext } from '../new-call.ts';
import { ringsAll } from '../ring-strategy.ts';
import { ringable } from '../telephones.ts';
import { enterPlace } from './enter-place.ts';
import type { Entered } from './entered.ts';

/** Rings the users of a ring group: all at once for its ring time, or with another strategy one after the other. */
export function enterRingGroup(context: PlatformCore, call: ActiveCall, groupId: number): Entered {
  const group = context.store.tables.ringgroups.get(groupId);
  if (!group) return { call, next: { kind: 'end', cause: 'Unallocated Number' } };
  const entered = enterPlace(
    context,
    call,
    group,
    { context: insideContext(call) },
    { place: { kind: 'ringgroup', id: groupId, turn: 0 }, context: `RG-${groupId}` },
  );
  return ringMembers(context, entered);
}

function ringMembers(context: PlatformCore, call: ActiveCall): Entered {
  const { store, settings } = context;
  const { place } = call.live;
  const group = place.kind === 'ringgroup' ? store.tables.ringgroups.get(place.id) : undefined;
  if (place.kind !== 'ringgroup' || !group) return { call, next: { kind: 'end', cause: 'No Answer' } };
  const members = memberIds(context, group);
  const { users, turn } = ringsAll(group.strategy)
    ? { users: place.turn === 0 ? ringable(context, members, true) : [], turn: 1 }
    : nextMember(context, members, place.turn);
  const moved = changeCall(context, call, {}, { place: { ...place, turn } });
  if (users.length === 0) return { call: moved, next: afterGroup(group) };
  const seconds = (group.ring_time ?? 0) > 0 ? (group.ring_time ?? 0) : settings.ringSeconds;
  return { call: scheduleStep(context, ringLegs(context, moved, users), seconds * 1000, 'unanswered') };
}

/** The next one who can ring, from a position on, and the position behind. */
function nextMember(context: PlatformCore, members: number[], from: number): { users: User[]; turn: number } {
  for (const [position, id] of members.entries()) {
    const users = position < from ? [] : ringable(context, [id], true);
    if (users.length > 0) return { users, turn: position + 1 };
  }
  return { users: [], turn: members.length };
}

/** Nobody of those who were rung answered. */
export function endGroupTurn(context: PlatformCore, call: ActiveCall, cause: string): Entered {
  dropLegs(context, call, legsOf(context, call.id), cause);
  return ringMembers(context, changeCall(context, call, { state: 'INITIAL' }));
}

/** The record shows no users; those that it was made with are kept beside. The story's group has none: it rings everyone. */
function memberIds({ store }: PlatformCore, group: RingGroup): number[] {
  const users = 'users' in group && Array.isArray(group.users) ? group.users.map(Number) : [];
  if (users.length > 0) return users;
  return store.tables.users
    .list()
    .map(({ id }) => id)
    .toSorted((one, other) => one - other);
}

function afterGroup({ id, final_dst_type: type, final_dst_id: dst }: RingGroup): Destination {
  return finalDestination(type, dst, id, 'No Answer');
}
