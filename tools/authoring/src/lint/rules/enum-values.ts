import { eachSchema } from '../each-schema.ts';
import type { Rule } from '../visitor.ts';

/** An enumeration lists values: without any, nothing fits. */
export const rule: Rule = () =>
  eachSchema(({ enum: values }, { report, location }) => {
    if (!Array.isArray(values) || values.length > 0) return;
    const message = 'enum lists no value, so nothing fits. List the values, or remove it.';
    report({ message, location: location.child('enum') });
  });
