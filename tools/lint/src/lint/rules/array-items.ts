import { eachSchema } from '../each-schema.ts';
import type { Rule } from '../visitor.ts';

/** Every array says what it holds, `items: {}` when that is not known: generators fail on an array without items. */
export const rule: Rule = () =>
  eachSchema((schema, { report, location }) => {
    if (![schema['type']].flat().includes('array') || 'items' in schema || 'prefixItems' in schema) return;
    report({
      message: 'An array without items. If its elements are not shown: items: {} and x-ledger.',
      location,
    });
  });
