import type { ServerResponse } from 'node:http';
import type { Platform } from '../../platform/platform.ts';
import { liveCalls } from './live-calls.ts';
import { journalEntry } from './journal-entry.ts';
import { clockState } from './clock-state.ts';
import type { StreamMessages } from './stream-messages.ts';
import { userStates } from './user-state.ts';

/** Maximum bytes buffered for a slow reader. Beyond that it is disconnected, and reconnects. */
const MOST_WAITING = 4 * 1024 * 1024;

/** Tells readers what happens, as server-sent events. */
export class Stream {
  readonly #platform: Platform;
  readonly #readers = new Set<ServerResponse>();
  readonly #due = new Set<'calls' | 'users'>();
  readonly #unlisten: (() => void)[];

  constructor(platform: Platform) {
    this.#platform = platform;
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
    this.tellAll();
  }

  /** Tells the time, the calls and the users. */
  tellAll(): void {
    this.tellTime();
    this.#tellLater('calls');
    this.#tellLater('users');
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
    if (table === 'calls') this.#tellLater('calls');
    else if (table === 'users' || table === 'accounts' || table === 'queue_members') this.#tellLater('users');
    else if (table === 'deliveries') {
      const delivery = this.#platform.store.tables.deliveries.get(id);
      if (delivery) this.#write('delivery', () => journalEntry(delivery));
    }
  }

  /** Once for all changes that happen together. */
  #tellLater(what: 'calls' | 'users'): void {
    if (this.#due.size === 0) {
      setImmediate(() => {
        const due = [...this.#due];
        this.#due.clear();
        for (const one of due) {
          if (one === 'calls') this.#write('calls', () => liveCalls(this.#platform));
          else this.#write('users', () => userStates(this.#platform));
        }
      });
    }
    this.#due.add(what);
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
