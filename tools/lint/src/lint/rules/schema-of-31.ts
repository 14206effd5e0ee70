import { eachSchema } from '../each-schema.ts';
import type { Rule } from '../visitor.ts';

/** Schemas are written as in OpenAPI 3.1, which is JSON Schema: `example` of 3.0 is read by some tools only. */
export const rule: Rule = () =>
  eachSchema((schema, { report, location }) => {
    if (!('example' in schema)) return;
    report({
      message: 'example is of OpenAPI 3.0. Write examples: [...].',
      location: location.child('example').key(),
    });
  });
