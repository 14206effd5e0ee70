/** The least share of pairs of letters that a misspelt name has in common with what it stands for. */
const ENOUGH = 0.4;

/** The name that a misspelt one most likely stands for, by the pairs of letters that they share; undefined where none is near. */
export function nearest<Name extends string>(text: string, names: readonly Name[]): Name | undefined {
  const [best] = names
    .map((name) => ({ name, share: sharedPairs(text.toLowerCase(), name) }))
    .toSorted((one, other) => other.share - one.share);
  return best && best.share >= ENOUGH ? best.name : undefined;
}

function sharedPairs(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  return (2 * pairs.intersection(others).size) / (pairs.size + others.size);
}

function pairsOf(text: string): Set<string> {
  const padded = ` ${text} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, index) => padded.slice(index, index + 2)));
}
