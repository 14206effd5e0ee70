import type { Party, SegmentKind } from '../call.ts';
import { readId, readNumber } from '../read/parties.ts';
import { Piece, Visit } from './visit.ts';

/** A live call of `GET /calls`. It shows the leg of a queue, but none of its phones, and a voicemail looks as if it rang. */
export interface LiveCallRecord {
  id: number;
  parent_id?: number | null;
  state?: string | number | null;
  /** Unix seconds (ledger O-08). */
  start_time?: number | null;
  connected_at?: number | null;
  context?: string | null;
  queue_state?: string | null;
  destination?: string | number | null;
  src?: string | null;
  src_id?: string | number | null;
  src_name?: string | null;
  dst?: string | null;
  dst_id?: string | number | null;
  dst_name?: string | null;
}

export function pieceOfLive(record: LiveCallRecord): Piece {
  const called = party(record.dst_id, record.dst_name, record.dst);
  const from = party(record.src_id, record.src_name, record.src);
  const visit = new Visit(record.id, { kind: kindOf(record, called), party: called }, from, null);
  applyLive(visit, record);
  const piece = new Piece(record.id, [visit]);
  piece.parentId = record.parent_id || null;
  piece.startedAt = milliseconds(record.start_time);
  return piece;
}

export function applyLive(visit: Visit, { connected_at: connected, state }: LiveCallRecord): void {
  if (visit.isOver || visit.missed) return;
  const connectedAt = milliseconds(connected);
  if (state === 'RINGING') visit.hasRung = true;
  if (connectedAt === null) return;
  visit.connectedAt ??= connectedAt;
  visit.proof ??= 'connected_at';
  if (state === 'ON_HOLD' && !visit.isHeld) {
    visit.isHeld = true;
    visit.holds.push({ from: null, to: null });
  }
}

function kindOf({ context, queue_state: queue }: LiveCallRecord, { id }: Party): SegmentKind {
  if (queue) return 'queue';
  if (context === 'IVR') return 'menu';
  return id === null ? 'number' : 'phone';
}

function party(
  id: string | number | null | undefined,
  name: string | null | undefined,
  number: string | null | undefined,
): Party {
  const known = readId(id);
  return { id: typeof known === 'number' ? known : null, name: name || null, number: readNumber(number) };
}

function milliseconds(seconds: number | null | undefined): number | null {
  return seconds ? seconds * 1000 : null;
}
