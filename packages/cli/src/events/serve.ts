/** `telephony serve`: follows the calls, and posts each one when it is finished. */
import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Call, foldCdrs, recordingsOf } from '@telephony/calls';
import { count, paginate, type Telephony } from '@telephony/client';
import { stopSignal } from '@telephony/contract/command-line';
import { apiTime } from '@telephony/contract/commands';
import { type Outbox, postUntil } from '@telephony/webhooks/outbox';
import { CallTracker, type Reconciliation } from '@telephony/webhooks/tracker';
import { type AccountOptions, accountOf, clientOf } from '../account/account.ts';
import { readCdrs, recordingsOfLegs, signedInClient } from '../calls/read-calls.ts';
import { platformNow, type SpanOptions, spanOf } from '../contract/time.ts';
import { emit, type OutputOptions } from '../output/format.ts';
import { jsonText } from '../output/values.ts';
import { grouped, say } from '../output/terminal.ts';
import { checkedAddress, type ReceiverOptions, sayAway, signingSecret, startReceiver } from './receiver.ts';
import { openStore, type Store, type StoreOptions } from './store.ts';

interface ServeOptions extends AccountOptions, ReceiverOptions, StoreOptions {
  to: string;
  reconcileEvery: number;
}

const HOUR = 3_600_000;
/** What is read again with each reconciliation: nobody knows how soon a record appears (ledger N-73). */
const OVERLAP = 2 * HOUR;
const AT_START = 24 * HOUR;
const KEPT = 8 * 24 * HOUR;
/** Milliseconds in which the platform delivers again what was not taken; an assumption (ledger O-11). */
const REDELIVERY = 30_000;
/** Milliseconds after which a call is finished again: the process that did was killed, or slow, which does no harm. */
const LEASE = 10_000;
const AT_ONCE = 8;

/** Serves until it is stopped. What is not posted by then is in the store. */
export async function serve(options: ServeOptions): Promise<void> {
  const to = checkedAddress('--to', options.to);
  const secret = signingSecret();
  const signal = stopSignal();
  const account = await accountOf(options);
  const pbx = account.token === undefined ? undefined : clientOf(account);
  const store = await openStore(options);
  const outbox = store.outbox('calls');
  const follower = new Follower(pbx, store);
  const began = await startOf(store);
  let received = 0;
  // Nothing but the calls remembers events: one that was in hand when this was killed is not held up.
  const receiver = await startReceiver(account, options, {
    handlers: {
      any: async (event) => {
        received += 1;
        await follower.tracker.add(event);
      },
    },
    others: statusOf(outbox, () => received),
  });
  await follower.tracker.start();
  if (pbx && options.reconcileEvery > 0)
    void reconcileUntil(signal, follower, began, options.reconcileEvery * 60_000);
  await postUntil(signal, outbox, { to, secret, onError: sayAway });
  await receiver.close();
  await follower.tracker.stop();
  await store.close();
}

async function startOf(store: Store): Promise<number> {
  const kept = store.outbox('start');
  await kept.add({ id: 'start', type: 'start', body: String(platformNow()) }, 'delivered');
  return Number((await kept.get('start'))!.body);
}

async function reconcileUntil(
  signal: AbortSignal,
  follower: Follower,
  began: number,
  every: number,
): Promise<void> {
  let pause = Math.min(every, REDELIVERY);
  let back = AT_START;
  while (await sleep(pause, true, { signal, ref: false }).catch(() => false)) {
    try {
      const now = platformNow();
      // What nobody took while this program was down, or just now, is delivered again: that comes first.
      const [since, until] = [Math.max(began, now - back), now - REDELIVERY].map((time) =>
        apiTime(new Date(time)),
      );
      const { repairs } = await follower.reconcile({ since: since!, until: until! });
      if (repairs.length > 0) say(`Repaired ${grouped(repairs.length)} calls from their records.`);
    } catch (error) {
      // What is stopped in the middle begins again with the next start.
      if (!signal.aborted) say(`The comparison with the records failed: ${(error as Error).message}`);
    }
    pause = every;
    back = OVERLAP + every;
  }
}

