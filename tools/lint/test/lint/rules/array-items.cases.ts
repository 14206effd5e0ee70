import type { RuleCases } from '../support/rule-cases.ts';
import { schemaCases } from '../support/schema-cases.ts';

export const cases: RuleCases = schemaCases(
  {
    items: { type: 'array', items: { type: 'string' } },
    'unknown items': { type: ['array', 'null'], items: {} },
    'a tuple': { type: 'array', prefixItems: [{}] },
  },
  {
    none: [{ type: 'array' }, ''],
    'one type of several': [{ type: ['array', 'null'] }, ''],
  },
);
