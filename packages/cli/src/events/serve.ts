/** `telephony serve`: keeps events, tells finished calls, and posts each revision. */
import type { Outcome } from '@telephony/calls';
import { type CallRevision, changesBetween } from '@telephony/calls/reader';
import { callHistory } from '@telephony/client';
import { stopSignal } from '@telephony/contract/command-line';
import { callMessage, type Outbox, postUntil } from '@telephony/webhooks/outbox';
import { CallTracker, type CallTrackerOptions, type DecidedCall } from '@telephony/webhooks/tracker';
import {
  type Account,
  type AccountOptions,
  createClient,
  resolveAccount,
  signedInAccount,
} from '../account/account.ts';
import { completeText, timesOf } from '../calls/read-calls.ts';
import { platformNow, type SpanOptions } from '../contract/time.ts';
import { emit, type OutputOptions } from '../output/format.ts';
import { formatCount, say } from '../output/terminal.ts';
import { httpAddress, type ReceiverOptions, signingSecret, startReceiver } from './receiver.ts';
import { Health } from './health.ts';
import { openStore, sayStoreError, type Store, type StoreOptions } from './store.ts';

interface ServeOptions extends AccountOptions, ReceiverOptions, StoreOptions {
  to: string;
  reconcileEvery: number;
}

// Longer than a record is waited for.
const RETENTION_MS = 8 * 24 * 3_600_000;
// After this time another process tells the call: the first was killed, or is slow, which does no harm.
const LEASE_MS = 10_000;

export async function serve(options: ServeOptions): Promise<void> {
  const to = httpAddress('--to', options.to);
  const secret = signingSecret();
  const signal = stopSignal();
  const account = await resolveAccount(options);
  const store = await openStore(options);
  const outbox = store.outbox('calls');
  const every = options.reconcileEvery * 60_000;
  const hasRecords = account.token !== undefined && every > 0;
  const tracker = new CallTracker({
    store: store.calls,
    keepMs: RETENTION_MS,
    reconcileEvery: every,
    onError: (error) => say((error as Error).message),
    ...(hasRecords ? await byRecords(account, store, (revision) => health.told(revision)) : byEvents(outbox)),
  });
  const health = new Health(store, tracker);
  const receiver = await startReceiver(account.url, options, {
    handlers: { any: (event) => health.keep(event, () => tracker.add(event)) },
    others: health.listener,
  });
  health.subscribed(receiver);
  await tracker.start();
  await postUntil(signal, outbox, { to, secret, onPosted: health.posted, onError: sayStoreError });
  await receiver.close();
  await tracker.stop();
  await store.close();
}

export async function reconcile(options: AccountOptions & OutputOptions & SpanOptions & StoreOptions) {
  const account = await signedInAccount(options);
  const store = await openStore(options);
  const [since] = timesOf(options);
  const rows: object[] = [];
  const tell = ({ call, changed, revision, rootCallId: id }: CallRevision) =>
    void rows.push({ id, revision, result: call?.outcome?.result ?? 'withdrawn', changed });
  const records = await byRecords(account, store, tell, since);
  const tracker = new CallTracker({ store: store.calls, keepMs: RETENTION_MS, ...records });
  const read = await tracker.reconcile();
  const { waiting } = await store.outbox('calls').counts();
  await store.close();
  await emit(rows, options);
  say(`Revisions: ${formatCount(rows.length)}. ${completeText(read)}`);
  if (waiting > 0) say(`${formatCount(waiting)} messages wait: telephony serve posts them.`);
}

/** Tells calls by their records, and by the events that were kept: nothing is posted on a guess. */
async function byRecords(
  account: Account,
  store: Store,
  tell: (revision: CallRevision) => void,
  since?: number,
): Promise<CallTrackerOptions> {
  const outbox = store.outbox('calls');
  return {
    // What is kept is JSON, which has no bigints.
    history: callHistory(createClient(account, { bigInteger: String })),
    reader: { cursor: store.outbox('start').cursor(), since: since ?? (await firstUse(store)) },
    onRevision: async (revision) => {
      await outbox.add(callMessage(revision));
      tell(revision);
    },
  };
}

// By the platform's clock. Earlier calls are nobody's news.
async function firstUse(store: Store): Promise<number> {
  const kept = store.outbox('start');
  await kept.add({ id: 'start', type: 'start', body: String(platformNow()) }, 'delivered');
  return Number((await kept.get('start'))!.body);
}

function byEvents(outbox: Outbox): CallTrackerOptions {
  const post = async (decided: DecidedCall, before?: Outcome) => {
    const { outcomeId: _, revision, ...call } = decided;
    const changed = before ? changesBetween({ ...call, outcome: before }, call) : [];
    await outbox.add(callMessage({ rootCallId: call.rootCallId, revision, changed, call, partOf: null }));
  };
  return { leaseMs: LEASE_MS, whenOver: true, onOutcome: (call) => post(call), onAmend: post };
}
