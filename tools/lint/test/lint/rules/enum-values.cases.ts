import type { RuleCases } from '../support/rule-cases.ts';
import { schemaCases } from '../support/schema-cases.ts';

export const cases: RuleCases = schemaCases(
  { values: { type: 'string', enum: ['a'] }, 'no enumeration': { type: 'string' } },
  { 'no value': [{ type: 'string', enum: [] }, '/enum'] },
);
