import type { RuleCases } from '../support/rule-cases.ts';
import { schemaCases } from '../support/schema-cases.ts';

export const cases: RuleCases = schemaCases(
  {
    'an id': { type: 'integer', format: 'int64' },
    'a small number': { type: ['integer', 'null'], format: 'int32', maximum: 5000 },
    'another format, which format-known finds': { type: 'integer', format: 'id' },
    'no integer': { type: ['number', 'string'] },
    'one type of several': { type: ['integer', 'string'], format: 'int64' },
  },
  {
    'without a format': [{ type: 'integer' }, ''],
    'one type of several': [{ type: ['string', 'integer'] }, ''],
  },
);
