import type { JournalEntry } from '../../generated/control.ts';
import type { StreamMessages } from '../../control/shared/stream-messages.ts';
import { change, type ShownEvent, state } from './state.ts';

/** How many events, and how many requests, the page shows. */
const MOST_SHOWN = 100;

/** What the page makes of each message of the stream. */
const TAKE: { [Name in keyof StreamMessages]: (message: StreamMessages[Name]) => void } = {
  clock: (clock) => change({ clock: { ...clock, told: performance.now() } }),
  calls: () => undefined,
  users: (users) => change({ users: users.toSorted((one, other) => one.id - other.id) }),
  legs: (legs) => change({ legs }),
  wallboard: (wallboard) => change({ wallboard }),
  ended: (ended) => change({ ended }),
  webhooks: (webhooks) => change({ webhooks }),
  event: (event) => change({ events: withEvent(event) }),
  delivery: takeDelivery,
  exchanges: takeExchanges,
  received: (event) => {
    const { receiver } = state;
    if (!receiver) return;
    const data = [...receiver.data.filter(({ id }) => id !== event.id), event].slice(-MOST_SHOWN);
    change({ receiver: { ...receiver, data, total: data.length } });
  },
};

/** Takes a message of the stream. One that this page does not know is left. */
export function takeMessage<Name extends keyof StreamMessages>(
  name: Name,
  message: StreamMessages[Name],
): void {
  if (Object.hasOwn(TAKE, name)) TAKE[name](message);
}

/** Takes what became of an event at a webhook. */
export function takeDelivery(delivery: JournalEntry): void {
  const events = withEvent(delivery.event);
  const shown = events.get(delivery.event.id);
  if (!shown) return;
  const deliveries = new Map(shown.deliveries).set(delivery.id, delivery);
  change({ events: new Map(events).set(delivery.event.id, { ...shown, deliveries }) });
}

/** Takes requests that the page may have already. */
export function takeExchanges(exchanges: StreamMessages['exchanges']): void {
  const known = new Map([...state.exchanges, ...exchanges].map((one) => [one.id, one]));
  change({ exchanges: [...known.values()].toSorted((a, b) => a.id - b.id).slice(-MOST_SHOWN) });
}

function withEvent(event: ShownEvent['event']): Map<string, ShownEvent> {
  const events = new Map(state.events);
  if (!events.has(event.id)) events.set(event.id, { event, deliveries: new Map() });
  const [oldest] = events.keys();
  if (events.size > MOST_SHOWN && oldest !== undefined) events.delete(oldest);
  return events;
}
