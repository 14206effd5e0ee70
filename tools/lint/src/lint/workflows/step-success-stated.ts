import { isJsonObject } from '@telephony/contract';
import type { Rule } from '../visitor.ts';

/** Every step says what success is, its status at least: without criteria any response would pass. */
export const stepSuccessStated: Rule = () => ({
  Step(node, { location, report }) {
    const criteria =
      isJsonObject(node) && Array.isArray(node['successCriteria']) ? node['successCriteria'] : [];
    const conditions = criteria.map((criterion) => isJsonObject(criterion) && criterion['condition']);
    if (conditions.some((condition) => typeof condition === 'string' && condition.startsWith('$statusCode')))
      return;
    report({ message: 'No criterion checks $statusCode. Say which status is success.', location });
  },
});
