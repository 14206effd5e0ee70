import type { Call } from './call.ts';
import { decideCall } from './decide.ts';
import { spanOfCdr } from './join.ts';
import { placesOf } from './fold.ts';
import { type CdrRecord, type CdrWords, type LegRecord, readLegs } from './read/cdr.ts';

export function* foldCdrs(
  cdrs: Iterable<CdrRecord>,
  { words }: { words?: CdrWords } = {},
): Generator<Call, void> {
  const byLeg = readLegs(cdrs, words);
  const places = placesOf([...byLeg.values()].map(spanOfCdr));
  const groups = new Map<number, { cdrs: LegRecord[]; doubts: string[] }>();
  for (const [id, read] of byLeg) {
    const { rootId, parentId, doubt } = places.get(id)!;
    const group = groups.get(rootId) ?? groups.set(rootId, { cdrs: [], doubts: [] }).get(rootId)!;
    group.cdrs.push(read.parentId === parentId ? read : { ...read, parentId });
    if (doubt) group.doubts.push(doubt);
  }
  for (const [rootCallId, { cdrs: own, doubts }] of groups)
    yield decideCall({ rootCallId, events: [], cdrs: own, seen: [], isGone: false, joinDoubts: doubts }).call;
}
