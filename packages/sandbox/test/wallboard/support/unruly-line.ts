import { isTrackedEvent, type TrackedEvent } from '@telephony/webhooks/tracker';
import { type Receiver, startReceiver } from '../../support/start-receiver.ts';

/** A line between platform and receiver on which events overtake each other, and many come twice. */
export interface UnrulyLine {
  url: string;
  /** Sends what waits on to a receiver. */
  pass(to: string): Promise<void>;
  close(): Promise<void>;
}

/** @param next Numbers from 0 to 1 that say who overtakes whom. */
export async function unrulyLine(next: () => number): Promise<UnrulyLine> {
  const receiver: Receiver = await startReceiver({ tls: false });
  return {
    url: receiver.url,
    async pass(to) {
      const { username, password } = new URL(to);
      const url = to.replace(`${username}:${password}@`, '');
      const headers = { authorization: `Basic ${btoa(`${username}:${password}`)}` };
      const events = receiver.received.splice(0).map(({ event }) => event as TrackedEvent);
      const twice = events.flatMap((event) => (next() < 0.3 ? [event, event] : [event]));
      for (const event of inDisorder(twice, next)) {
        const { status } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(event) });
        if (status !== 204) throw new Error(`The wallboard responded ${status}.`);
      }
    },
    close: () => receiver.close(),
  };
}

/**
 * Another order of the same events. A leg that goes to two places within a second keeps its order: nothing but that tells where it
 * went first.
 */
function inDisorder(events: readonly TrackedEvent[], next: () => number): TrackedEvent[] {
  const places = new Map<string, number>();
  for (const event of events)
    if (isTrackedEvent(event) && event.event_name === 'call.initial')
      places.set(placeOf(event), (places.get(placeOf(event)) ?? 0) + 1);
  const fixed = new Set([...places].filter(([, count]) => count > 1).map(([key]) => key.split(' ')[0]));
  const mixed = events.map((event) => ({ event, key: next() })).toSorted((one, other) => one.key - other.key);
  const kept = events.filter(({ call_id: leg }) => fixed.has(String(leg))).values();
  return mixed.map(({ event }) => (fixed.has(String(event.call_id)) ? (kept.next().value ?? event) : event));
}

const placeOf = ({ call_id: leg, event_time: time }: TrackedEvent): string => `${leg} ${time}`;
