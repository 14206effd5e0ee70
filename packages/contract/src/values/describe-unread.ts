import type { FieldError } from '../validation/field-error.ts';
import { nearest } from './nearest.ts';
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
