import leven from 'leven';
import type { FieldError } from '../validation/describe-faults.ts';
import type { PlannedParameter, RequestPlan } from './request-plan.ts';

const MOST_REPORTED = 20;
const MOST_LISTED = 12;
const LONGEST_NAME = 80;

export function describeUnread(
  { query, queryByName, keyNames, label }: RequestPlan,
  names: readonly string[],
  ownNames: ReadonlySet<string> = new Set(),
): FieldError[] {
  const bases = new Set(names.map((name) => /^[^[]+/.exec(name)?.[0] ?? name));
  return [...bases].slice(0, MOST_REPORTED).map((base) => {
    const planned = queryByName.get(base);
    if (planned) return { field: base, message: formOf(planned) };
    const near = nearest(base, [...queryByName.keys(), ...keyNames, ...ownNames]);
    const brackets = queryByName.get(near ?? '')?.isDeep ? '[…]' : '';
    return {
      field: base.length > LONGEST_NAME ? `${base.slice(0, LONGEST_NAME)}…` : base,
      message: `is not a parameter of ${label}${near === undefined ? others(query) : `. Did you mean ${near}${brackets}?`}`,
    };
  });
}

function others(query: readonly PlannedParameter[]): string {
  const names = query.map(({ name, isDeep }) => (isDeep ? `${name}[…]` : name));
  if (names.length === 0) return ', which takes no query parameters';
  const rest = names.length - MOST_LISTED;
  return `, which takes ${names.slice(0, MOST_LISTED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function formOf(planned: PlannedParameter): string {
  const { name, isJson, isDeep } = planned;
  return isJson ? jsonForm(planned) : `must be sent as ${name}${isDeep ? '[NAME]' : ''}=VALUE`;
}

export function jsonForm({ name, examples }: PlannedParameter): string {
  const texts = [...examples.values()].map(({ value }) =>
    typeof value === 'string' ? value : JSON.stringify(value),
  );
  const [json] = texts.toSorted((a, b) => a.length - b.length);
  const must = 'must be one parameter of JSON';
  return json === undefined
    ? `${must}, percent-encoded`
    : `${must}, such as ${name}=${encodeURIComponent(json)}, which is ${name}=${json} percent-encoded`;
}

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

const bare = (name: string): string => name.toLowerCase().replaceAll(/[-_]/g, '');

const letters = (name: string): string => name.split('').toSorted().join('');
