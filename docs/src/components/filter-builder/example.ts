import type { Choice } from './condition-row.ts';
import type { Condition } from './condition.ts';

/** What the filter builder begins with, and what it shows without JavaScript: the missed calls of a day. */
export const example = {
  path: '/cdrs',
  choices: [
    { property: 'calldate', operator: 'gte', text: '2026-11-20 00:00:00' },
    { property: 'calldate', operator: 'lt', text: '2026-11-21 00:00:00' },
    { property: 'type', operator: 'eq', text: 'M' },
  ] satisfies Choice[],
};

/** The same as conditions. */
export const exampleConditions: Condition[] = example.choices.map(({ property, operator, text }) => ({
  property,
  operator,
  value: text,
}));
