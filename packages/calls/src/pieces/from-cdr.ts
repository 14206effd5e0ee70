import type { SegmentKind } from '../call.ts';
import type { LegRecord } from '../read/cdr.ts';
import { readId } from '../read/parties.ts';
import { close, isAnswered, Piece, Visit } from './visit.ts';
import { enterVoicemail, mayBeMenu } from './from-events.ts';

export function pieceOfCdr(read: LegRecord): Piece {
  const { startedAt, endedAt } = read;
  return withRecord(new Piece(read.legId!, [visitOfCdr(read)]), read, startedAt, endedAt);
}

function withRecord(piece: Piece, read: LegRecord, startedAt: number | null, endedAt: number | null): Piece {
  piece.parentId = read.parentId;
  piece.isRung = read.isRung;
  piece.startedAt = startedAt;
  piece.endedAt = endedAt;
  piece.isOver = piece.hasHungUp = piece.hasBeginning = true;
  piece.recordId = read.id;
  if (read.rootId !== null) piece.isNamed = true;
  else if (read.isRoot === true) piece.isNamed ??= false;
  return piece;
}

function visitOfCdr(read: LegRecord): Visit {
  const { called, caller, endedAt, endedWhy, isAnswered: isTalk, legId, startedAt, talkSeconds } = read;
  const kind = kindOf(read);
  const party = kind === 'caller' ? caller : kind === 'other' ? { ...called, id: read.targetId } : called;
  const visit = new Visit(legId!, { kind, party }, caller, startedAt);
  visit.hasInitial = true;
  visit.endedWhy = endedWhy;
  visit.disposition = read.disposition;
  if (isTalk) {
    visit.billed = talkSeconds ?? 0;
    visit.connectedAt = endedAt === null ? null : endedAt - visit.billed * 1000;
    visit.proof = 'record';
    visit.hasConnected = true;
  }
  close(visit, isTalk || kind === 'menu' ? 'ended' : 'missed', endedAt);
  return visit;
}

export function kindOf({
  context,
  isPhone,
  called,
  isAnswered: isTalk,
  caller,
  targetId,
}: LegRecord): SegmentKind {
  if (context === 'IVR') return 'menu';
  if (isPhone) return 'phone';
  if (context === 'FOLLOW_ME') return 'ring-group';
  if (!isTalk && caller.id !== null && caller.id === targetId) return 'caller';
  if (called.id === null && /\d{6}/.test(called.number ?? '')) return 'number';
  return isQueueId(targetId) ? 'group' : 'other';
}

/** Queues have ids of five digits, users of six or seven (ledger O-60). */
function isQueueId(id: number | string | null): boolean {
  return /^\d{5}$/.test(String(readId(id)));
}

export function addRecord(piece: Piece, read: LegRecord): Piece {
  const record = visitOfCdr(read);
  piece.visits = finished(piece, record, read.context !== null) ?? [enriched(record, piece.visits)];
  return withRecord(piece, read, read.startedAt ?? piece.startedAt, read.endedAt ?? piece.endedAt);
}

function finished({ visits }: Piece, record: Visit, isNoMenu: boolean): Visit[] | undefined {
  const [first, last] = [visits[0], visits.at(-1)];
  if (!first || !last) return undefined;
  if (last.isOver && last.endedAt === null) Object.assign(last, { isOver: false, end: null });
  const isTalk = isAnswered(record) && !last.missed;
  if (isTalk && isSamePerson(last, record)) {
    if (!isAnswered(last)) last.connectedAt = record.connectedAt;
    last.connectedAt ??= record.connectedAt;
    last.hasConnected = true;
    if (last.proof !== 'connected' || last.kind === 'queue') last.proof = 'record';
  }
  if (!last.isOver) {
    const isVoicemail = last.missed !== null && Number(last.missedAt) < Number(record.endedAt);
    const end = isVoicemail && last.kind !== 'caller' ? enterVoicemail(visits, last) : last;
    if (end !== last) close(end, 'ended', record.endedAt);
    else close(last, isAnswered(last) || last.kind === 'menu' ? 'ended' : 'missed', record.endedAt);
    end.endedWhy ??= record.endedWhy;
  }
  const seconds = visits.reduce(
    (sum, one) => sum + (isAnswered(one) ? Number(one.endedAt) - Number(one.connectedAt) : 0) / 1000,
    0,
  );
  const end = visits.at(-1)!;
  const isWhole =
    visits.every((one) => one.startedAt !== null && one.endedAt !== null && one.end !== 'unknown') &&
    visits.every((one) => one.connectedAt !== null || !isAnswered(one)) &&
    first.startedAt === record.startedAt &&
    end.endedAt === record.endedAt &&
    (seconds === (record.billed ?? 0) || (record.billed ?? 0) === 0);
  if (!isWhole || (isAnswered(record) && !visits.some(isAnswered) && end.kind !== 'voicemail'))
    return undefined;
  // Not every event names a menu or a Follow Me (ledger O-32).
  if (record.kind === 'menu' || record.kind === 'ring-group') end.kind = record.kind;
  else if (end.kind === 'phone' && mayBeMenu(end)) end.kind = 'ring-group';
  else if (end.kind === 'menu' && end.isGuess && isNoMenu)
    Object.assign(end, { kind: 'ring-group', end: 'missed' });
  if (end.isGuess) end.isGuess = false;
  for (const one of visits) one.hasConnected ||= isAnswered(one);
  end.disposition = record.disposition;
  end.party = { ...end.party, name: end.party.name ?? record.party.name };
  return visits;
}

function isSamePerson({ kind, party }: Visit, record: Visit): boolean {
  return kind !== 'caller' && (party.number === null || party.number === record.party.number);
}

function enriched(record: Visit, visits: readonly Visit[]): Visit {
  const [first, last] = [visits[0], visits.at(-1)];
  if (!first || !last) return record;
  const { kind, party } = last;
  const isNamed = !last.isGuess && (isNamedKind(kind) || kind === 'phone');
  const proven = visits.find((one) => isAnswered(one) && one.proof === 'connected' && one.kind !== 'queue');
  if (proven && !isAnswered(record)) {
    // The word of a talk of no seconds may be a number (ledger O-22).
    record.connectedAt = proven.connectedAt ?? record.endedAt;
    Object.assign(record, { proof: 'connected', hasConnected: true, end: 'ended' });
  }
  const isPlace = isNamed && isNamedKind(kind);
  // A click to call begins at the caller's phone.
  const name = record.party.name ?? (kind === 'caller' ? null : party.name);
  return Object.assign(record, {
    kind: isPlace ? kind : record.kind,
    party: { ...record.party, id: isPlace ? party.id : record.party.id, name },
    from: { ...record.from, name: record.from.name ?? last.from.name },
    rangAt: first.rangAt,
    hasRung: visits.some(({ hasRung }) => hasRung),
    endedBy: last.endedBy,
    end: last.end === 'abandoned' && !isAnswered(record) ? 'abandoned' : record.end,
  });
}

function isNamedKind(kind: SegmentKind): boolean {
  return kind === 'queue' || kind === 'ring-group' || kind === 'conference' || kind === 'menu';
}
