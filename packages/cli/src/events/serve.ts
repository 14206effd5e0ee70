/** `telephony serve`: follows the calls, and posts each one when it is finished. */
import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { foldCdrs, recordingsOf } from '@telephony/calls';
import { count, paginate, type Telephony } from '@telephony/client';
import { stopSignal } from '@telephony/command-line';
import { sqliteCallStore, sqliteStore } from '@telephony/webhooks/sqlite';
import { CallTracker, type DecidedCall } from '@telephony/webhooks/tracker';
import { type AccountOptions, accountOf, clientOf } from '../account/account.ts';
import { readCdrs, recordingsOfLegs, signedInClient, type SpanOptions } from '../calls/read-calls.ts';
import { spanOf } from '../contract/filter.ts';
import { wholeFlag } from '../exit.ts';
import { emit, jsonText, type OutputOptions } from '../output/format.ts';
import { grouped, say } from '../output/terminal.ts';
import { openDatabase, Outbox } from './outbox.ts';
import { checkedAddress, postUntil, signingSecret } from './poster.ts';
import { type ReceiverOptions, startReceiver } from './receiver.ts';

interface ServeOptions extends AccountOptions, ReceiverOptions {
  to: string;
  file: string;
  reconcileEvery: string;
}

const HOUR = 3_600_000;
/** What is read again with each reconciliation: nobody knows how soon a record appears (ledger N-73). */
const OVERLAP = 2 * HOUR;
/** What is read at the start: what happened while nobody served. */
const AT_START = 24 * HOUR;
/** Milliseconds in which the platform delivers again what was not taken; an assumption (ledger O-11). */
const REDELIVERY = 30_000;

/** Serves until it is stopped. What is not posted by then is in the file. */
export async function serve(options: ServeOptions): Promise<void> {
  const to = checkedAddress('--to', options.to);
  const secret = signingSecret();
  const every = wholeFlag('--reconcile-every', options.reconcileEvery, { from: 0, to: 1440 });
  const signal = stopSignal();
  const account = await accountOf(options);
  const pbx = account.token === undefined ? undefined : clientOf(account);
  const database = await openDatabase(options.file);
  const outbox = new Outbox(database, 'calls');
  const tracker = trackerOf(pbx, outbox, sqliteCallStore(database));
  let received = 0;
  const receiver = await startReceiver(account, options, {
    handlers: {
      any: async (event) => {
        received += 1;
        await tracker.add(event);
      },
    },
    store: sqliteStore(database),
    others: statusOf(outbox, () => received),
  });
  await tracker.start();
  if (pbx && every > 0) void reconcileUntil(signal, tracker, outbox.began, every * 60_000);
  await postUntil(signal, outbox, { to, secret });
  await receiver.close();
  await tracker.stop();
  database.close();
}

/** Compares calls with their records again and again. What was before the first start is nobody's news. */
async function reconcileUntil(
  signal: AbortSignal,
  tracker: CallTracker,
  began: number,
  every: number,
): Promise<void> {
  // What nobody took while this program was down is delivered again: that comes first.
  let pause = Math.min(every, REDELIVERY);
  let back = AT_START;
  while (await sleep(pause, true, { signal, ref: false }).catch(() => false)) {
    try {
      const { repairs } = await tracker.reconcile({ since: new Date(Math.max(began, Date.now() - back)) });
      if (repairs.length > 0) say(`Repaired ${grouped(repairs.length)} calls from their records.`);
    } catch (error) {
      // What is stopped in the middle begins again with the next start.
      if (!signal.aborted) say(`The comparison with the records failed: ${(error as Error).message}`);
    }
    pause = every;
    back = OVERLAP + every;
  }
}

/** Brings the calls of `serve` in line with their records, once. */
export async function reconcile(
  options: AccountOptions & OutputOptions & SpanOptions & { file: string },
): Promise<void> {
  const pbx = await signedInClient(options);
  const database = await openDatabase(options.file);
  const tracker = trackerOf(pbx, new Outbox(database, 'calls'), sqliteCallStore(database));
  const [from, to] = spanOf('calldate', options.since, options.until);
  const period = { since: String(from!.value), ...(to && { until: String(to.value) }) };
  const { calls, repairs, recordings } = await tracker.reconcile(period);
  await tracker.flush();
  await tracker.stop();
  database.close();
  await emit(
    repairs.map(({ rootCallId, kind, differences }) => ({ id: rootCallId, kind, differences })),
    options,
  );
  say(`Calls: ${grouped(calls)}. Repaired: ${grouped(repairs.length)}. Recordings: ${grouped(recordings)}.`);
}

function trackerOf(
  pbx: Telephony | undefined,
  outbox: Outbox,
  store: ReturnType<typeof sqliteCallStore>,
): CallTracker {
  const finished = async (call: DecidedCall) => {
    const { outcomeId: _, ...plain } = call;
    const records = pbx ? await recordingsOfLegs(pbx, call).catch(() => []) : [];
    const recordings = records.length > 0 ? recordingsOf(call, records) : call.recordings;
    const data = { ...plain, recordings };
    const id = `call_${call.rootCallId}`;
    // What waits is replaced; a call that was posted is amended once, under an id of its own.
    const isPosted = outbox.get(id)?.state === 'delivered';
    const type = isPosted ? 'call.amended' : 'call.finished';
    const body = jsonText({ type, timestamp: new Date().toISOString(), data });
    outbox.add({ id: isPosted ? `${id}_amended` : id, type, body });
  };
  return new CallTracker({
    store,
    whenOver: true,
    onOutcome: finished,
    onAmend: finished,
    onError: (error) => say((error as Error).message),
    ...(pbx && {
      liveCalls: () => Array.fromAsync(paginate(pbx, '/calls', { by: 'id' })),
      history: async ({ since, until }) => {
        const cdrs = await readCdrs(pbx, spanOf('calldate', since, until));
        const filter = spanOf('timestamp', since, until) as never;
        const isRecorded = (await count(pbx, '/monitors', { filter })) > 0;
        return { cdrs, recordings: isRecorded ? await recordingsOfCdrs(pbx, cdrs) : [] };
      },
    }),
  });
}

/** The recordings of the calls of some CDRs, with the leg that they belong to, which the records do not name. */
async function recordingsOfCdrs(pbx: Telephony, cdrs: Parameters<typeof foldCdrs>[0]) {
  const calls = [...foldCdrs(cdrs)].filter(({ outcome }) => outcome?.result === 'answered');
  return (await Promise.all(calls.map((call) => recordingsOfLegs(pbx, call)))).flat();
}

function statusOf(outbox: Outbox, received: () => number): RequestListener {
  return (request, response) => {
    const counts = outbox.counts();
    if (request.url === '/healthz') return void response.end('{"status":"ok"}\n');
    const lines = Object.entries(counts).map(
      ([state, number]) => `telephony_calls{state="${state}"} ${number}\n`,
    );
    response.setHeader('Content-Type', 'text/plain; version=0.0.4');
    response.end(
      `# TYPE telephony_calls gauge\n${lines.join('')}# TYPE telephony_events counter\ntelephony_events ${received()}\n`,
    );
  };
}
