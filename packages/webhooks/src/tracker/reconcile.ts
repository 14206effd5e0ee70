import { type CallKeeper, type Changed, foldKept } from './keep/call-keeper.ts';
import { type KeptCall, legsOf, withRecord } from './keep/call-store.ts';
import type { LiveCallRecord } from '@telephony/calls';

/** Events arrive later than `GET /calls` responds by this much at most, in milliseconds. */
const LATEST = 10_000;

/** What `reconcile` has changed. */
export interface Reconciled {
  /** Calls that were not known, or were known as ended or otherwise. */
  seen: number;
  /** Calls that live no more. */
  gone: number;
}

/** All records of `GET /calls`, or a function that fetches them. */
export type LiveCallSource = readonly LiveCallRecord[] | (() => Promise<readonly LiveCallRecord[]>);

export interface Steps {
  now: () => number;
  schedule: (kept: KeptCall) => KeptCall;
  told: (changed: NonNullable<Changed>) => Promise<unknown>;
}

/**
 * Brings the calls that are kept in line with all records of `GET /calls`. What has changed since it was asked, or shortly before,
 * is left as it is.
 */
export async function reconcile(
  keeper: CallKeeper,
  source: LiveCallSource,
  { now, schedule, told }: Steps,
): Promise<Reconciled> {
  const asked = now();
  const records = typeof source === 'function' ? await source() : source;
  const byId = new Map(records.map((record) => [record.id, record]));
  const result = { seen: 0, gone: 0 };
  for (const record of records) {
    const root = await rootOf(keeper, record, byId);
    const changed = await keeper.change(root, (kept) => {
      const after = withRecord(kept, record, now());
      return after && schedule(after);
    });
    if (!changed) continue;
    if (record.id !== root) await keeper.adopt(record.id, root);
    result.seen += 1;
    await told(changed);
  }
  for await (const open of keeper.open()) {
    const { lastAt, rootCallId } = open;
    if (lastAt > asked - LATEST) continue;
    if (open.isToldStale && isShown(open, byId))
      await keeper.change(rootCallId, (stale) => ({ ...stale, isToldStale: false, lastAt: now() }));
    const changed = await keeper.change(rootCallId, (kept) =>
      kept.lastAt <= lastAt && isGone(kept, byId)
        ? schedule({ ...kept, isGone: true, lastAt: now() })
        : undefined,
    );
    if (!changed) continue;
    result.gone += 1;
    await told(changed);
  }
  return result;
}

function isGone(kept: KeptCall, shown: ReadonlyMap<number, unknown>): boolean {
  if (kept.isGone || foldKept(kept).call.state === 'ended') return false;
  return !isShown(kept, shown);
}

function isShown(kept: KeptCall, shown: ReadonlyMap<number, unknown>): boolean {
  return shown.has(kept.rootCallId) || [...legsOf(kept)].some((leg) => shown.has(leg));
}

async function rootOf(
  keeper: CallKeeper,
  record: LiveCallRecord,
  records: ReadonlyMap<number, LiveCallRecord>,
): Promise<number> {
  let id = record.id;
  for (let steps = 0; steps <= records.size; steps += 1) {
    const known = await keeper.find(id);
    if (known) return known.rootCallId;
    const parent = records.get(id)?.parent_id;
    if (!parent) return id;
    id = parent;
  }
  return id;
}
