import { pointerSegments, resolvePointer } from '@telephony/contract';
import { type Change, changeAt, type Comparison } from './comparison.ts';
import { placeName, sentence } from './words.ts';

export interface Named {
  name: string;
  value: unknown;
  description?: unknown;
}

// Both say the same, and have similar words or say too much for a coincidence.
export function matchRenamed<Old extends Named, New extends Named>(
  { schemas }: Comparison,
  gone: readonly Old[],
  fresh: readonly New[],
): Map<Old, New> {
  const found = new Map<Old, New>();
  for (const isLikely of [haveSimilarWords, isDistinctive]) {
    const pairs = gone.flatMap((old) =>
      fresh
        .filter((one) => !found.has(old) && ![...found.values()].includes(one))
        .filter((one) => isLikely(old, one) && schemas.isSame(old.value, one.value))
        .map((one) => [old, one] as const),
    );
    for (const [old, one] of pairs)
      if (pairs.filter((pair) => pair[0] === old || pair[1] === one).length === 1) found.set(old, one);
  }
  return found;
}

function haveSimilarWords(one: Named, other: Named): boolean {
  const [said, says] = [wordsOf(descriptionText(one)), wordsOf(descriptionText(other))];
  if (said.size > 0 && says.size > 0) return said.intersection(says).size * 2 > said.union(says).size;
  return wordsOf(one.name).intersection(wordsOf(other.name)).size > 0;
}

function isDistinctive({ value }: Named): boolean {
  return Object.keys((value as { properties?: object } | undefined)?.properties ?? {}).length > 1;
}

const COMMON_WORDS = new Set('a an and by for in is of on or the to with'.split(' '));

function descriptionText({ value, description }: Named): string {
  const own = description ?? (value as { description?: unknown } | undefined)?.description;
  return typeof own === 'string' ? own : '';
}

function wordsOf(text: string): Set<string> {
  const apart = text.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return new Set(apart.split(/[^\p{L}\d]+/u).filter((word) => word !== '' && !COMMON_WORDS.has(word)));
}

const HARM: Readonly<Record<string, string>> = {
  'request wire': 'requests that call it by the old name are refused',
  'response wire': 'programs that read the old name find nothing',
};

export function mergeRenamedFields(comparison: Comparison, changes: readonly Change[]): Change[] {
  const { base, revision } = comparison;
  const told = new Map<Change, Change[]>();
  for (const direction of ['request', 'response']) {
    const added = changes.filter(
      ({ rule }) => rule === `${direction}-property-added` || rule === `${direction}-required-added`,
    );
    const removed = changes.filter(({ rule }) => rule === `${direction}-property-removed`);
    for (const [object, group] of Map.groupBy(removed, (change) => parentObject(change.base))) {
      const place = group[0]?.revision;
      const fresh = added.filter((one) => one.base === object && parentObject(one.revision) === place);
      const gone = group.map((change) => namedAt(base.bundle, change.base, change));
      const pairs = matchRenamed(
        comparison,
        gone,
        fresh.map((change) => namedAt(revision.bundle, change.revision, change)),
      );
      for (const [old, now] of pairs) {
        const own = added.filter((one) => one.revision === now.change.revision && one.base === object);
        const effect = [old.change, ...own].some((one) => one.effect === 'wire') ? 'wire' : 'types';
        const harm =
          HARM[`${direction} ${effect}`] ??
          'requests stay valid, but code that names the old one does not compile';
        const text = `${sentence(placeName(old.change.base ?? ''))} is called \`${now.name}\` now: ${harm}.`;
        const at = { base: old.change.base, revision: now.change.revision };
        told.set(old.change, [
          changeAt(at, old.change.operations, effect, `${direction}-property-renamed`, text),
        ]);
        for (const one of own) told.set(one, []);
      }
    }
  }
  return changes.flatMap((change) => told.get(change) ?? [change]);
}

function parentObject(property: string | undefined): string {
  return property?.replace(/\/properties\/[^/]*$/, '') ?? '';
}

function namedAt(bundle: Comparison['base']['bundle'], pointer = '', change: Change) {
  return { name: pointerSegments(pointer).at(-1) ?? '', value: resolvePointer(bundle, pointer), change };
}
