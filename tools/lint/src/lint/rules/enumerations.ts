import { isJsonObject } from '@telephony/contract';
import { eachSchema, type Rule } from '../visitor.ts';

/**
 * An enumeration is open: the first alternative of an `anyOf` whose second is the plain type. Otherwise a value that the
 * platform adds breaks every client. The type generator knows the pattern in this order only. Where the set is closed, in
 * what is sent as in what comes back, the schema says why: `x-closed-enumeration: <reason>`.
 */
const openEnumeration: Rule = () => {
  const open = new Set<unknown>();
  return eachSchema((schema, { report, location }) => {
    const alternatives = schema['anyOf'];
    if (Array.isArray(alternatives) && isOpen(alternatives)) open.add(alternatives[0]);
    if (!Array.isArray(schema['enum']) || open.has(schema) || isReason(schema['x-closed-enumeration']))
      return;
    report({
      message:
        'A closed enumeration. Write anyOf of the known values and then the plain type, or say why it is closed: ' +
        'x-closed-enumeration: <reason>.',
      location: location.child('enum'),
    });
  });
};

function isOpen([known, plain]: unknown[]): boolean {
  if (!isJsonObject(known) || !isJsonObject(plain)) return false;
  return (
    plain['type'] === known['type'] && !('enum' in plain) && !('const' in plain) && !('pattern' in plain)
  );
}

function isReason(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

/** As few values as these do not show which case is meant. */
const FEWEST = 3;

/** An enumeration lists values, without which nothing fits, and writes them in one case. */
const enumValues: Rule = () =>
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

/** The rules by name. */
export const rules: Record<string, Rule> = {
  'open-enumeration': openEnumeration,
  'enum-values': enumValues,
};
