import type { RuleCases } from '../support/rule-cases.ts';
import { schemaCases } from '../support/schema-cases.ts';

export const cases: RuleCases = schemaCases(
  {
    'names that differ': { type: ['object', 'null'], required: ['id', 'name'], 'x-ledger': ['N-01', 'N-02'] },
    'a field that is called required': { properties: { required: { type: 'boolean' } } },
    'an example with such a list': { examples: [{ required: ['id', 'id'] }] },
  },
  {
    'a field that is required twice': [{ type: 'object', required: ['id', 'name', 'id'] }, '/required/2'],
    'a mark twice': [{ 'x-ledger': ['N-01', 'N-01'] }, '/x-ledger/1'],
    'a type twice, in a field': [
      { properties: { id: { type: ['string', 'string'] } } },
      '/properties/id/type/1',
    ],
  },
);
