import { eachOperation } from '../each-operation.ts';
import type { Rule } from '../visitor.ts';

/** A summary is a heading: it does not end with a full stop. */
export const rule: Rule = () =>
  eachOperation(({ operation }, report) => {
    const summary = operation.object['summary'];
    if (typeof summary !== 'string' || !summary.endsWith('.')) return;
    report('A summary is a heading: take the full stop away.', operation.at);
  });
