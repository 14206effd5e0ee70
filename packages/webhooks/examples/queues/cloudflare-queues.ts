/**
 * Events through Cloudflare Queues, with the receiver and its worker in one Worker. In `wrangler.toml`: a producer `QUEUE`, a
 * consumer with `max_retries` and a `dead_letter_queue`, and `STORE` for the class `Store`, with `new_sqlite_classes`.
 *
 * The queue may deliver a message twice, so what was handled is remembered in a Durable Object, which all isolates share.
 */
import { DurableObject } from 'cloudflare:workers';
import type { ExecutionContext, KVNamespace, Message, MessageBatch, Queue } from '@cloudflare/workers-types';
import {
  createDispatcher,
  createWebhookHandler,
  type EventHandlers,
  type EventStore,
  forward,
  type TelephonyEvent,
} from '@telephony/webhooks';
import { sqliteStore } from '@telephony/webhooks/sqlite';

/** The bindings of the Worker. */
interface Env {
  WEBHOOK_SECRET: string;
  QUEUE: Queue<TelephonyEvent>;
  /** The namespace of `Store`, whose methods come as they are over its remote calls. */
  STORE: { getByName(name: string): EventStore };
  EVENTS: Pick<KVNamespace, 'put'>;
}
type Args = [env: Env, context: ExecutionContext];

/** What the Worker does with events: each is written to a KV namespace, under its key, which is its id if it has one. */
const handlers: EventHandlers<Args> = {
  any: (event, { key, args: [env] }) => env.EVENTS.put(key, JSON.stringify(event)),
};

let isolate: ReturnType<typeof create> | undefined;
function create(env: Env) {
  const store = storeOf(env);
  const queued = forward<Args>((event, _, { QUEUE }) => QUEUE.send(event, { contentType: 'json' }));
  return {
    receive: createWebhookHandler(queued, { secret: env.WEBHOOK_SECRET, store }),
    dispatch: createDispatcher(handlers, { store, leaseMs: 10_000 }),
  };
}

export default {
  fetch(request: Request, ...args: Args): Promise<Response> {
    isolate ??= create(args[0]);
    return isolate.receive(request, ...args);
  },

  async queue({ messages }: MessageBatch<TelephonyEvent>, ...args: Args): Promise<void> {
    const { dispatch } = (isolate ??= create(args[0]));
    const handle = async (message: Message<TelephonyEvent>) => {
      try {
        await dispatch(message.body, ...args);
        message.ack();
      } catch (error) {
        console.error(error);
        message.retry({ delaySeconds: Math.min(2 ** message.attempts, 43_200) });
      }
    };
    await Promise.all(messages.map(handle));
  },
};

/** A Durable Object is bound to the request that asks for it, so each call asks. */
function storeOf({ STORE }: Env): EventStore {
  const store = () => STORE.getByName('events');
  return {
    claim: (...args) => store().claim(...args),
    renew: (...args) => store().renew(...args),
    complete: (...args) => store().complete(...args),
    release: (...args) => store().release(...args),
    keep: (...args) => store().keep(...args),
    kept: (...args) => store().kept(...args),
    forget: (...args) => store().forget(...args),
  };
}

/** The store of the receiver and of the worker, in the SQLite of a Durable Object: some hundred events per second. */
export class Store extends DurableObject<Env> {
  readonly #store = sqliteStore({
    exec: (sql) => void this.#run(sql),
    prepare: (sql) => ({
      run: (...values) => ({ changes: this.#run(sql, ...values).rowsWritten }),
      get: (...values) => this.#run(sql, ...values).rows[0],
      all: (...values) => this.#run(sql, ...values).rows,
    }),
  });

  claim(...args: Parameters<EventStore['claim']>) {
    return this.#store.claim(...args);
  }
  renew(...args: Parameters<EventStore['renew']>) {
    return this.#store.renew(...args);
  }
  complete(...args: Parameters<EventStore['complete']>) {
    return this.#store.complete(...args);
  }
  release(...args: Parameters<EventStore['release']>) {
    return this.#store.release(...args);
  }
  keep(...args: Parameters<EventStore['keep']>) {
    return this.#store.keep(...args);
  }
  kept(...args: Parameters<EventStore['kept']>) {
    return this.#store.kept(...args);
  }
  forget(...args: Parameters<EventStore['forget']>) {
    return this.#store.forget(...args);
  }

  #run(sql: string, ...values: (string | number)[]) {
    const cursor = this.ctx.storage.sql.exec(sql, ...values);
    return { rows: cursor.toArray(), rowsWritten: cursor.rowsWritten };
  }
}
