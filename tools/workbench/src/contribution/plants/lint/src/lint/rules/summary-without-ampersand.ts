import { eachOperation } from '../each-operation.ts';
import type { Rule } from '../visitor.ts';

/** A summary is read aloud: it says "and". */
export const rule: Rule = () =>
  eachOperation(({ operation }, report) => {
    const summary = operation.object['summary'];
    if (typeof summary !== 'string' || !summary.includes('&')) return;
    report('A summary is read aloud: write "and" for "&".', operation.at);
  });
