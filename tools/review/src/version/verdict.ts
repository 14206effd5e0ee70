import type { Change } from '../compare/change.ts';

/** The step of the version that a change of the contract asks for, by Semantic Versioning. */
export type Verdict = 'none' | 'patch' | 'minor' | 'major';

/**
 * The verdict on changes: the weightiest counts. What breaks the types only is a major change as well, since the types are
 * a part of what is published.
 *
 * @param differs Whether the contracts differ at all: apart from the order of properties, and the version.
 */
export function verdictOf(changes: Change[], differs: boolean): Verdict {
  const effects = new Set(changes.map(({ effect }) => effect));
  if (effects.has('wire') || effects.has('types')) return 'major';
  if (effects.has('feature')) return 'minor';
  return differs || effects.has('text') ? 'patch' : 'none';
}
