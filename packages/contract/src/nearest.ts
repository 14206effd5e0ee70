import leven from 'leven';

// Longer names are not typed.
const MAX_CHARACTERS = 200;

/**
 * Returns the candidate that a misspelt name stands for: with the same letters in another case, order or division (`groupBy`
 * for `group_by`), at most two changes, or one in three characters.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > MAX_CHARACTERS) return undefined;
  const wanted = bare(name);
  const wantedLetters = letters(wanted);
  let found: string | undefined;
  let least = Infinity;
  for (const candidate of candidates) {
    const other = bare(candidate);
    const most = Math.max(2, Math.floor(wanted.length / 3));
    if (Math.abs(other.length - wanted.length) > most) continue;
    const areTurned = wanted !== '' && letters(other) === wantedLetters;
    // Letters in another order count as one change.
    const distance = other === wanted ? 0 : areTurned ? 1 : leven(wanted, other);
    // Two changes leave little of a short name: `date` is not meant for `page`.
    const isNear = distance <= most && 2 * distance < Math.max(wanted.length, other.length);
    if (distance >= least || !(isNear || areTurned)) continue;
    least = distance;
    found = candidate;
  }
  return found;
}

const bare = (name: string): string => name.toLowerCase().replaceAll(/[-_]/g, '');

export const letters = (name: string): string => name.split('').toSorted().join('');