export async function reconcile(
  options: AccountOptions & OutputOptions & SpanOptions & StoreOptions,
): Promise<void> {
  const pbx = await signedInClient(options);
  const store = await openStore(options);
  await startOf(store);
  const follower = new Follower(pbx, store);
  const [from, to] = spanOf('calldate', options);
  const period = { since: String(from!.value), ...(to && { until: String(to.value) }) };
  const { calls, repairs, recordings } = await follower.reconcile(period);
  await follower.tracker.flush();
  await follower.tracker.stop();
  const { waiting } = await store.outbox('calls').counts();
  await store.close();
  await emit(
    repairs.map(({ rootCallId, kind, differences }) => ({ id: rootCallId, kind, differences })),
    options,
  );
  say(`Calls: ${grouped(calls)}. Repaired: ${grouped(repairs.length)}. Recordings: ${grouped(recordings)}.`);
  if (waiting > 0) say(`${grouped(waiting)} messages wait: telephony serve posts them.`);
}

class Follower {
  readonly tracker: CallTracker;
  readonly #pbx: Telephony | undefined;
  readonly #outbox: Outbox;
  #recorded: number[] = [];

  constructor(pbx: Telephony | undefined, store: Store) {
    this.#pbx = pbx;
    this.#outbox = store.outbox('calls');
    const finished = (call: Call) => this.#finish(call);
    this.tracker = new CallTracker({
      store: store.calls,
      keepMs: KEPT,
      leaseMs: LEASE,
      whenOver: true,
      onOutcome: finished,
      onAmend: finished,
      onError: (error) => say((error as Error).message),
      ...(pbx && {
        liveCalls: () => Array.fromAsync(paginate(pbx, '/calls', { by: 'id' })),
        history: async ({ since, until }) => {
          const cdrs = await readCdrs(pbx, spanOf('calldate', { since, until }));
          const filter = spanOf('timestamp', { since, until }) as never;
          const isRecorded = (await count(pbx, '/monitors', { filter })) > 0;
          const recordings = isRecorded ? await recordingsOfCdrs(pbx, cdrs) : [];
          this.#recorded = recordings.map(({ live_id: leg }) => leg);
          return { cdrs, recordings };
        },
      }),
    });
  }

  async reconcile(period: { since: string; until?: string }): Promise<Reconciliation> {
    const found = await this.tracker.reconcile(period);
    for (const leg of this.#recorded) {
      const call = await this.tracker.get(leg);
      if (call?.outcome && call.state === 'ended') await this.#finish(call, []);
    }
    return found;
  }

  async #finish(decided: Call & { outcomeId?: string }, known?: []): Promise<void> {
    const { outcomeId: _, ...call } = decided;
    const records = known ?? (this.#pbx ? await recordingsOfLegs(this.#pbx, call).catch(() => []) : []);
    const data = { ...call, recordings: recordingsOf(call, records) };
    const id = `call_${call.rootCallId}`;
    const before = await this.#outbox.get(id);
    // What may have been posted stays as it is: a call that changes then is amended once, under an id of its own.
    const isOut = before !== undefined && before.attempts > 0;
    const type = isOut ? 'call.amended' : 'call.finished';
    const body = jsonText({ type, timestamp: new Date().toISOString(), data });
    if (isOut && isDeepStrictEqual(toldBy(before.body), toldBy(body))) return;
    const isKept = await this.#outbox.add({ id: isOut ? `${id}_amended` : id, type, body });
    // It was taken to be posted just now.
    if (!isKept && !isOut) await this.#finish(call, known);
  }
}

function toldBy(body: string): unknown {
  const { outcome, recordings } = (JSON.parse(body) as { data: Call }).data;
  return [{ ...outcome, basis: '' }, recordings.map(({ id }) => id)];
}

async function recordingsOfCdrs(pbx: Telephony, cdrs: Parameters<typeof foldCdrs>[0]) {
  const calls = [...foldCdrs(cdrs)].filter(({ outcome }) => outcome?.result === 'answered');
  const found: Awaited<ReturnType<typeof recordingsOfLegs>> = [];
  for (let at = 0; at < calls.length; at += AT_ONCE) {
    const some = calls.slice(at, at + AT_ONCE);
    found.push(...(await Promise.all(some.map((call) => recordingsOfLegs(pbx, call)))).flat());
  }
  return found;
}

function statusOf(outbox: Outbox, received: () => number): RequestListener {
  return (request, response) => {
    if (request.url === '/healthz') return void response.end('{"status":"ok"}\n');
    const metrics = async () => {
      const lines = Object.entries(await outbox.counts()).map(
        ([state, number]) => `telephony_calls{state="${state}"} ${number}\n`,
      );
      response.setHeader('Content-Type', 'text/plain; version=0.0.4');
      response.end(
        `# TYPE telephony_calls gauge\n${lines.join('')}# TYPE telephony_events counter\ntelephony_events ${received()}\n`,
      );
    };
    metrics().catch(() => response.writeHead(503).end());
  };
}
