import { bodiesOf } from '../bodies.ts';
import { eachOperation } from '../each-operation.ts';
import { envelopeOf } from '../envelope.ts';
import type { Rule } from '../visitor.ts';

/**
 * The JSON answer of a GET is an envelope: reading `state` beside `data` instead of in it was the commonest fault of
 * clients, so a record that stands bare is a slip, unless a ledger entry says that the documents leave the form open.
 */
export const rule: Rule = () =>
  eachOperation((site, report) => {
    if (site.kind === 'webhook' || site.method !== 'get') return;
    for (const body of bodiesOf(site)) {
      const envelope = envelopeOf(body);
      if (!envelope || envelope.kind) continue;
      report(
        'A GET answers an envelope with data. Add it, or mark the schema with x-ledger.',
        envelope.schema.at,
      );
    }
  });
