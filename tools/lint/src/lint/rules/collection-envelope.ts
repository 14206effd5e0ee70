import { bodiesOf } from '../bodies.ts';
import { eachOperation } from '../each-operation.ts';
import { envelopeOf, missingMembers } from '../envelope.ts';
import type { Rule } from '../visitor.ts';

/**
 * A response whose `data` is an array is `{data, total}`, both required: the client's pager, the mock and the sandbox read
 * `total` without asking whether it is there.
 */
export const rule: Rule = () =>
  eachOperation((site, report) => {
    for (const body of bodiesOf(site)) {
      const envelope = envelopeOf(body);
      if (envelope?.kind !== 'collection') continue;
      const missing = missingMembers(envelope, ['data', 'total']);
      if (missing.length === 0) continue;
      report(
        `A collection envelope has and requires data and total; ${missing.join(' and ')} is not both. Use the ` +
          'form of CdrCollection.yaml, or mark the schema with x-ledger if the documents leave its form open.',
        envelope.schema.at,
      );
    }
  });
