import { eachOperation } from '../each-operation.ts';
import type { Rule } from '../visitor.ts';

/** A 204 has no body: servers refuse to send one, and clients do not read it. */
export const rule: Rule = () =>
  eachOperation(({ operation }, report) => {
    const content = operation.get('responses', '204', 'content');
    if (content)
      report('A 204 has no body. Remove content, or write the status that has one.', content.writtenAt.key());
  });
