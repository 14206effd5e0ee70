import type { RuleCases } from '../support/rule-cases.ts';
import { schemaCases } from '../support/schema-cases.ts';

export const cases: RuleCases = schemaCases(
  {
    'a length of a text or null': { type: ['string', 'null'], maxLength: 5 },
    'a bound of a number': { type: 'number', minimum: 1 },
    'a bound without a type': { maxLength: 5 },
    'a field that is called pattern': { type: 'object', properties: { pattern: { type: 'string' } } },
  },
  {
    'a length of an integer': [{ type: 'integer', maxLength: 5 }, '/maxLength'],
    'a bound of a text, in a field': [
      { properties: { id: { type: ['string', 'null'], maximum: 5 } } },
      '/properties/id/maximum',
    ],
    'required fields of a list': [{ type: 'array', items: {}, required: ['id'] }, '/required'],
  },
);
