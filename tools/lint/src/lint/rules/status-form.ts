import { eachOperation } from '../each-operation.ts';
import type { Rule } from '../visitor.ts';

/** A range of statuses has capital letters: 2XX. In any other form tools pass over it. */
export const rule: Rule = () =>
  eachOperation(({ operation }, report) => {
    for (const [status, response] of operation.get('responses')?.entries() ?? []) {
      if (!/^[1-5]xx$/i.test(status) || status === status.toUpperCase()) continue;
      const message = `${status} is not a range of statuses. Write '${status.toUpperCase()}'.`;
      report(message, response.writtenAt.key());
    }
  });
