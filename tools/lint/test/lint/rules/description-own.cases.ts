import type { RuleCases } from '../support/rule-cases.ts';
import { schemaCases } from '../support/schema-cases.ts';

const field = (description?: string) => ({
  type: 'string',
  ...(description !== undefined && { description }),
});
const record = (properties: object) => ({ type: 'object', properties });

export const cases: RuleCases = schemaCases(
  {
    'their own': record({ src: field('Who calls.'), dst: field('Who is called.') }),
    none: record({ src: field(), dst: field() }),
  },
  {
    'that of another': [
      record({ src: field('Who calls.'), dst: field('Who calls.') }),
      '/properties/dst/description',
    ],
  },
);
