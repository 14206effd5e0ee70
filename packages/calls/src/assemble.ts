import type { Call, Outcome, Segment, SegmentKind } from './call.ts';
import { hasTalk, owedBy } from './owed.ts';

export interface Piece {
  id: number;
  parentId: number | null;
  order: number;
  isInferred: boolean;
  targetId?: number | string | null;
  groupKind?: SegmentKind | undefined;
  segments: Segment[];
}

export type Head = Pick<Call, 'rootCallId' | 'source' | 'direction' | 'caller' | 'called' | 'timeline'> & {
  recordings?: Call['recordings'];
};

const time = (date: Date | null | undefined): number => date?.getTime() ?? Number.NaN;

export function assemble(pieces: readonly Piece[], head: Head): Call {
  const { rootCallId: root } = head;
  const legs = pieces
    .map((piece) => ({
      ...piece,
      from: time(piece.segments[0]?.startedAt),
      to: time(piece.segments.at(-1)?.endedAt),
    }))
    .toSorted(
      (one, other) =>
        one.from - other.from || Number(one.id !== root) - Number(other.id !== root) || one.id - other.id,
    );
  const byId = new Map(legs.map((leg) => [leg.id, leg]));
  const chain: typeof legs = [];
  for (const leg of legs) {
    const first = leg.segments[0]!;
    const parent = leg.parentId === null ? undefined : byId.get(leg.parentId);
    // A child that begins when its parent is over is where the call went next; one that begins before is a phone that rang.
    const isRung =
      parent &&
      (leg.from < parent.to || (leg.from === parent.to && leg.to === parent.to && leg.order < parent.order));
    if (!isRung && first.group === null) {
      chain.push(leg);
      continue;
    }
    const group =
      parent?.segments.findLast((place) => time(place.startedAt) <= leg.from) ?? parent?.segments.at(-1);
    if (!group || !isRung) continue;
    if (group.kind !== 'queue' && group.kind !== 'ring-group') group.kind = parent.groupKind ?? 'group';
    group.party = { ...group.party, id: group.party.id ?? parent.targetId ?? null };
    first.group = group.party;
  }
  for (const [index, { segments }] of chain.entries()) {
    const last = segments.at(-1)!;
    const goesOn = index < chain.length - 1;
    const isDone = last.connectedAt !== null || last.kind === 'menu' || last.kind === 'voicemail';
    if (isDone) last.end = goesOn && last.connectedAt ? 'transferred' : goesOn ? 'passed-on' : 'ended';
    else last.end = goesOn ? 'passed-on' : last.end === 'abandoned' ? 'abandoned' : 'missed';
  }
  const segments = legs.flatMap((leg) => leg.segments);
  for (const one of segments) if (one.group) one.end ??= one.connectedAt ? 'ended' : 'missed';
  const talks = segments.filter(hasTalk);
  let [first, last] = [talks[0], talks[0]];
  for (const talk of talks) {
    if (time(talk.connectedAt) < time(first?.connectedAt)) first = talk;
    if (time(talk.endedAt) > time(last?.endedAt)) last = talk;
  }
  const endedAt = new Date(Math.max(...legs.map(({ to }) => to)));
  const startedAt = segments[0]?.startedAt ?? null;
  const end = chain.at(-1)?.segments.at(-1);
  const waited = chain.flatMap((leg) => leg.segments).findLast(({ kind }) => kind !== 'menu');
  const lastPlace = end?.kind === 'voicemail' ? chain.at(-1)?.segments.at(-2) : end;
  const groups = segments.filter(({ kind }) => kind === 'queue' || kind === 'ring-group' || kind === 'group');
  const group = groups.at(-1);
  const isOver = byId.has(root);
  const common = {
    direction: head.direction,
    caller: head.caller,
    called: head.called,
    clickToCall: segments.some(({ kind }) => kind === 'caller'),
    firstQueue: groups.find(({ kind }) => kind !== 'ring-group')?.party ?? null,
    answeredBy: first?.party ?? null,
    finishedBy: last?.party ?? null,
    transfers: segments.filter((one) => one.end === 'transferred' && one.group === null).length,
  };
  const held = talks.map(({ heldSeconds }) => heldSeconds);
  const outcome: Outcome = {
    ...common,
    result: first ? 'answered' : 'missed',
    basis: 'records',
    via: group ? (group.kind as 'queue') : 'direct',
    group: group?.party ?? null,
    answeredAt: first?.connectedAt ?? null,
    waitedSeconds: seconds(startedAt, first ? first.connectedAt : (lastPlace?.endedAt ?? null)),
    talkedSeconds: union(talks),
    heldSeconds: held.includes(null) ? null : held.reduce((sum, one) => sum! + one!, 0),
    lostAfterTransfer: first !== undefined && waited !== undefined && !waited.connectedAt,
    abandoned: end?.end === 'abandoned' ? true : null,
    endedAt: first ? endedAt : (lastPlace?.endedAt ?? null),
    endedWhy: end?.endedWhy ?? null,
    endedBy: end?.endedBy ?? null,
  };
  const call: Call = {
    ...head,
    ...common,
    recordings: head.recordings ?? [],
    state: isOver ? 'ended' : 'unknown',
    isPartial: !isOver,
    startedAt,
    queues: groups.filter(({ kind }) => kind !== 'ring-group').map(({ party }) => party),
    segments,
    present: [],
    legs: legs.map(({ id, isInferred, parentId, segments: own }) => ({
      id,
      isInferred,
      parentId,
      startedAt: own[0]!.startedAt,
      endedAt: own.at(-1)!.endedAt,
      isOver: true,
    })),
    lastAt: endedAt,
    owedCallBack: null,
  };
  // Without the record of the first leg, the call lives.
  return isOver ? { ...call, outcome, owedCallBack: owedBy({ ...call, outcome }) } : call;
}

function seconds(from: Date | null, to: Date | null): number | null {
  return from && to ? Math.round((time(to) - time(from)) / 1000) : null;
}

/** Seconds that talks cover together; what overlaps counts once. */
function union(talks: readonly Segment[]): number {
  let [sum, until] = [0, Number.NEGATIVE_INFINITY];
  for (const { connectedAt, endedAt } of talks.toSorted(
    (one, other) => time(one.connectedAt) - time(other.connectedAt),
  )) {
    sum += Math.max(0, time(endedAt) - Math.max(time(connectedAt), until));
    until = Math.max(until, time(endedAt));
  }
  return Math.round(sum / 1000);
}
