/** `telephony serve`: keeps events, tells finished calls, and posts each revision. */
import type { Outcome } from '@telephony/calls';
import type { CallRevision } from '@telephony/calls/reader';
import { callHistory, parseTimestamp } from '@telephony/client';
import { stopSignal } from '@telephony/contract/command-line';
import { apiTime } from '@telephony/contract/commands';
import { callMessage, type Outbox, postUntil } from '@telephony/webhooks/outbox';
import { CallTracker, type CallTrackerOptions, type DecidedCall } from '@telephony/webhooks/tracker';
import {
  type Account,
  type AccountOptions,
  createClient,
  resolveAccount,
  signedInAccount,
} from '../account/account.ts';
import { platformNow, type SpanOptions, spanOf } from '../contract/time.ts';
import { emit, type OutputOptions } from '../output/format.ts';
import { formatCount, say } from '../output/terminal.ts';
import {
  httpAddress,
  type ReceiverOptions,
  reportStoreError,
  signingSecret,
  startReceiver,
} from './receiver.ts';
import { Health } from './health.ts';
import { openStore, type Store, type StoreOptions } from './store.ts';

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
    ...(hasRecords
      ? await byRecords(account, store, { onRevision: (one) => health.told(one) })
      : byEvents(outbox)),
  });
  const health = new Health(store, tracker);
  const receiver = await startReceiver(account.url, options, {
    handlers: { any: (event) => health.keep(event, () => tracker.add(event)) },
    others: health.listener,
  });
  health.subscribed(receiver);
  await tracker.start();
  await postUntil(signal, outbox, { to, secret, onPosted: health.posted, onError: reportStoreError });
  await receiver.close();
  await tracker.stop();
  await store.close();
}

export async function reconcile(
  options: AccountOptions & OutputOptions & SpanOptions & StoreOptions,
): Promise<void> {
  const account = await signedInAccount(options);
  const store = await openStore(options);
  const [from] = spanOf('calldate', options);
  const since = parseTimestamp(String(from!.value)).getTime();
  const { onRevision, ...records } = await byRecords(account, store, { since });
  const rows: object[] = [];
  const tracker = new CallTracker({
    store: store.calls,
    keepMs: RETENTION_MS,
    ...records,
    onRevision: async (told) => {
      await onRevision(told);
      const { call, changed, revision, rootCallId } = told;
      rows.push({ id: rootCallId, revision, result: call?.outcome?.result ?? 'withdrawn', changed });
    },
  });
  const { completeUntil, open } = await tracker.reconcile();
  const { waiting } = await store.outbox('calls').counts();
  await store.close();
  await emit(rows, options);
  const unfinished = open > 0 ? ` Not finished: ${formatCount(open)}.` : '';
  say(`Revisions: ${formatCount(rows.length)}.${unfinished} Complete until ${apiTime(completeUntil)} UTC.`);
  if (waiting > 0) say(`${formatCount(waiting)} messages wait: telephony serve posts them.`);
}

/** Tells calls by their records, and by the events that were kept: nothing is posted on a guess. */
async function byRecords(
  account: Account,
  store: Store,
  { since, onRevision }: { since?: number; onRevision?: (revision: CallRevision) => void },
): Promise<Required<Pick<CallTrackerOptions, 'history' | 'onRevision' | 'reader'>>> {
  const outbox = store.outbox('calls');
  return {
    // What is kept is JSON, which has no bigints.
    history: callHistory(createClient(account, { bigInteger: String })),
    reader: {
      cursor: store.outbox('start').cursor(),
      since: since ?? (await firstUse(store)),
    },
    onRevision: async (revision) => {
      await outbox.add(callMessage(revision));
      onRevision?.(revision);
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
    const then = Object.entries(before ?? {}).filter(([, value]) => value !== null);
    const changed = then.flatMap(([name, value]) =>
      JSON.stringify(value) === JSON.stringify(Reflect.get(call.outcome, name)) ? [] : name,
    );
    await outbox.add(callMessage({ rootCallId: call.rootCallId, revision, changed, call, partOf: null }));
  };
  return { leaseMs: LEASE_MS, whenOver: true, onOutcome: (call) => post(call), onAmend: post };
}
