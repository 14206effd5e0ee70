import { webhookTypes } from '../../assumptions/assumptions.ts';
import type { PlatformEvent } from '../../contract/event.ts';
import type { Store } from '../core/store.ts';
import type { Webhook } from '../../generated/control.ts';

type EventName = PlatformEvent['event_name'];

/** The webhooks that an event is sent to, in the order in which they were made. */
export function webhooksFor(store: Store, event: PlatformEvent): Webhook[] {
  const enabled = store.tables.webhooks.list().filter((webhook) => webhook.enabled);
  const ofQueue = isOfQueue(store, event);
  if (ofQueue && !enabled.some(({ types }) => types.includes('call_state_change'))) return [];
  return enabled.filter(({ types }) => types.some((type) => sends(type, event.event_name)));
}

function sends(type: keyof typeof webhookTypes, name: EventName): boolean {
  const names: readonly EventName[] = webhookTypes[type];
  return names.includes(name);
}

/** Root calls of queues that are remembered; older ones have long ended. */
const REMEMBERED = 10_000;

/** Events at a queue, and those of the legs of its call: the root call is known by its first event at the queue. */
function isOfQueue({ tables }: Store, event: PlatformEvent): boolean {
  if (!('context' in event) || !('call_id' in event)) return false;
  const { queue_calls: calls } = tables;
  const root = event.root_call_id ?? event.call_id;
  if (calls.get(root)) return true;
  if (event.context !== 'QUEUE') return false;
  calls.put({ id: root });
  const [oldest] = calls.values();
  if (oldest && calls.size > REMEMBERED) calls.delete(oldest.id);
  return true;
}
