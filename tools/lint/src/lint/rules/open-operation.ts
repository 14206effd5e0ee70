import { eachOperation } from '../each-operation.ts';
import type { Rule } from '../visitor.ts';

/** The tag of the operations that a user calls before there is a token. */
const SIGN_IN = 'Sessions';

/** Only signing in needs no token: `security: []` on anything else would make clients send none, and the mock ask for none. */
export const rule: Rule = () =>
  eachOperation(({ kind, operation }, report) => {
    const security = operation.get('security');
    const tags: unknown[] = [operation.object['tags'] ?? []].flat();
    if (kind === 'webhook' || !Array.isArray(security?.value) || tags.includes(SIGN_IN)) return;
    if (security.value.length > 0) return;
    report(
      `security: [] is for signing in (tag ${SIGN_IN}) only. Remove it: the operation needs a token.`,
      security.at,
    );
  });
