import {
  type Call,
  type CdrRecord,
  foldCdrs,
  namedRoot,
  type RecordingRecord,
  withRecordings,
} from '@telephony/calls';
import { type CallKeeper, type Changed, foldKept } from './keep/call-keeper.ts';
import { type FoundRecords, withRecords } from './keep/call-store.ts';
import type { Steps } from './reconcile.ts';

/** A time from `since` to `until`, as filters write it: `2026-11-20 09:00:00`, UTC. */
export interface Period {
  since: string;
  /** Not included. */
  until: string;
}

/**
 * Fetches the CDRs of a period by `calldate`, and its recordings by `timestamp`, both to the last page. A recording of the documents'
 * own form, which has no numbers, belongs to a call only with the `live_id` by which it was found.
 */
export type HistorySource = (
  period: Period,
) => Promise<{ cdrs: readonly CdrRecord[]; recordings?: readonly RecordingRecord[] }>;

/** A call that was not known, or not known right, before its records were read. */
export interface Repair {
  rootCallId: number;
  /** `added`: no event told of it. `closed`: its end was not seen. `amended`: it went otherwise. */
  kind: 'added' | 'closed' | 'amended';
  /** What differed, in words: `talkedSeconds: null, is 30`. */
  differences: string[];
  call: Call;
}

/** What a reconciliation with records has found. */
export interface Reconciliation {
  /** Calls of which there are records. */
  calls: number;
  /** Each once: the next reconciliation of the same period has none. Their number is a figure to be alarmed by. */
  repairs: Repair[];
  /** Recordings that belong to these calls. */
  recordings: number;
  /** A table of the repairs, for people. */
  table: string;
}

const FIGURES: Readonly<Record<string, (call: Call) => unknown>> = {
  result: ({ outcome }) => outcome?.result ?? null,
  caller: ({ caller }) => caller.number ?? caller.id,
  answeredBy: ({ outcome }) => outcome?.answeredBy && (outcome.answeredBy.name ?? outcome.answeredBy.number),
  finishedBy: ({ outcome }) => outcome?.finishedBy && (outcome.finishedBy.name ?? outcome.finishedBy.number),
  talkedSeconds: ({ outcome }) => outcome?.talkedSeconds ?? null,
  lostAfterTransfer: ({ outcome }) => outcome?.lostAfterTransfer ?? null,
  owedCallBack: ({ owedCallBack }) => owedCallBack?.reason ?? null,
};

export async function reconcileWithHistory(
  keeper: CallKeeper,
  { cdrs, recordings }: FoundRecords,
  isLive: (leg: number) => boolean,
  {
    now,
    schedule,
    told,
    onRepaired,
  }: Steps & { onRepaired: ((repair: Repair) => void | Promise<void>) | undefined },
): Promise<Reconciliation> {
  const byLeg = new Map(cdrs.map((cdr) => [cdr.live_id ?? cdr.call_id, cdr]));
  const recorded = withRecordings(foldCdrs(await withKnownRoots(keeper, cdrs)), recordings);
  const found: Reconciliation = { calls: 0, repairs: [], recordings: 0, table: '' };
  for (const call of recorded) {
    const legs = call.legs.map(({ id }) => id);
    // The record of a leg is there before those of the legs that the call has now.
    if ([call.rootCallId, ...legs].some(isLive)) continue;
    found.calls += 1;
    found.recordings += call.recordings.length;
    const root = await rootOf(keeper, call);
    for (const leg of legs) if (leg !== root) await keeper.adopt(leg, root);
    const ids = new Set(call.recordings.map(({ id }) => id));
    const own: FoundRecords = {
      cdrs: legs.flatMap((leg) => slim(byLeg.get(leg))),
      recordings: recordings.filter(({ id, monitor_id: monitor }) => ids.has(Number(monitor ?? id))),
    };
    const changed = await keeper.change(root, (kept) => {
      const after = withRecords(kept, own, now());
      return after && schedule(after);
    });
    if (!changed) continue;
    const repair = repairOf(changed);
    if (repair) {
      found.repairs.push(repair);
      await onRepaired?.(repair);
    }
    await told(changed);
  }
  return { ...found, table: tableOf(found.repairs) };
}

/** An event that names the root of a leg says more than caller and time of its record. */
async function withKnownRoots(keeper: CallKeeper, cdrs: readonly CdrRecord[]): Promise<CdrRecord[]> {
  return Promise.all(
    cdrs.map(async (cdr) => {
      const leg = cdr.root_live_id ? undefined : (cdr.live_id ?? cdr.call_id);
      const kept = leg ? await keeper.find(leg) : undefined;
      const root = kept?.events
        .filter(({ call_id: id }) => id === leg)
        .map(namedRoot)
        .find(Boolean);
      return root ? { ...cdr, root_live_id: root } : cdr;
    }),
  );
}

async function rootOf(keeper: CallKeeper, { legs, rootCallId }: Call): Promise<number> {
  for (const id of [rootCallId, ...legs.filter((leg) => leg.isInferred).map((leg) => leg.id)]) {
    const known = await keeper.find(id);
    if (known && known.rootCallId !== id) return known.rootCallId;
  }
  return rootCallId;
}

function slim(cdr: CdrRecord | undefined): CdrRecord[] {
  if (!cdr) return [];
  const kept = Object.entries(cdr).filter(([, value]) => value !== null);
  return [Object.fromEntries(kept) as unknown as CdrRecord];
}

function repairOf({ before, after }: NonNullable<Changed>): Repair | undefined {
  const { call } = foldKept(after);
  const was = before && before.events.length + before.seen.length > 0 ? foldKept(before).call : undefined;
  const { rootCallId } = call;
  if (!was) return before?.records ? undefined : { rootCallId, kind: 'added', differences: [], call };
  const differences = Object.entries(FIGURES).flatMap(([name, of]) => {
    const [then, now] = [of(was), of(call)];
    return then === now ? [] : [`${name}: ${String(then)}, is ${String(now)}`];
  });
  if (was.state !== 'ended' && call.state === 'ended')
    return { rootCallId, kind: 'closed', differences, call };
  return differences.length > 0 ? { rootCallId, kind: 'amended', differences, call } : undefined;
}

function tableOf(repairs: readonly Repair[]): string {
  if (repairs.length === 0) return 'Nothing differed.';
  const rows = repairs.map(({ rootCallId, kind, differences, call }) => [
    String(rootCallId),
    kind,
    call.startedAt?.toISOString().slice(0, 19).replace('T', ' ') ?? '',
    call.caller.name ?? call.caller.number ?? '',
    differences.join('; '),
  ]);
  const table = [['call', 'repair', 'started (UTC)', 'caller', 'differed'], ...rows];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
