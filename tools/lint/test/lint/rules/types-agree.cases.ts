import type { RuleCases } from '../support/rule-cases.ts';
import { schemaCases } from '../support/schema-cases.ts';

export const cases: RuleCases = schemaCases(
  {
    'the same type': { type: 'string', allOf: [{ type: 'string' }, { minLength: 1 }] },
    'null in one of them': { type: ['string', 'null'], allOf: [{ type: 'string' }] },
    'an integer that is a number': { type: 'number', allOf: [{ type: 'integer' }] },
    'one part without a type': { allOf: [{}, { type: 'object' }] },
  },
  {
    'another type than the schema': [{ type: 'string', allOf: [{ type: 'integer' }] }, '/allOf/0'],
    'another type than a part before it': [{ allOf: [{ type: 'string' }, { type: 'object' }] }, '/allOf/1'],
  },
);
