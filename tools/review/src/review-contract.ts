import { refuseNameClashes, runRedoclyBundle, sortComponents } from '@telephony/lint/bundle';
import { isJsonObject, type JsonObject } from '@telephony/contract';
import { UserError } from '@telephony/command-line';
import { type Finding, lintContract } from '@telephony/lint/lint';
import { headOf } from './base/git.ts';
import { cachedBundle } from './base/cached-bundle.ts';
import type { Base } from './base/open-base.ts';
import { compareBundles } from './compare-bundles.ts';
import { declarationOf } from './declaration.ts';
import { inheritedSources, ledgerChanges } from './facts/ledger.ts';
import { operationIds } from './facts/operation-ids.ts';
import { pageAddresses } from './facts/page-address.ts';
import { inlinePathItems } from './inline-path-items.ts';
import type { PlacedFinding, Review } from './review.ts';
import { pathIn, placeChanges } from './source/place-changes.ts';
import { UnreadableContract } from './unreadable-contract.ts';

/** What a review is made with. */
export interface ReviewOptions {
  /** Whether new features must have a fragment as well. */
  requireFragment?: boolean;
  /** Whether the linter is asked too; by default it is. It takes as long as the comparison. */
  lint?: boolean;
  /** Is told what is being done. */
  progress?: (step: string) => void;
}

/**
 * Reviews the contract in a folder, as it is there, against a base.
 *
 * @throws UnreadableContract with file and line
 */
export async function reviewContract(
  folder: string,
  base: Base,
  options: ReviewOptions = {},
): Promise<Review> {
  const { progress = () => {}, requireFragment = false, lint = true } = options;
  progress('Bundling both contracts');
  const linting = lint ? lintContract(folder) : Promise.resolve(undefined);
  // Its failure is awaited below; without this a failure to bundle would leave it unheard.
  linting.catch(() => undefined);
  const [before, after] = await Promise.all([
    cachedBundle(base.tree, () => bundleOf('base', base.folder)),
    bundleOf('revision', folder),
  ]);
  progress('Comparing');
  const { verdict, breaks, changes } = compareBundles(before, after);
  const head = headOf(folder);
  progress('Linting');
  const findings = await linting;
  const found = {
    base: {
      name: base.name,
      version: versionOf(before),
      ...(base.note ? { note: base.note } : {}),
      ...(base.commit ? { commit: base.commit } : {}),
    },
    ...(head === undefined ? {} : { commit: head }),
    verdict,
    breaks,
    version: versionOf(after),
    changes: placeChanges(changes, base.folder, folder),
    ...(findings && { lint: findings.map((finding) => placeFinding(finding, folder)) }),
    ledger: ledgerChanges({ folder: base.folder, bundle: before }, { folder, bundle: after }),
    inherited: inheritedSources(before, after, folder, (file) => pathIn(folder, file)),
    pages: pageAddresses(after),
    operationIds: operationIds(before, after),
  };
  return { ...found, ...declarationOf(found, { base: base.folder, revision: folder }, requireFragment) };
}

async function bundleOf(side: UnreadableContract['side'], folder: string): Promise<JsonObject> {
  try {
    refuseNameClashes(folder);
    return inlinePathItems(sortComponents(await runRedoclyBundle(folder)));
  } catch (error) {
    throw error instanceof UserError ? new UnreadableContract(side, folder, error) : error;
  }
}

function versionOf({ info }: JsonObject): string {
  return isJsonObject(info) ? String(info['version']) : '';
}

function placeFinding({ file, line, column, rule, message }: Finding, folder: string): PlacedFinding {
  return { file: pathIn(folder, file), line, column, rule, message };
}
