/** What is known of the values of a property. `any`: text, number, or not known. */
export type Kind = 'text' | 'number' | 'boolean' | 'date' | 'any';

/** The operators, each under the name that the client has for it. */
export const operators = [
  { name: 'eq', text: 'equals', method: 'eq' },
  { name: 'ne', text: 'does not equal', method: 'ne' },
  { name: 'lt', text: 'is less than', method: 'lt' },
  { name: 'lte', text: 'is at most', method: 'lte' },
  { name: 'gt', text: 'is more than', method: 'gt' },
  { name: 'gte', text: 'is at least', method: 'gte' },
  { name: 'in', text: 'is one of', method: 'in' },
  { name: 'like', text: 'matches', method: 'like' },
  { name: 'notlike', text: 'does not match', method: 'notLike' },
] as const;

export type Operator = (typeof operators)[number]['name'];

/** One condition as it is sent. */
export interface Condition {
  property: string;
  operator: Operator;
  value: string | number | boolean | string[];
}

/** The operators that make sense for a kind. */
export function operatorsOf(kind: Kind): readonly (typeof operators)[number][] {
  if (kind === 'boolean') return operators.filter(({ name }) => name === 'eq' || name === 'ne');
  return operators;
}

/** What was typed as a value, or what is wrong with it. */
export type ReadValue = { value: Condition['value'] } | { problem: string };

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/**
 * Reads what was typed. A number too long for a JSON number stays text: the platform takes both, and text is exact.
 *
 * @param text For `in` one value a line.
 */
export function readValue(kind: Kind, operator: Operator, text: string): ReadValue {
  if (operator === 'in') {
    const values = text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    if (values.length === 0) return { problem: 'Type one value in each line.' };
    const wrong = kind === 'number' ? values.find((value) => !NUMBER.test(value)) : undefined;
    return wrong === undefined ? { value: values } : { problem: `${wrong} is not a number.` };
  }
  if (text === '') return { problem: 'Type a value.' };
  if (operator === 'like' || operator === 'notlike') return { value: text };
  if (kind === 'boolean') return { value: text === 'true' };
  if (kind !== 'number') return { value: text };
  const trimmed = text.trim();
  if (!NUMBER.test(trimmed)) return { problem: `${trimmed} is not a number.` };
  return { value: String(Number(trimmed)) === trimmed ? Number(trimmed) : trimmed };
}
