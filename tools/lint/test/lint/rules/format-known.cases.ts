import type { RuleCases } from '../support/rule-cases.ts';
import { schemaCases } from '../support/schema-cases.ts';

export const cases: RuleCases = schemaCases(
  {
    'that of an integer': { type: 'integer', format: 'int64' },
    'that of a text or null': { type: ['string', 'null'], format: 'date' },
    'without a type': { format: 'email' },
    'an example of that name': { examples: [{ format: 'csv' }] },
  },
  {
    'one that does not exist': [{ type: 'string', format: 'datetime' }, '/format'],
    'one of another type': [{ type: 'string', format: 'int64' }, '/format'],
    'a width that does not exist': [{ type: 'integer', format: 'int63' }, '/format'],
  },
);
