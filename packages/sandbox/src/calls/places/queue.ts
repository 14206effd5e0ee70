import type { Queue } from '../../generated/schema.ts';
import type { PlatformCore } from '../../platform/core.ts';
import { dropLegs, legsOf, ringLegs } from '../call-legs.ts';
import { changeCall, scheduleStep } from '../change-call.ts';
import { finalDestination } from '../final-destination.ts';
import type { ActiveCall } from '../live-call.ts';
import { insideContext } from '../new-call.ts';
import { membersOf } from '../queue-members.ts';
import { ringsAll } from '../ring-strategy.ts';
import { ringable } from '../telephones.ts';
import { enterPlace } from './enter-place.ts';
import type { Entered } from './entered.ts';

/** Puts a call into a queue, whose agents are rung; one that is full, or that nobody has joined, passes it on. */
export function enterQueue(context: PlatformCore, call: ActiveCall, queueId: number): Entered {
  const { store, clock } = context;
  const queue = store.tables.queues.get(queueId);
  if (!queue) return { call, next: { kind: 'end', cause: 'Unallocated Number' } };
  const waiting = store.tables.calls.hash.get('queue_id')!.find(queueId).length;
  const longest = queue.max_wait_time ?? 0;
  const entered = enterPlace(
    context,
    call,
    queue,
    { context: insideContext(call), queue_id: queueId, queue_state: 'WAITING' },
    {
      place: {
        kind: 'queue',
        id: queueId,
        turn: 0,
        deadline: longest > 0 ? clock.now() + longest * 1000 : null,
      },
      context: 'QUEUE',
    },
  );
  const full = (queue.max_callers ?? 0) > 0 && waiting >= (queue.max_callers ?? 0);
  const empty = queue.join_empty !== true && membersOf(store, queueId).every(({ joined }) => !joined);
  if (full || empty) return { call: entered, next: afterQueue(context, queueId) };
  return ringAgents(context, entered);
}

/** Rings the agents that are free: all at once, or with another strategy the next one. */
export function ringAgents(context: PlatformCore, call: ActiveCall): Entered {
  const { store, clock, settings } = context;
  const { place } = call.live;
  const queue = place.kind === 'queue' ? store.tables.queues.get(place.id) : undefined;
  if (place.kind !== 'queue' || !queue) return { call, next: { kind: 'end', cause: 'No Answer' } };
  const left = place.deadline === null ? Number.POSITIVE_INFINITY : place.deadline - clock.now();
  if (left <= 0) return { call, next: afterQueue(context, place.id) };
  const joined = membersOf(store, place.id).filter((member) => member.joined);
  const free = ringable(
    context,
    joined.map((member) => member.user_id),
    queue.skip_busy !== false,
  );
  const turn = changeCall(context, call, {}, { place: { ...place, turn: place.turn + 1 } });
  if (free.length === 0) {
    return { call: scheduleStep(context, turn, Math.min(left, pauseOf(queue)), 'next-turn') };
  }
  const rung = ringsAll(queue.ring_strategy) ? free : [free[place.turn % free.length]!];
  const ringing = ringLegs(context, turn, rung);
  const longest = (queue.ring_time ?? 0) > 0 ? (queue.ring_time ?? 0) : settings.ringSeconds;
  return { call: scheduleStep(context, ringing, Math.min(left, longest * 1000), 'unanswered') };
}

/** No agent answered in this round: the next round follows after `retry` seconds, or the queue passes the call on. */
export function endQueueTurn(context: PlatformCore, call: ActiveCall, cause: string): Entered {
  const { place } = call.live;
  dropLegs(context, call, legsOf(context, call.id), cause);
  const waiting = changeCall(context, call, { state: 'INITIAL' });
  const queue = place.kind === 'queue' ? context.store.tables.queues.get(place.id) : undefined;
  if (place.kind !== 'queue' || !queue) return { call: waiting, next: { kind: 'end', cause } };
  const left = place.deadline === null ? Number.POSITIVE_INFINITY : place.deadline - context.clock.now();
  if (left <= 0) return { call: waiting, next: afterQueue(context, place.id) };
  return { call: scheduleStep(context, waiting, Math.min(left, pauseOf(queue)), 'next-turn') };
}

/** Milliseconds between rounds: at least one second, so that an empty queue does not keep the clock busy. */
function pauseOf({ retry }: Queue): number {
  return 1000 * Math.max(1, retry ?? 5);
}

function afterQueue({ store }: PlatformCore, queueId: number) {
  const queue = store.tables.queues.get(queueId);
  return finalDestination(queue?.final_dst_type, queue?.final_dst_id, queueId, 'No Answer');
}
