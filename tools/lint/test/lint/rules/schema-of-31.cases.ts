import type { RuleCases } from '../support/rule-cases.ts';
import { schemaCases } from '../support/schema-cases.ts';

export const cases: RuleCases = schemaCases(
  {
    examples: { type: 'string', examples: ['a'] },
    'a field of that name': { type: 'object', properties: { example: { type: 'string' } } },
  },
  { 'an example': [{ type: 'string', example: 'a' }, '/example'] },
);
