import { assemble, type Piece } from '../assemble.ts';
import type { Call, SegmentKind } from '../call.ts';
import { joinOrphans, type Span } from '../join-orphans.ts';
import { type CdrRecord, type CdrWords, legOf, numberOf, readCdr, type ReadCdr } from './read-cdr.ts';

/**
 * Puts the CDRs of legs together to calls, in the order in which the first record of each was given. Records that name no leg are
 * left out. A call is only told whole once all of its legs are over: read CDRs that are a few minutes old.
 *
 * @param cdrs In any order, each once or more often. Read the pages to the end first: the legs of a call can be on two.
 * @param options.words What numbers in place of words stand for (`readCdr`).
 * @example
 * for (const call of foldCdrs(cdrs)) if (call.owedCallBack) console.log(call.owedCallBack.party.number);
 */
export function* foldCdrs(
  cdrs: Iterable<CdrRecord>,
  { words }: { words?: CdrWords } = {},
): Generator<Call, void> {
  const groups = new Map<number, CdrRecord[]>();
  const open: CdrRecord[] = [];
  let isLinked = true;
  for (const cdr of cdrs) {
    const root = numberOf(cdr.root_live_id);
    if (root) add(groups, root, cdr);
    else open.push(cdr);
    if (!cdr.parent_live_id && legOf(cdr) !== root) isLinked = false;
  }
  let parents: ReturnType<typeof joinOrphans> | undefined;
  if (!isLinked) {
    const all = [...groups.values()].flat().concat(open);
    parents = joinOrphans(all.flatMap((cdr) => spanOf(readCdr(cdr, words))));
    for (const cdr of open) {
      const root = parents.get(legOf(cdr) ?? 0)?.rootId;
      if (root !== undefined) add(groups, root, cdr);
    }
  }
  for (const [root, own] of groups) {
    // What was told is not kept.
    groups.delete(root);
    const byLeg = new Map<number, ReadCdr>();
    for (const cdr of own) {
      const read = readCdr(cdr, words);
      if (read.legId === null) continue;
      read.parentId ??= parents?.get(read.legId)?.parentId ?? null;
      byLeg.set(read.legId, read);
    }
    if (byLeg.size > 0) yield callOf(root, [...byLeg.values()]);
  }
}

function add(groups: Map<number, CdrRecord[]>, root: number, cdr: CdrRecord): void {
  const group = groups.get(root);
  if (group) group.push(cdr);
  else groups.set(root, [cdr]);
}

function spanOf(read: ReadCdr): Span[] {
  const { legId, startedAt, endedAt, talkSeconds, caller, called, isAnswered } = read;
  if (legId === null) return [];
  return [
    {
      ...read,
      id: legId,
      from: startedAt,
      to: endedAt,
      answered: isAnswered && endedAt !== null ? endedAt - (talkSeconds ?? 0) * 1000 : null,
      caller: caller.number ?? '',
      called: called.number ?? '',
      // Follow Me rings others in the place of a user.
      isPhone: read.isPhone && read.context !== 'FOLLOW_ME',
    },
  ];
}

function callOf(rootCallId: number, cdrs: ReadCdr[]): Call {
  const pieces = cdrs.map(pieceOf);
  const root =
    cdrs.find(({ legId }) => legId === rootCallId) ?? cdrs.toSorted((one, other) => one.id - other.id)[0]!;
  const { direction, caller, called } = root;
  return assemble(pieces, { rootCallId, source: 'cdrs', direction, caller, called, timeline: [] });
}

export function pieceOf(read: ReadCdr): Piece {
  const { id, legId, parentId, startedAt, endedAt, isAnswered, endedWhy, caller } = read;
  const kind = kindOf(read);
  const talkSeconds = isAnswered ? (read.talkSeconds ?? null) : 0;
  const connectedAt = isAnswered && endedAt !== null ? endedAt - (talkSeconds ?? 0) * 1000 : null;
  const waited = startedAt === null ? null : ((connectedAt ?? endedAt ?? startedAt) - startedAt) / 1000;
  return {
    id: legId!,
    parentId,
    order: id,
    isInferred: read.rootId === null && read.isRoot !== true,
    targetId: read.targetId,
    // What rings a user elsewhere is no queue.
    groupKind: read.context === 'FOLLOW_ME' ? 'ring-group' : undefined,
    segments: [
      {
        legId: legId!,
        kind,
        party:
          kind === 'caller' ? caller : kind === 'other' ? { ...read.called, id: read.targetId } : read.called,
        from: caller,
        group: null,
        startedAt: dateOf(startedAt),
        rangAt: null,
        connectedAt: dateOf(connectedAt),
        endedAt: dateOf(endedAt),
        isOver: true,
        end: null,
        waitSeconds: waited,
        talkSeconds,
        heldSeconds: talkSeconds === 0 ? 0 : null,
        isHeld: false,
        endedWhy,
        endedBy: null,
      },
    ],
  };
}

function kindOf({ context, isPhone, called, isAnswered, caller, targetId }: ReadCdr): SegmentKind {
  if (context === 'IVR') return 'menu';
  if (isPhone) return 'phone';
  if (!isAnswered && caller.id !== null && caller.id === targetId) return 'caller';
  return called.id === null && /\d{6}/.test(called.number ?? '') ? 'number' : 'other';
}

const dateOf = (at: number | null): Date | null => (at === null ? null : new Date(at));
