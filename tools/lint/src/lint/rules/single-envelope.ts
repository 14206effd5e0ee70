import { bodiesOf } from '../bodies.ts';
import { eachOperation } from '../each-operation.ts';
import { envelopeOf, missingMembers } from '../envelope.ts';
import type { Rule } from '../visitor.ts';

/** A response whose `data` is one record is `{data, links}`, both required, as the documents promise for every record. */
export const rule: Rule = () =>
  eachOperation((site, report) => {
    for (const body of bodiesOf(site)) {
      const envelope = envelopeOf(body);
      if (envelope?.kind !== 'single') continue;
      const missing = missingMembers(envelope, ['data', 'links']);
      if (missing.length === 0) continue;
      report(
        `A single envelope has and requires data and links; ${missing.join(' and ')} is not both. Use the form of ` +
          'CdrSingle.yaml, or mark the schema with x-ledger if the documents leave its form open.',
        envelope.schema.at,
      );
    }
  });
