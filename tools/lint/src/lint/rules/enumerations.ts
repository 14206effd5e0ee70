import { isJsonObject } from '@telephony/contract';
import { eachSchema, type Rule } from '../visitor.ts';

export const rules: Record<string, Rule> = {};

// A value that the platform adds would break every client. The type generator knows the pattern in this order only.
rules['open-enumeration'] = () => {
  const open = new Set<unknown>();
  return eachSchema((schema, report, at) => {
    const alternatives = schema['anyOf'];
    if (Array.isArray(alternatives) && isOpen(alternatives)) open.add(alternatives[0]);
    if (!Array.isArray(schema['enum']) || open.has(schema) || isReason(schema['x-closed-enumeration']))
      return;
    report(
      'A closed enumeration. Write anyOf of the known values and then the plain type, or say why it is closed: ' +
        'x-closed-enumeration: <reason>.',
      at.child('enum'),
    );
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
