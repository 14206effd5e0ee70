import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import type { ReaderOptions } from '@telephony/calls/reader';
import { callHistory, createTelephony, operations } from '@telephony/client';
import { createWebhookHandler } from '@telephony/webhooks';
import { toNodeListener } from '@telephony/webhooks/node';
import { callMessage, type Message, Outbox, postUntil } from '@telephony/webhooks/outbox';
import { sqliteCallStore } from '@telephony/webhooks/sqlite';
import { CallTracker } from '@telephony/webhooks/tracker';
import { Chance } from '../../../src/infrastructure/random.ts';
import type { Host, Program } from './play-month.ts';

const RETENTION_MS = 8 * 86_400_000;

/** What `telephony serve` is made of, on one database and one receiver, with a new process after each kill. */
export class ServeMonth {
  readonly violations: string[] = [];
  readonly #database = new DatabaseSync(':memory:');
  readonly #words: NonNullable<ReaderOptions['words']>;
  readonly #chance: Chance;
  /** What has become of each message at the receiver: its body, as it was kept and as it was taken. */
  readonly #kept = new Map<string, string>();
  readonly #seen = new Map<string, string>();
  readonly #taken = new Map<number, number>();
  readonly #closing: (() => void)[] = [];

  constructor(seed: number, words: NonNullable<ReaderOptions['words']>) {
    this.#chance = new Chance(seed + 3);
    this.#words = words;
  }

  start = (host: Host): Program => {
    const { baseUrl, token, since, now, fetch: request, tell } = host;
    const outbox = stepped(host, new Outbox(this.#database, { channel: 'calls' }));
    const pbx = createTelephony({ baseUrl, auth: token, operations, fetch: request, retries: 0 });
    const tracker = new CallTracker({
      store: stepped(host, sqliteCallStore(this.#database)),
      keepMs: RETENTION_MS,
      history: callHistory(pbx),
      reader: {
        cursor: stepped(host, new Outbox(this.#database, { channel: 'start' }).cursor()),
        since,
        now,
        words: this.#words,
      },
      onRevision: async (revision) => {
        const message = callMessage(revision);
        if (await outbox.add(message)) this.#kept.set(message.id, message.body);
        await tell(revision);
      },
    });
    const receiver = this.#receive(tracker);
    return {
      async take(event) {
        const body = JSON.stringify(event);
        const response = await fetch(await receiver, { method: 'POST', body });
        if (!response.ok) throw new Error(`The receiver says ${response.status}.`);
      },
      pass: async () => {
        const { completeUntil } = await tracker.reconcile();
        await this.#post(outbox);
        return { completeUntil: completeUntil.getTime() };
      },
    };
  };

  /** Posts what is left, and compares it with what was kept. */
  async finish(): Promise<string[]> {
    const outbox = new Outbox(this.#database, { channel: 'calls' });
    const RealDate = Date.now;
    for (let hours = 0; (await outbox.counts()).waiting > 0 && hours < 20; hours += 1) {
      const at = RealDate() + hours * 3_600_000;
      Date.now = () => at;
      await this.#post(outbox);
    }
    Date.now = RealDate;
    for (const [id, body] of this.#kept)
      if (this.#seen.get(id) !== body) this.violations.push(`${id}: kept, and posted otherwise or never`);
    for (const close of this.#closing) close();
    return this.violations;
  }

  async #receive(tracker: CallTracker): Promise<string> {
    // What was killed never answers.
    const options = { secret: 'none', timeoutMs: 86_400_000 } as const;
    const handler = createWebhookHandler({ any: (event) => tracker.add(event) }, options);
    const server = createServer(toNodeListener(handler)).listen(0, '127.0.0.1');
    this.#closing.push(() => (server.closeAllConnections(), server.close()));
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }

  /** Posts what is due to a program that refuses some, and takes some without saying so. */
  async #post(outbox: Outbox): Promise<void> {
    const stopping = new AbortController();
    const whatIsDue = {
      take: async (limit: number) => {
        const taken = await outbox.take(limit);
        if (taken.length === 0) stopping.abort();
        return taken;
      },
      delivered: (id: string) => outbox.delivered(id),
      failed: (message: Message, reason: string) => outbox.failed(message, reason),
      forget: async () => {},
    };
    const to = async (request: Request) => {
      const mood = this.#chance.integer(1, 10);
      if (mood > 1) this.#take(request.headers.get('webhook-id')!, await request.text());
      return new Response(null, { status: mood > 2 ? 204 : 500 });
    };
    await postUntil(stopping.signal, whatIsDue as unknown as Outbox, { to });
  }

  #take(id: string, body: string): void {
    if (this.#seen.has(id) && this.#seen.get(id) !== body)
      this.violations.push(`${id}: posted again with another body`);
    const isNew = !this.#seen.has(id);
    this.#seen.set(id, body);
    const { rootCallId, revision } = (JSON.parse(body) as { data: { rootCallId: number; revision: number } })
      .data;
    if (!isNew) return;
    const before = this.#taken.get(rootCallId) ?? 0;
    if (revision !== before + 1) this.violations.push(`${id}: posted after revision ${before}`);
    this.#taken.set(rootCallId, revision);
  }
}

/** Each use is a moment at which the program can be killed. */
function stepped<T extends object>(host: Host, target: T): T {
  return new Proxy(target, {
    get(_, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...values: unknown[]) => host.step(() => Reflect.apply(value, target, values) as unknown);
    },
  });
}
