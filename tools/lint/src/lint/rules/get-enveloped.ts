import { bodiesOf } from '../bodies.ts';
import { eachOperation } from '../each-operation.ts';
import { envelopeOf } from '../envelope.ts';
import type { Rule } from '../visitor.ts';

/**
 * The JSON response of a GET is an envelope: reading `state` beside `data` instead of in it was the commonest mistake of
 * clients, so a bare record is an error, unless a ledger entry says that the documents leave the form open.
 */
export const rule: Rule = () =>
  eachOperation((site, report) => {
    if (site.kind === 'webhook' || site.method !== 'get') return;
    for (const body of bodiesOf(site)) {
      const envelope = envelopeOf(body);
      if (!envelope || envelope.kind) continue;
      report(
        'A GET returns an envelope with data. Add it, or mark the schema with x-ledger.',
        envelope.schema.at,
      );
    }
  });
