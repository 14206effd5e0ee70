/** `telephony serve`: follows calls, and posts each when it is finished. */
import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Call, foldCdrs, recordingsOf } from '@telephony/calls';
import { callHistory, count, paginate, type Telephony } from '@telephony/client';
import { stopSignal } from '@telephony/contract/command-line';
import { apiTime } from '@telephony/contract/commands';
import { type Outbox, postUntil } from '@telephony/webhooks/outbox';
import { CallTracker, type Reconciliation } from '@telephony/webhooks/tracker';
import { type AccountOptions, resolveAccount, createClient } from '../account/account.ts';
import { signedInClient } from '../calls/read-calls.ts';
import { platformNow, type SpanOptions, spanOf } from '../contract/time.ts';
import { emit, type OutputOptions } from '../output/format.ts';
import { jsonText } from '../output/values.ts';
import { formatCount, say } from '../output/terminal.ts';
import {
  httpAddress,
  type ReceiverOptions,
  reportStoreError,
  signingSecret,
  startReceiver,
} from './receiver.ts';
import { openStore, type Store, type StoreOptions } from './store.ts';

interface ServeOptions extends AccountOptions, ReceiverOptions, StoreOptions {
  to: string;
  reconcileEvery: number;
}

const HOUR_MS = 3_600_000;
// Each reconciliation reads this again: nobody knows how soon a record appears (ledger N-73).
const OVERLAP_MS = 2 * HOUR_MS;
// What happened while nobody served.
const STARTUP_WINDOW_MS = 24 * HOUR_MS;
const RETENTION_MS = 8 * 24 * HOUR_MS;
// The platform repeats a failed delivery within this time; an assumption (ledger O-11).
const REDELIVERY_MS = 30_000;
// After this time another process finishes the call: the first was killed, or is slow, which does no harm.
const LEASE_MS = 10_000;
const MAX_CONCURRENT_CALLS = 8;

export async function serve(options: ServeOptions): Promise<void> {
  const to = httpAddress('--to', options.to);
  const secret = signingSecret();
  const signal = stopSignal();
  const account = await resolveAccount(options);
  const pbx = account.token === undefined ? undefined : createClient(account);
  const store = await openStore(options);
  const outbox = store.outbox('calls');
  const follower = new Follower(pbx, store);
  const began = await firstUse(store);
  let received = 0;
  // Without an event store, an event that was in hand when this was killed is not delayed.
  const receiver = await startReceiver(account, options, {
    handlers: {
      any: async (event) => {
        received += 1;
        await follower.tracker.add(event);
      },
    },
    others: statusListener(outbox, () => received),
  });
  await follower.tracker.start();
  if (pbx && options.reconcileEvery > 0)
    void reconcileUntil(signal, follower, began, options.reconcileEvery * 60_000);
  await postUntil(signal, outbox, { to, secret, onError: reportStoreError });
  await receiver.close();
  await follower.tracker.stop();
  await store.close();
}

// By the platform's clock. Earlier calls are nobody's news.
async function firstUse(store: Store): Promise<number> {
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
  let pause = Math.min(every, REDELIVERY_MS);
  let back = STARTUP_WINDOW_MS;
  while (await sleep(pause, true, { signal, ref: false }).catch(() => false)) {
    try {
      const now = platformNow();
      // Events that nobody took are delivered again, and come first.
      const [since, until] = [Math.max(began, now - back), now - REDELIVERY_MS].map((time) =>
        apiTime(new Date(time)),
      );
      const { repairs } = await follower.reconcile({ since: since!, until: until! });
      if (repairs.length > 0) say(`Repaired ${formatCount(repairs.length)} calls from their records.`);
    } catch (error) {
      // A comparison that was stopped starts again with the next start.
      if (!signal.aborted) say(`The comparison with the records failed: ${(error as Error).message}`);
    }
    pause = every;
    back = OVERLAP_MS + every;
  }
}

export async function reconcile(
  options: AccountOptions & OutputOptions & SpanOptions & StoreOptions,
): Promise<void> {
  const pbx = await signedInClient(options);
  const store = await openStore(options);
  await firstUse(store);
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
  say(
    `Calls: ${formatCount(calls)}. Repaired: ${formatCount(repairs.length)}. Recordings: ${formatCount(recordings)}.`,
  );
  if (waiting > 0) say(`${formatCount(waiting)} messages wait: telephony serve posts them.`);
}

class Follower {
  readonly tracker: CallTracker;
  readonly #pbx: Telephony | undefined;
  readonly #outbox: Outbox;
  // The legs whose recordings the last comparison found.
  #recorded: number[] = [];

  constructor(pbx: Telephony | undefined, store: Store) {
    this.#pbx = pbx;
    this.#outbox = store.outbox('calls');
    const finished = (call: Call) => this.#finish(call);
    this.tracker = new CallTracker({
      store: store.calls,
      keepMs: RETENTION_MS,
      leaseMs: LEASE_MS,
      whenOver: true,
      onOutcome: finished,
      onAmend: finished,
      onError: (error) => say((error as Error).message),
      ...(pbx && {
        liveCalls: () => Array.fromAsync(paginate(pbx, '/calls', { by: 'id' })),
        history: async ({ since, until }) => {
          const cdrs = await Array.fromAsync(callHistory(pbx).cdrsBetween(since, until));
          const filter = spanOf('timestamp', { since, until }) as never;
          const isRecorded = (await count(pbx, '/monitors', { filter })) > 0;
          const recordings = isRecorded ? await recordingsOfCdrs(pbx, cdrs) : [];
          this.#recorded = recordings.map(({ live_id: leg }) => leg);
          return { cdrs, recordings };
        },
      }),
    });
  }

  // For the tracker, a recording alone is no change.
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
    // A message that may have been posted stays. If its call changes, one amendment follows under an id of its own.
    const isOut = before !== undefined && before.attempts > 0;
    const type = isOut ? 'call.amended' : 'call.finished';
    const body = jsonText({ type, timestamp: new Date().toISOString(), data });
    if (isOut && isDeepStrictEqual(messageContent(before.body), messageContent(body))) return;
    const isKept = await this.#outbox.add({ id: isOut ? `${id}_amended` : id, type, body });
    // The outbox took it for posting just now.
    if (!isKept && !isOut) await this.#finish(call, known);
  }
}

// Another basis of an outcome is no news.
function messageContent(body: string): unknown {
  const { outcome, recordings } = (JSON.parse(body) as { data: Call }).data;
  return [{ ...outcome, basis: '' }, recordings.map(({ id }) => id)];
}

async function recordingsOfLegs(pbx: Telephony, { legs }: Call) {
  return (await Promise.all(legs.map(({ id }) => callHistory(pbx).recordingsOf(id)))).flat();
}

async function recordingsOfCdrs(pbx: Telephony, cdrs: Parameters<typeof foldCdrs>[0]) {
  const calls = [...foldCdrs(cdrs)].filter(({ outcome }) => outcome?.result === 'answered');
  const found: Awaited<ReturnType<typeof recordingsOfLegs>> = [];
  for (let at = 0; at < calls.length; at += MAX_CONCURRENT_CALLS) {
    const some = calls.slice(at, at + MAX_CONCURRENT_CALLS);
    found.push(...(await Promise.all(some.map((call) => recordingsOfLegs(pbx, call)))).flat());
  }
  return found;
}

function statusListener(outbox: Outbox, received: () => number): RequestListener {
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
