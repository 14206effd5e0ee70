import { eachSchema } from '../each-schema.ts';
import type { Rule } from '../visitor.ts';

/** The types of values of one kind, with the keywords that say something of these alone. */
const OF_TYPES: [types: string[], keywords: string[]][] = [
  [['string'], ['minLength', 'maxLength', 'pattern']],
  [['array'], ['minItems', 'maxItems', 'uniqueItems']],
  [['object'], ['minProperties', 'maxProperties', 'required', 'additionalProperties']],
  [
    ['integer', 'number'],
    ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ],
];

/** A bound is of the type that it stands beside: JSON Schema passes over any other, so nothing is held to it. */
export const rule: Rule = () =>
  eachSchema((schema, { report, location }) => {
    const types: unknown[] = [schema['type'] ?? []].flat();
    if (types.length === 0) return;
    for (const [fitting, keywords] of OF_TYPES) {
      if (fitting.some((type) => types.includes(type))) continue;
      for (const word of keywords.filter((keyword) => keyword in schema)) {
        const message = `${word} says nothing of type ${types.join(' or ')}, only of ${fitting.join(' or ')}. Remove it, or correct the type.`;
        report({ message, location: location.child(word).key() });
      }
    }
  });
