import { vi } from 'vitest';
import {
  createWebhookHandler,
  type DeliveryReport,
  type EventHandler,
  type EventHandlers,
  memoryStore,
  type TelephonyEvent,
  type WebhookHandler,
  type WebhookOptions,
} from '../../src/index.ts';

export function openReceiver<Args extends readonly unknown[] = readonly unknown[]>(
  handlers: EventHandlers<Args>,
  options: Partial<WebhookOptions> = {},
): { handler: WebhookHandler<Args>; reports: DeliveryReport[]; outcomes: () => string[] } {
  const reports: DeliveryReport[] = [];
  const onDelivery = (report: DeliveryReport) => reports.push(report);
  const handler = createWebhookHandler(handlers, { secret: 'none', onDelivery, ...options });
  return { handler, reports, outcomes: () => reports.map(({ outcome }) => outcome) };
}

export function openRecorder(options: Partial<WebhookOptions> = {}) {
  const seen: TelephonyEvent[] = [];
  const store = memoryStore();
  const opened = openReceiver({ any: (event) => void seen.push(event) }, { store, ...options });
  return { ...opened, seen, store };
}

export function spyHandler(run?: EventHandler<TelephonyEvent>) {
  return vi.fn<EventHandler<TelephonyEvent>>(run);
}

export function post(body: unknown, init: { path?: string; headers?: Record<string, string> } = {}): Request {
  const { path = '/hooks', headers = {} } = init;
  return new Request(`https://receiver.example${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export function basic(username: string, password: string): { authorization: string } {
  return { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` };
}

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

export function caught(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  throw new Error('It should have thrown.');
}
