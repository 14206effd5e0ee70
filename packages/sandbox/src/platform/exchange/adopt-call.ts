import { directionCodes } from '../../assumptions/assumptions.ts';
import type { Call } from '../../generated/schema.ts';
import type { Store } from '../core/store.ts';
import type { LiveCall, Party, Place } from '../../telephony/state/call.ts';
import { blankCall, blankLeg } from '../../telephony/state/new-call.ts';

/**
 * The live call that a record of the contract's examples shows: what is known of it follows from what it shows. What it waits
 * for is not in it.
 */
export function adoptCall({ tables }: Store, record: Call): LiveCall {
  const { users, queues } = tables;
  const [src, dst] = [users.get(Number(record.src_id)), users.get(Number(record.dst_id))];
  const connected = typeof record.connected_at === 'number' ? 1000 * record.connected_at : null;
  const direction = src || record.destination === directionCodes.out ? 'out' : 'in';
  const queue = queues.get(Number(record.dst_id));
  const place: Place = dst
    ? { kind: 'user', id: dst.id }
    : queue
      ? { kind: 'queue', id: queue.id }
      : { kind: 'number', number: record.dst ?? '' };
  const begun = 1000 * (record.start_time ?? 0);
  const caller: Party = src
    ? { kind: 'user', user: src.id }
    : { kind: 'outside', number: record.src ?? 'anonymous', name: record.src_name ?? null, paid: false };
  const leg = blankLeg({
    id: record.id,
    parent: record.parent_id ?? null,
    caller,
    place,
    dialled: record.dst ?? '',
    begun,
    connected,
    stage: connected !== null ? 'talking' : queue ? 'calling' : 'ringing',
  });
  return blankCall({
    direction,
    clid: record.clid ?? leg.dialled,
    user: src?.id ?? null,
    leg,
    phase:
      connected !== null
        ? { kind: 'talking', held: { src: false, dst: record.state === 'ON_HOLD' } }
        : queue
          ? { kind: 'distributing', since: begun, round: 0, tried: [], deadline: null }
          : { kind: 'calling' },
    answered: connected !== null,
  });
}
