import { audioReadySeconds } from '../../assumptions/assumptions.ts';
import type { LateRecords } from '../../generated/control.ts';
import type { Random } from '../../infrastructure/random.ts';
import type { PlatformActions, PlatformCore } from '../core.ts';
import type { Tables } from '../store.ts';

type LateRecord = Tables['late_records'];

type Ended<T extends LateRecord['table']> = Omit<Extract<LateRecord, { table: T }>, 'id' | 'renumbered'>;
export type EndedRecord = Ended<'cdrs'> | Ended<'monitors'>;

// Stores a record, or lets it wait where the control plane has said so.
export function fileRecord(core: PlatformCore, ended: EndedRecord): void {
  const { store, clock, random, settings } = core;
  const { of = ['cdrs', 'monitors'], delays, ids } = settings.lateRecords ?? { of: [], delays: [] };
  const wait = of.includes(ended.table) ? drawDelay(delays, random) : 0;
  if (wait === 0) return appear(core, ended);
  const renumbered = ids === 'appearance';
  if (!renumbered) store.tables[ended.table].lastId = ended.record.id;
  const id = `${ended.table}:${ended.record.live_id}`;
  store.tables.late_records.put({ ...ended, id, renumbered });
  clock.after(wait, { kind: 'record.appear', data: { id } });
}

export function fileLateRecord(
  core: PlatformCore,
  { id }: Parameters<PlatformActions['record.appear']>[0],
): void {
  const { tables } = core.store;
  const late = tables.late_records.get(id);
  if (!late) return;
  tables.late_records.delete(id);
  const { record, renumbered } = late;
  appear(core, {
    ...late,
    record: renumbered ? { ...record, id: tables[late.table].nextId() } : record,
  } as EndedRecord);
}

function appear({ store, clock }: PlatformCore, ended: EndedRecord): void {
  if (ended.table === 'cdrs') return void store.tables.cdrs.put(ended.record);
  const { record, user } = ended;
  store.tables.monitors.put(record);
  const ready = { monitor: record.id, call: record.live_id!, user };
  clock.after(audioReadySeconds * 1000, { kind: 'monitor.audio-ready', data: ready });
}

// Milliseconds.
function drawDelay(delays: LateRecords['delays'], random: Random): number {
  const total = delays.reduce((sum, { share = 1 }) => sum + share, 0);
  let drawn = (random.integer(0, SHARE_STEPS - 1) / SHARE_STEPS) * total;
  const { from, to } = delays.find(({ share = 1 }) => (drawn -= share) < 0) ?? delays.at(-1)!;
  return random.integer(Math.ceil(from * 1000), Math.ceil(to * 1000));
}

const SHARE_STEPS = 2 ** 30;
