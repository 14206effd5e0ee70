import { nearest } from '../nearest.ts';
import type { FieldError } from '../validation/describe-faults.ts';
import type { PlannedParameter, RequestPlan } from './request-plan.ts';

const MAX_REPORTED = 20;
const MAX_LISTED = 12;
const MAX_NAME_CHARACTERS = 80;

// Names that begin alike (`filter[0][property]`, `filter[0][value]`) are one error.
export function describeUnread(
  { query, queryByName, keyNames, label }: RequestPlan,
  names: readonly string[],
  ownNames: ReadonlySet<string> = new Set(),
): FieldError[] {
  const bases = new Set(names.map((name) => /^[^[]+/.exec(name)?.[0] ?? name));
  return [...bases].slice(0, MAX_REPORTED).map((base) => {
    const planned = queryByName.get(base);
    if (planned) return { field: base, message: rightForm(planned) };
    const near = nearest(base, [...queryByName.keys(), ...keyNames, ...ownNames]);
    const brackets = queryByName.get(near ?? '')?.isDeep ? '[…]' : '';
    return {
      field: base.length > MAX_NAME_CHARACTERS ? `${base.slice(0, MAX_NAME_CHARACTERS)}…` : base,
      message: `is not a parameter of ${label}${near === undefined ? knownParameters(query) : `. Did you mean ${near}${brackets}?`}`,
    };
  });
}

function knownParameters(query: readonly PlannedParameter[]): string {
  const names = query.map(({ name, isDeep }) => (isDeep ? `${name}[…]` : name));
  if (names.length === 0) return ', which takes no query parameters';
  const rest = names.length - MAX_LISTED;
  return `, which takes ${names.slice(0, MAX_LISTED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function rightForm(planned: PlannedParameter): string {
  const { name, isJson, isDeep } = planned;
  return isJson ? jsonForm(planned) : `must be sent as ${name}${isDeep ? '[NAME]' : ''}=VALUE`;
}

export function jsonForm({ name, examples }: PlannedParameter): string {
  const texts = [...examples.values()].map(({ value }) =>
    typeof value === 'string' ? value : JSON.stringify(value),
  );
  // The shortest, ready to be pasted.
  const [json] = texts.toSorted((a, b) => a.length - b.length);
  const must = 'must be one parameter of JSON';
  return json === undefined
    ? `${must}, percent-encoded`
    : `${must}, such as ${name}=${encodeURIComponent(json)}, which is ${name}=${json} percent-encoded`;
}
