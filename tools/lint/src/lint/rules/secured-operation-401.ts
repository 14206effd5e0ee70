import { eachOperation } from '../each-operation.ts';
import type { Rule } from '../visitor.ts';

/**
 * Every operation that needs a token declares 401: the general rules of the documents state it for all, while their
 * lists of operations leave it out here and there. A token is not needed with `security: []` or with `{}` as an alternative.
 */
export const rule: Rule = () =>
  eachOperation(({ kind, root, operation }, report) => {
    if (kind === 'webhook') return;
    const security = operation.object['security'] ?? root.object['security'];
    if (!Array.isArray(security) || security.length === 0) return;
    if (security.some((requirement: object | null) => Object.keys(requirement ?? {}).length === 0)) return;
    if (!operation.get('responses') || operation.get('responses', '401')) return;
    const schemes = root.get('components', 'securitySchemes')?.object ?? {};
    if (security.some((requirement: object) => Object.keys(requirement).some((name) => !(name in schemes))))
      return;
    report(
      "The operation needs a token: declare '401' with Unauthorized.yaml, or security: [].",
      operation.at,
    );
  });
