import type { JsonObject } from '@telephony/contract';
import type { Change } from '../compare/change.ts';
import { operationsAt } from './operations-at.ts';
import { componentAt } from '../schema/component-at.ts';
import { describeDifference, describeOpen, describeRewritten } from './describe-difference.ts';
import type { Difference } from './difference.ts';
import type { Proofs } from './proofs.ts';

/**
 * The changes of which the comparisons say nothing: words, examples and marks; what is written in other words and proven to
 * say the same; and what nobody can explain, which is held to be breaking until somebody has looked at it.
 */
export function explainDifferences(
  differences: Difference[],
  proofs: Proofs,
  base: JsonObject,
  revision: JsonObject,
): Change[] {
  const changes: Change[] = [];
  const rewritten = new Map<string, Difference[]>();
  for (const difference of differences) {
    const place = placeOf(difference);
    const operations = operationsAt(place.side === 'base' ? base : revision, place.pointer);
    const common = { place, operations };
    if (difference.kind !== 'compared' && difference.kind !== 'unknown') {
      const text = describeDifference(difference, place.pointer);
      changes.push({ effect: 'text', rule: 'text', text, ...common });
      continue;
    }
    const status = proofs.statusOf(difference);
    if (status === 'open') {
      const text = describeOpen(difference, place.pointer);
      const { base: was, revision: is } = difference;
      const sides = { ...(was !== undefined && { base: was }), ...(is !== undefined && { revision: is }) };
      changes.push({ effect: 'wire', rule: 'not-explained', text, ...common, ...sides });
    } else if (status !== 'told') {
      const key = `${status} ${elementOf(place.pointer)}`;
      rewritten.set(key, [...(rewritten.get(key) ?? []), difference]);
    }
  }
  for (const [key, group] of rewritten) {
    const [first] = group;
    if (!first) continue;
    const place = placeOf(first);
    const operations = operationsAt(place.side === 'base' ? base : revision, place.pointer);
    const isUnused = key.startsWith('unused');
    const text = describeRewritten(group, place.pointer, {
      isUnused,
      isChanged: !isUnused && proofs.hasChangeIn(elementOf(place.pointer)),
    });
    changes.push({ effect: 'text', rule: 'rewritten', text, place, operations });
  }
  return changes;
}

function placeOf({ base = '', revision }: Difference): Change['place'] {
  return revision === undefined ? { side: 'base', pointer: base } : { side: 'revision', pointer: revision };
}

/** What differences are put together by: a component, an operation, or the document. */
function elementOf(pointer: string): string {
  const component = componentAt(pointer)?.pointer;
  return component ?? pointer.split('/').slice(0, 5).join('/');
}
