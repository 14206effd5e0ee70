export interface Span {
  id: number;
  rootId: number | null;
  parentId: number | null;
  isRoot: boolean | null;
  /** Milliseconds since 1970. Null if unknown. */
  from: number | null;
  to: number | null;
  answered: number | null;
  caller: string;
  called: string;
  shown: string;
  isPhone: boolean;
}

/** The longest that a call can last, in milliseconds: nothing before that led to a leg. */
const LONGEST = 86_400_000;

/**
 * Finds the call of each leg, and the leg that led to it: by the ids of root and parent, else, where both are missing (ledger O-33,
 * O-67), by who calls and when. A leg that begins while another one of the same caller waits is a phone that it rings; one that
 * begins in the second in which another one ends is where the call went next. Legs of two calls of one number at the same time
 * cannot be told apart so.
 */
export function joinOrphans(
  spans: readonly Span[],
): Map<number, { rootId: number; parentId: number | null }> {
  const found = new Map<number, { rootId: number; parentId: number | null }>();
  const byNumber = new Map<string, Span[]>();
  const sorted = spans.toSorted((one, other) => Number(one.from) - Number(other.from) || one.id - other.id);
  for (const span of sorted) {
    const { id, rootId, isRoot, parentId } = span;
    const isFirst = isRoot === true || rootId === id;
    const isAlike = (other: Span): boolean => rootId === null || found.get(other.id)?.rootId === rootId;
    const parent = parentId ?? (isFirst ? null : leadsTo(span, byNumber, isAlike));
    const known = parent === null ? undefined : found.get(parent);
    found.set(id, { rootId: rootId ?? known?.rootId ?? parentId ?? id, parentId: parent });
    for (const number of new Set([span.caller, span.called, span.shown])) {
      const others = byNumber.get(number);
      if (others) others.push(span);
      else byNumber.set(number, [span]);
    }
  }
  return found;
}

function leadsTo(
  span: Span,
  byNumber: ReadonlyMap<string, readonly Span[]>,
  isAlike: (other: Span) => boolean,
): number | null {
  const { from, to, caller, shown } = span;
  if (from === null) return null;
  let next: Span | undefined;
  for (const number of new Set([caller, shown])) {
    const others = byNumber.get(number) ?? [];
    for (let at = others.length - 1; at >= 0; at -= 1) {
      const other = others[at]!;
      if (Number(other.from) < from - LONGEST) break;
      if (!isAlike(other)) continue;
      const isWaiting = other.to === null || from < other.to || (from === other.to && to === from);
      const wasAnswered = other.answered !== null && other.answered < from;
      if (isWaiting && !wasAnswered && !other.isPhone && other.caller === caller) return other.id;
      // Whoever is called stays only after a talk.
      const hasStayed = other.caller === caller || other.shown === shown || other.answered !== null;
      if (other.to === from && hasStayed && (!next || isNearer(other, next, caller))) next = other;
    }
  }
  return next?.id ?? null;
}

function isNearer(one: Span, other: Span, caller: string): boolean {
  const isParty = (span: Span): boolean => span.caller === caller || span.called === caller;
  return isParty(one) === isParty(other) ? one.id > other.id : isParty(one);
}
