import leven from 'leven';

/** Names longer than this are not typed, so they are not typing errors. */
const LONGEST = 200;

/**
 * The candidate that a misspelt name stands for: the same letters in another case, order or division (`groupBy` for
 * `group_by`), or at most two changes, of long names one change in three characters. Undefined where none is that near.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > LONGEST) return undefined;
  const wanted = bare(name);
  const wantedLetters = letters(wanted);
  let found: string | undefined;
  let least = Infinity;
  for (const candidate of candidates) {
    const other = bare(candidate);
    const most = Math.max(2, Math.floor(wanted.length / 3));
    if (Math.abs(other.length - wanted.length) > most) continue;
    const areTurned = wanted !== '' && letters(other) === wantedLetters;
    // Letters in another order are one slip.
    const distance = other === wanted ? 0 : areTurned ? 1 : leven(wanted, other);
    // Two changes leave little of a short name: `date` is not meant for `page`.
    const isNear = distance <= most && 2 * distance < Math.max(wanted.length, other.length);
    if (distance >= least || !(isNear || areTurned)) continue;
    least = distance;
    found = candidate;
  }
  return found;
}

/** A name without what its spellings differ in. */
const bare = (name: string): string => name.toLowerCase().replaceAll(/[-_]/g, '');

const letters = (name: string): string => name.split('').toSorted().join('');
