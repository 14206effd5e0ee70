import { nearest } from '@telephony/contract';

/** What to do about a name that does not exist: the one that is meant, or something else. */
export function didYouMean(name: string, known: Iterable<string>, otherwise: string): string {
  const meant = nearest(name, known);
  return meant === undefined ? otherwise : `Did you mean ${meant}?`;
}
