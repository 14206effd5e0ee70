import { type Fragment, fragmentText, readFragments } from './fragment.ts';

/** The fragments of a contract folder, told apart by whose they are. */
export interface SortedFragments {
  /** Those of the change: the base does not have them, or has them with another text. */
  own: Fragment[];
  /** Those of the changes before it, which wait for the next release too. */
  others: Fragment[];
}

/**
 * Tells the fragments of a change from those that its base has already.
 *
 * @throws UserError for a fragment of the change that does not say its step
 */
export function sortFragments(base: string, folder: string): SortedFragments {
  const known = new Map(readFragments(base).map((fragment) => [fragment.name, fragmentText(fragment)]));
  const { own = [], others = [] } = Object.groupBy(readFragments(folder), (fragment) =>
    known.get(fragment.name) === fragmentText(fragment) ? 'others' : 'own',
  );
  return { own, others };
}
