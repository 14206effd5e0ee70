import { eachSchema } from '../each-schema.ts';
import type { Rule } from '../visitor.ts';

const BOUNDS = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

/** The lower of two bounds is not above the upper: otherwise no value passes. */
export const rule: Rule = () =>
  eachSchema((schema, { report, location }) => {
    for (const [low, high] of BOUNDS) {
      const { [low]: least, [high]: most } = schema;
      if (typeof least !== 'number' || typeof most !== 'number' || least <= most) continue;
      const message = `${low} ${least} is above ${high} ${most}: no value passes. Exchange or correct them.`;
      report({ message, location: location.child(low) });
    }
  });
