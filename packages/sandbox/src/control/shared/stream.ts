import type { ServerResponse } from 'node:http';
import type { Platform } from '../../platform/platform.ts';
import { clockState, journalEntry, userStates } from './shown-state.ts';
import type { StreamMessages } from './stream-messages.ts';
import type { ExchangeLog } from './exchange-log.ts';
import type { Receiver } from './receiver.ts';
import { callsInLegs, endedCalls, wallboard } from './shown-calls.ts';

/** Maximum bytes buffered for a slow reader. Beyond that it is disconnected, and reconnects. */
const MOST_WAITING = 4 * 1024 * 1024;

const MOST_ENDED = 20;
const MOST_EXCHANGES = 100;

type Whole = 'clock' | 'users' | 'legs' | 'wallboard' | 'ended' | 'webhooks' | 'exchanges';

const CHANGED: Readonly<Record<string, readonly Whole[]>> = {
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
  readonly #exchanges: ExchangeLog;
  readonly #due = new Set<Whole>();
  #told = 0;
  readonly #unlisten: (() => void)[];

  constructor(platform: Platform, exchanges: ExchangeLog, receiver: Receiver) {
    this.#platform = platform;
    this.#exchanges = exchanges;
    exchanges.listen(() => this.#tellLater('exchanges'));
    receiver.listen((event) => this.#write('received', () => event));
    const { events, store } = platform;
    this.#unlisten = [
      events.listen((event) => this.#write('event', () => event)),
      store.onChange((table, id) => this.#changed(table, id)),
    ];
  }

  /** Writes to a reader until it goes away. */
  add(reader: ServerResponse): void {
    reader.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    reader.on('close', () => this.#readers.delete(reader));
    this.#readers.add(reader);
    // A reader begins with all that are kept; readers who have them already know them by their ids.
    this.#told = 0;
    this.tellAll();
    this.#tellLater('exchanges');
  }

  tellAll(): void {
    this.tellTime();
    for (const what of ['legs', 'wallboard', 'users', 'ended', 'webhooks'] as const) this.#tellLater(what);
  }

  tellTime(): void {
    this.#write('clock', () => clockState(this.#platform));
  }

  close(): void {
    for (const stop of this.#unlisten) stop();
    for (const reader of this.#readers) reader.destroy();
  }

  #changed(table: string, id: number | string): void {
    if (this.#readers.size === 0) return;
    for (const what of CHANGED[table] ?? []) this.#tellLater(what);
    if (table === 'deliveries') {
      const delivery = this.#platform.store.tables.deliveries.get(id);
      if (delivery) this.#write('delivery', () => journalEntry(delivery));
    }
  }

  #tellLater(what: Whole): void {
    if (this.#readers.size === 0) return;
    if (this.#due.size === 0) {
      setImmediate(() => {
        const due = [...this.#due];
        this.#due.clear();
        for (const one of due) this.#tell(one);
      });
    }
    this.#due.add(what);
  }

  #tell(what: Whole): void {
    const platform = this.#platform;
    switch (what) {
      case 'clock':
        return this.tellTime();
      case 'legs':
        return this.#write(what, () => callsInLegs(platform));
      case 'wallboard':
        return this.#write(what, () => wallboard(platform));
      case 'users':
        return this.#write(what, () => userStates(platform));
      case 'ended':
        return this.#write(what, () => endedCalls(platform, MOST_ENDED));
      case 'webhooks':
        return this.#write(what, () => platform.store.tables.webhooks.list());
      case 'exchanges': {
        const after = this.#told;
        this.#told = this.#exchanges.lastId;
        return this.#write(what, () => this.#exchanges.since(after, MOST_EXCHANGES));
      }
    }
  }

  #write<Name extends keyof StreamMessages>(name: Name, data: () => StreamMessages[Name]): void {
    if (this.#readers.size === 0) return;
    const text = `event: ${name}\ndata: ${JSON.stringify(data())}\n\n`;
    for (const reader of this.#readers) {
      if (reader.writableLength > MOST_WAITING) reader.destroy();
      else reader.write(text);
    }
  }
}
