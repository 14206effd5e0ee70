import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { choicesOf } from '../../src/components/filter-builder/condition-rows.ts';
import { readValue } from '../../src/components/filter-builder/condition.ts';
import type { Filterable } from '../../src/components/filter-builder/filterable.ts';
import { anyCondition } from './support.ts';

const collection: Filterable = {
  path: '/cdrs',
  summary: 'List',
  date: 'calldate',
  properties: [
    { name: 'calldate', kind: 'date' },
    { name: 'billsec', kind: 'number' },
    { name: 'src', kind: 'text' },
    { name: 'deleted', kind: 'boolean' },
    { name: 'any', kind: 'any' },
  ],
};
const names = collection.properties.map(({ name }) => name);

test('choices make exactly the filter that they were read from, or none are offered', () => {
  const conditions = fc.array(fc.tuple(anyCondition, fc.constantFrom(...names, 'other')));
  fc.assert(
    fc.property(conditions, (pairs) => {
      const filter = pairs.map(([condition, property]) => ({ ...condition, property }));
      const choices = choicesOf(JSON.stringify(filter), collection);
      if (!choices) return;
      const made = choices.map(({ property, operator, text }) => {
        const { kind } = collection.properties.find(({ name }) => name === property)!;
        return { property, operator, value: (readValue(kind, operator, text) as { value: unknown }).value };
      });
      expect(made).toEqual(filter.map(({ property, operator, value }) => ({ property, operator, value })));
    }),
  );
});

test.each([
  ['', []],
  [
    '[{"property":"src","operator":"in","value":["1","2"]}]',
    [{ property: 'src', operator: 'in', text: '1\n2' }],
  ],
  [
    '[{"property":"billsec","operator":"gt","value":5}]',
    [{ property: 'billsec', operator: 'gt', text: '5' }],
  ],
])('%s can be chosen', (json, choices) => {
  expect(choicesOf(json, collection)).toEqual(choices);
});

test.each([
  'no JSON',
  '{}',
  '[1]',
  '[{"or":[{"property":"src","operator":"eq","value":"1"}]}]',
  '[{"property":"src","operator":"eq","value":"1","case":true}]',
  '[{"property":"nobody","operator":"eq","value":"1"}]',
  '[{"property":"src","operator":"resembles","value":"1"}]',
  '[{"property":"src","operator":"eq","value":1}]',
  '[{"property":"calldate","operator":"gte","value":"7 days ago"}]',
])('%s cannot be chosen', (json) => {
  expect(choicesOf(json, collection)).toBeUndefined();
});
