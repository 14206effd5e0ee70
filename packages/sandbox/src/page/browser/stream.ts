import type { StreamMessages } from '../../control/shared/stream.ts';
import { ACCOUNT, CONTROL, tokenHeader } from './requests.ts';
import type { JournalEntry } from '../../generated/control.ts';
import { change, type ShownEvent, state } from './state.ts';

const STREAM_URL = `${CONTROL}/stream?account=${ACCOUNT}`;
const RECONNECT_MS = 1000;

export interface StreamListener {
  onOpen: () => void;
  onLost: () => void;
  /** The sandbox asks for its control token. */
  onRefused: () => void;
  onMessage: <Name extends keyof StreamMessages>(name: Name, message: StreamMessages[Name]) => void;
}

/** Connects again when the stream ends, until the sandbox refuses. */
export async function follow(listener: StreamListener): Promise<void> {
  for (;;) {
    // An EventSource cannot send the control token.
    const response = await fetch(STREAM_URL, { headers: tokenHeader() }).catch(() => undefined);
    if (response?.status === 403) return listener.onRefused();
    if (response?.ok && response.body) {
      listener.onOpen();
      await read(response.body, listener).catch(() => undefined);
    }
    listener.onLost();
    await new Promise((resume) => setTimeout(resume, RECONNECT_MS));
  }
}

async function read(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { onMessage }: StreamListener,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const messages = (text + value).split('\n\n');
    text = messages.pop() ?? '';
    for (const message of messages) {
      const [, name, data] = /^event: (.*)\ndata: (.*)$/.exec(message) ?? [];
      if (name === undefined || data === undefined) continue;
      // The sandbox serves the page and the stream: both have the same types.
      onMessage(name as keyof StreamMessages, JSON.parse(data) as StreamMessages[keyof StreamMessages]);
    }
  }
}

const MAX_SHOWN = 100;

const UPDATES: { [Name in keyof StreamMessages]?: (message: StreamMessages[Name]) => void } = {
  clock: (clock) => change({ clock: { ...clock, receivedAt: performance.now() } }),
  users: (users) => change({ users: users.toSorted((one, other) => one.id - other.id) }),
  legs: (legs) => change({ legs }),
  wallboard: (wallboard) => change({ wallboard }),
  webhooks: (webhooks) => change({ webhooks }),
  event: (event) => change({ events: withEvent(event) }),
  delivery: takeDelivery,
};

export function takeMessage<Name extends keyof StreamMessages>(
  name: Name,
  message: StreamMessages[Name],
): void {
  UPDATES[name]?.(message);
}

export function takeDelivery(delivery: JournalEntry): void {
  const events = withEvent(delivery.event);
  const shown = events.get(delivery.event.id);
  if (!shown) return;
  const deliveries = new Map(shown.deliveries).set(delivery.id, delivery);
  change({ events: new Map(events).set(delivery.event.id, { ...shown, deliveries }) });
}

function withEvent(event: ShownEvent['event']): Map<string, ShownEvent> {
  const events = new Map(state.events);
  if (!events.has(event.id)) events.set(event.id, { event, deliveries: new Map() });
  const [oldest] = events.keys();
  if (events.size > MAX_SHOWN && oldest !== undefined) events.delete(oldest);
  return events;
}
