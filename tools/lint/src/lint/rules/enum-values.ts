import { eachSchema } from '../each-schema.ts';
import type { Rule } from '../visitor.ts';

/** As few values as these do not show which case is meant. */
const FEWEST = 3;

/** An enumeration lists values, without which nothing fits, and writes them in one case. */
export const rule: Rule = () =>
  eachSchema(({ enum: values }, { report, location }) => {
    if (!Array.isArray(values)) return;
    if (values.length === 0) {
      const message = 'enum lists no value, so nothing fits. List the values, or remove it.';
      return report({ message, location: location.child('enum') });
    }
    for (const [index, value] of values.entries()) {
      const meant = inCaseOfOthers(value, values);
      if (meant === undefined) continue;
      const message = `${String(value)} is in another case than the other values. Write ${meant}.`;
      report({ message, location: location.child('enum').child(index) });
    }
  });

/** A value in the case that all others have, where it alone has another. */
function inCaseOfOthers(value: unknown, values: unknown[]): string | undefined {
  const others = values.filter((other) => other !== value && hasCase(other)).map(String);
  if (!hasCase(value) || others.length + 1 < FEWEST) return undefined;
  return [upper, lower].find(
    (change) => others.every((other) => change(other) === other) && change(value) !== value,
  )?.(value);
}

function hasCase(value: unknown): value is string {
  return typeof value === 'string' && upper(value) !== lower(value);
}

function upper(text: string): string {
  return text.toUpperCase();
}

function lower(text: string): string {
  return text.toLowerCase();
}
