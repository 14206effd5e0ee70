import { eachOperation } from '../each-operation.ts';
import type { Rule } from '../visitor.ts';

/**
 * A webhook states `security: []`. Without it the root's requirement would say that the platform sends X-Auth-Token to
 * the receiver, and no signature of deliveries is documented.
 */
export const rule: Rule = () =>
  eachOperation(({ kind, operation }, report) => {
    if (kind === 'path') return;
    const security = operation.object['security'];
    if (Array.isArray(security) && security.length === 0) return;
    report('The platform sends no credentials with an event: write security: [].', operation.at);
  });
