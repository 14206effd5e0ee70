import type { JsonObject } from '@telephony/contract';
import type { Change } from './compare/change.ts';
import { compareContracts } from './compare/compare-contracts.ts';
import { explainDifferences } from './difference/explain-differences.ts';
import { listDifferences } from './difference/list-differences.ts';
import { Proofs } from './difference/proofs.ts';
import type { Breaks } from './review.ts';
import { isSameContract } from './version/same-contract.ts';
import { type Verdict, verdictOf } from './version/verdict.ts';

/** What differs between two bundles, and what that amounts to. */
export interface BundleComparison {
  verdict: Verdict;
  breaks: Breaks;
  changes: Change[];
}

const ORDER: Change['effect'][] = ['wire', 'types', 'feature', 'text'];

/** The place of a change in a report. */
function rankOf({ effect, isDangerous = false }: Change): number {
  return isDangerous ? -1 : ORDER.indexOf(effect);
}

/**
 * Compares two bundles as sets of values that may be sent and received, and explains every difference in their text that
 * this comparison leaves unnamed.
 */
export function compareBundles(base: JsonObject, revision: JsonObject): BundleComparison {
  if (isSameContract(base, revision)) return { verdict: 'none', breaks: 'none', changes: [] };
  const { changes: found, compared } = compareContracts(base, revision);
  const proofs = new Proofs(base, revision, found, compared);
  const differences = listDifferences(base, revision);
  const changes = [...found, ...explainDifferences(differences, proofs, base, revision)].toSorted(
    (a, b) => rankOf(a) - rankOf(b),
  );
  const effects = new Set(changes.map(({ effect }) => effect));
  return {
    verdict: verdictOf(changes, true),
    breaks: effects.has('wire') ? 'wire' : effects.has('types') ? 'types' : 'none',
    changes,
  };
}
