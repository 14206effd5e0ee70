import { eachSchema } from '../each-schema.ts';
import type { Rule } from '../visitor.ts';

/** Keywords that say something of values of one kind, with its types. */
const OF_TYPES = new Map([
  ...['minLength', 'maxLength', 'pattern'].map((word) => [word, ['string']] as const),
  ...['minItems', 'maxItems', 'uniqueItems'].map((word) => [word, ['array']] as const),
  ...['minProperties', 'maxProperties', 'required', 'additionalProperties'].map(
    (word) => [word, ['object']] as const,
  ),
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'].map(
    (word) => [word, ['integer', 'number']] as const,
  ),
]);

/** A bound is of the type that it stands beside: JSON Schema passes over any other, so nothing is held to it. */
export const rule: Rule = () =>
  eachSchema((schema, { report, location }) => {
    const types: unknown[] = [schema['type'] ?? []].flat();
    if (types.length === 0) return;
    for (const [word, fitting] of OF_TYPES) {
      if (!(word in schema) || fitting.some((type) => types.includes(type))) continue;
      const message = `${word} says nothing of type ${types.join(' or ')}, only of ${fitting.join(' or ')}. Remove it, or correct the type.`;
      report({ message, location: location.child(word).key() });
    }
  });
