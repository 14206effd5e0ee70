import { eachSchema } from '../each-schema.ts';
import type { Rule } from '../visitor.ts';

/**
 * No `default` but null, and that only where null is valid. The documents state a default for two event fields, both
 * null: any other would be made up, and generators and validators would send it.
 */
export const rule: Rule = () =>
  eachSchema((schema, { report, location }) => {
    if (!Object.hasOwn(schema, 'default')) return;
    const { default: value, type = 'null' } = schema;
    if (value === null && [type].flat().includes('null')) return;
    const message =
      value === null
        ? 'The default is null and the type has no null. Add it.'
        : 'The documents state no default but null. Leave it out and mark the element with x-ledger.';
    report({ message, location: location.child('default') });
  });
