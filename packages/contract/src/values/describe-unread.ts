import leven from 'leven';
import type { FieldError } from '../validation/describe-faults.ts';
import type { QueryTexts } from './query-names.ts';
import { isOnlySpread, type RequestPlan } from './request-plan.ts';
import { formAdvice } from './wrong-form.ts';

/** How many unknown names are reported, and how many known ones are listed. */
const MOST_REPORTED = 20;
const MOST_LISTED = 12;
/** How much of a name is shown, in characters. */
const LONGEST_NAME = 80;

/**
 * What is wrong with names of a query that belong to nothing: they are misspelt, or write a parameter in another form than
 * the document. Names that begin alike (`filter[0][property]`, `filter[0][value]`) are one error.
 */
export function describeUnread(
  plan: RequestPlan,
  texts: QueryTexts,
  names: readonly string[],
  ownNames: ReadonlySet<string> = new Set(),
): FieldError[] {
  const byBase = Map.groupBy(names, (name) => /^[^[]+/.exec(name)?.[0] ?? name);
  return [...byBase].slice(0, MOST_REPORTED).map(([base, all]) => {
    const planned = plan.queryByName.get(base);
    if (planned) return { field: base, message: formAdvice(planned, all, texts) };
    const near = nearest(base, [
      ...plan.queryByKey.keys(),
      ...plan.queryByName.keys(),
      ...plan.keyNames,
      ...ownNames,
    ]);
    const isDeep = near !== undefined && plan.queryByName.get(near)?.style === 'deepObject';
    const brackets = isDeep ? all[0]?.slice(base.length) || '[…]' : '';
    return {
      field: base.length > LONGEST_NAME ? `${base.slice(0, LONGEST_NAME)}…` : base,
      message: `is not a parameter of ${plan.label}${near === undefined ? others(plan) : `. Did you mean ${near}${brackets}?`}`,
    };
  });
}

/** The parameters that there are, in the document's order. */
function others({ query }: RequestPlan): string {
  const names = query.flatMap((planned) => {
    if (planned.style === 'deepObject') return [`${planned.name}[…]`];
    return isOnlySpread(planned) ? planned.shape.memberNames : [planned.name];
  });
  if (names.length === 0) return ', which takes no query parameters';
  const rest = names.length - MOST_LISTED;
  return `, which takes ${names.slice(0, MOST_LISTED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

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
