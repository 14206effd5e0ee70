import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '@telephony/contract';
import type { Change } from './compare/change.ts';
import { compareContracts, type ContractComparison } from './compare/compare-contracts.ts';
import { explainDifferences } from './difference/explain-differences.ts';
import { listDifferences } from './difference/list-differences.ts';
import { Proofs } from './difference/proofs.ts';
import { type RedoclyChange, runRedoclyDiff } from './redocly/run-redocly-diff.ts';
import { type Overruled, weighRatings } from './redocly/weigh-ratings.ts';
import type { Breaks } from './review.ts';
import { breakChanges } from './types/break-changes.ts';
import { checkTypes, type TypesCheck } from './types/check-types.ts';
import type { GeneratedTypes } from './types/write-project.ts';
import { isSameContract } from './version/same-contract.ts';
import { type Verdict, verdictOf } from './version/verdict.ts';

/** What differs between two bundles, and what that amounts to. */
export interface BundleComparison {
  verdict: Verdict;
  breaks: Breaks;
  changes: Change[];
  types: TypesCheck;
  overruled: Overruled[];
}

/** The comparison of bundles that say the same. */
export const UNCHANGED: BundleComparison = {
  verdict: 'none',
  breaks: 'none',
  changes: [],
  types: { breaks: [], client: [] },
  overruled: [],
};

const ORDER: Change['effect'][] = ['wire', 'types', 'feature', 'text'];

/** The place of a change in a report. */
function rankOf({ effect, isDangerous = false }: Change): number {
  return isDangerous ? -1 : ORDER.indexOf(effect);
}

/**
 * Compares two bundles in three ways that correct each other: as sets of values that may be sent and received, by
 * `redocly diff`, and by compiling code that uses the base against the types of the revision.
 *
 * @param folder An empty folder to work in.
 * @param baseTypes Gives the types of the base, if it is not to make them.
 */
export async function compareBundles(
  base: JsonObject,
  revision: JsonObject,
  folder: string,
  baseTypes?: () => Promise<GeneratedTypes>,
): Promise<BundleComparison> {
  if (isSameContract(base, revision)) return UNCHANGED;
  writeFileSync(join(folder, 'base.json'), JSON.stringify(base));
  writeFileSync(join(folder, 'revision.json'), JSON.stringify(revision));
  const values = compareContracts(base, revision);
  const [ratings, types] = await Promise.all([
    runRedoclyDiff(folder),
    checkTypes(base, revision, join(folder, 'types'), baseTypes),
  ]);
  return conclude(base, revision, values, ratings, types);
}

/** What the three ways of comparing amount to together. The contracts differ. */
export function conclude(
  base: JsonObject,
  revision: JsonObject,
  values: ContractComparison,
  ratings: RedoclyChange[],
  types: TypesCheck,
): BundleComparison {
  const differences = listDifferences(base, revision);
  const own = new Proofs(base, revision, values.changes, values.compared);
  const { added, overruled } = weighRatings(ratings, values.changes, differences, own, base, revision);
  const known = [...values.changes, ...added];
  const proofs = new Proofs(base, revision, known, values.compared);
  const changes = [
    ...known,
    ...breakChanges(types.breaks, known),
    ...explainDifferences(differences, proofs, base, revision),
  ].toSorted((a, b) => rankOf(a) - rankOf(b));
  const effects = new Set(changes.map(({ effect }) => effect));
  return {
    verdict: verdictOf(changes, true),
    breaks: effects.has('wire') ? 'wire' : effects.has('types') ? 'types' : 'none',
    changes,
    types,
    overruled,
  };
}
