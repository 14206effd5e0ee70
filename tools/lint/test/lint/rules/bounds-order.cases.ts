import type { RuleCases } from '../support/rule-cases.ts';
import { schemaCases } from '../support/schema-cases.ts';

export const cases: RuleCases = schemaCases(
  {
    'bounds in their order': { type: 'integer', minimum: 1, maximum: 5 },
    'one bound': { type: 'string', minLength: 4 },
    'one value': { type: 'integer', minimum: 1, maximum: 1 },
  },
  {
    'a minimum above the maximum': [{ type: 'integer', minimum: 5, maximum: 1 }, '/minimum'],
    lengths: [{ type: 'string', minLength: 5, maxLength: 1 }, '/minLength'],
  },
);
