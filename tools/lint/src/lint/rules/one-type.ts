import { eachSchema } from '../each-schema.ts';
import type { Rule } from '../visitor.ts';

/**
 * A `type` is one type, or one type and null; several types are an `anyOf` of plain types. A list of types says the same, but
 * many generators take the first of the list only or refuse it, and one thing is said in one way.
 */
export const rule: Rule = () =>
  eachSchema((schema, { report, location }) => {
    const types: unknown[] = [schema['type']].flat();
    // The rule of the specification finds a null without quotes.
    if (types.filter((type) => type !== 'null' && type !== null).length <= 1) return;
    report({
      message:
        "A list of types. Write anyOf with one schema for each type; type: [X, 'null'] is for null only.",
      location: location.child('type'),
    });
  });
