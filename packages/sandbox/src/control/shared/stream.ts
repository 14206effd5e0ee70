import type { ServerResponse } from 'node:http';
import type { Platform } from '../../platform/platform.ts';
import { clockState, journalEntry, userStates } from './shown-state.ts';
import type { PlatformEvent } from '../../contract/contract.ts';
import type { CallInLegs, Clock, EndedCall, JournalEntry, QueueState } from '../../generated/control.ts';
import type { ReceivedEvent, UserState, Webhook } from '../../generated/control.ts';
import type { Receiver } from './receiver.ts';
import { callsInLegs, endedCalls, wallboard } from './shown-calls.ts';

export interface StreamMessages {
  clock: Clock;
  users: UserState[];
  event: PlatformEvent;
  delivery: JournalEntry;
  legs: CallInLegs[];
  wallboard: QueueState[];
  ended: EndedCall[];
  webhooks: Webhook[];
  received: ReceivedEvent;
}

// A reader that is slower is disconnected, and connects again.
const MAX_BUFFERED_BYTES = 4 * 1024 * 1024;

const ENDED_CALLS = 20;

// Each is sent as a whole, once for all changes that happen together.
type View = 'clock' | 'users' | 'legs' | 'wallboard' | 'ended' | 'webhooks';

const VIEWS_BY_TABLE: Readonly<Record<string, readonly View[]>> = {
  calls: ['legs', 'wallboard', 'clock'],
  wrap_ups: ['wallboard', 'clock'],
  queues: ['wallboard'],
  users: ['users', 'wallboard'],
  accounts: ['users', 'wallboard'],
  queue_members: ['users', 'wallboard'],
  cdrs: ['ended'],
  monitors: ['ended', 'clock'],
  webhooks: ['webhooks'],
};

export class Stream {
  readonly #platform: Platform;
  readonly #readers = new Set<ServerResponse>();
  readonly #due = new Set<View>();
  readonly #stopListening: (() => void)[];

  readonly #views: { [V in View]: () => StreamMessages[V] } = {
    clock: () => clockState(this.#platform),
    legs: () => callsInLegs(this.#platform),
    wallboard: () => wallboard(this.#platform),
    users: () => userStates(this.#platform),
    ended: () => endedCalls(this.#platform, ENDED_CALLS),
    webhooks: () => this.#platform.store.tables.webhooks.list(),
  };

  constructor(platform: Platform, receiver: Receiver) {
    this.#platform = platform;
    receiver.listen((event) => this.#write('received', () => event));
    const { events, store } = platform;
    this.#stopListening = [
      events.listen((event) => this.#write('event', () => event)),
      store.onChange((table, id) => this.#changed(table, id)),
    ];
  }

  add(reader: ServerResponse): void {
    reader.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    reader.on('close', () => this.#readers.delete(reader));
    this.#readers.add(reader);
    this.sendAll();
  }

  sendAll(): void {
    this.sendClock();
    for (const view of ['legs', 'wallboard', 'users', 'ended', 'webhooks'] as const) this.#sendSoon(view);
  }

  sendClock(): void {
    this.#send('clock');
  }

  close(): void {
    for (const stop of this.#stopListening) stop();
    for (const reader of this.#readers) reader.destroy();
  }

  #changed(table: string, id: number | string): void {
    if (this.#readers.size === 0) return;
    for (const view of VIEWS_BY_TABLE[table] ?? []) this.#sendSoon(view);
    if (table === 'deliveries') {
      const delivery = this.#platform.store.tables.deliveries.get(id);
      if (delivery) this.#write('delivery', () => journalEntry(delivery));
    }
  }

  #sendSoon(view: View): void {
    if (this.#readers.size === 0) return;
    if (this.#due.size === 0) {
      setImmediate(() => {
        const due = [...this.#due];
        this.#due.clear();
        for (const one of due) this.#send(one);
      });
    }
    this.#due.add(view);
  }

  #send(view: View): void {
    this.#write(view, this.#views[view]);
  }

  #write<Name extends keyof StreamMessages>(name: Name, data: () => StreamMessages[Name]): void {
    if (this.#readers.size === 0) return;
    const text = `event: ${name}\ndata: ${JSON.stringify(data())}\n\n`;
    for (const reader of this.#readers) {
      if (reader.writableLength > MAX_BUFFERED_BYTES) reader.destroy();
      else reader.write(text);
    }
  }
}
