import { eachOperation } from '../each-operation.ts';
import type { Rule } from '../visitor.ts';

/** A GET or a DELETE takes no body: browsers refuse to send one with a GET, and proxies drop both. */
export const rule: Rule = () =>
  eachOperation(({ method, operation }, report) => {
    const body = operation.get('requestBody');
    if (!body || (method !== 'get' && method !== 'delete')) return;
    report(
      `A ${method.toUpperCase()} with a body, which browsers and proxies drop. Use parameters, or another method.`,
      body.writtenAt.key(),
    );
  });
