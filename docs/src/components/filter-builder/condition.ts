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

/** One condition as it is written in a program. */
export interface WrittenCondition extends Condition {
  /** TypeScript for a value that is found when the program runs. */
  expression?: string | undefined;
}

const EQUAL: readonly Operator[] = ['eq', 'ne'];
const ORDER: readonly Operator[] = ['lt', 'lte', 'gt', 'gte'];
const PATTERN: readonly Operator[] = ['like', 'notlike'];

/** The operators that make sense for each kind. */
const BY_KIND: Readonly<Record<Kind, readonly Operator[]>> = {
  text: [...EQUAL, 'in', ...PATTERN],
  number: [...EQUAL, ...ORDER, 'in'],
  boolean: EQUAL,
  date: [...ORDER, ...EQUAL],
  any: operators.map(({ name }) => name),
};

/** What the operators of an order are called for dates. */
const OF_DATES: Partial<Record<Operator, string>> = {
  lt: 'is before',
  lte: 'is at or before',
  gt: 'is after',
  gte: 'is at or after',
};

/** The operators that make sense for a kind, with their texts. */
export function operatorsOf(kind: Kind): { name: Operator; text: string }[] {
  return BY_KIND[kind].map((operator) => {
    const { name, text } = operators.find((known) => known.name === operator)!;
    return { name, text: (kind === 'date' && OF_DATES[name]) || text };
  });
}

/** What was typed as a value, or what is wrong with it. */
export type ReadValue = Pick<WrittenCondition, 'value' | 'expression'> | { problem: string };

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const DATE = /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}:\d{2})?$/;

/**
 * Reads what was typed. A number too long for a JSON number stays text: the platform takes both, and text is exact.
 *
 * @param text For `in` one value a line; for a date also words, such as `7 days ago`.
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
  if (kind === 'date') return readDate(text.trim());
  if (kind !== 'number') return { value: text };
  const trimmed = text.trim();
  if (!NUMBER.test(trimmed)) return { problem: `${trimmed} is not a number.` };
  return { value: String(Number(trimmed)) === trimmed ? Number(trimmed) : trimmed };
}

function readDate(text: string): ReadValue {
  const relative = relativeDate(text);
  if (relative) return relative;
  return DATE.test(text) &&
    !Number.isNaN(Date.parse(`${text.replace(' ', 'T')}${text.length > 10 ? 'Z' : ''}`))
    ? { value: text }
    : { problem: `Write ${text} as 2026-11-20 00:00:00, in UTC, or as 7 days ago.` };
}

/** A moment that is found when it is asked for: as the platform takes it, and as an expression of TypeScript. */
export interface Moment {
  /** `YYYY-MM-DD HH:MM:SS` in UTC. */
  value: string;
  expression: string;
}

const HOUR = 3_600_000;
const MIDNIGHT = 'setUTCHours(0, 0, 0, 0)';
const UNITS = { hour: 1, day: 24, week: 168 };

/** What is offered for a date. Any other number of hours, days or weeks can be typed. */
export const RELATIVE_DATES: readonly string[] = [
  'now',
  'today',
  'yesterday',
  '1 hour ago',
  '24 hours ago',
  '7 days ago',
  '30 days ago',
];

/**
 * Reads words for a moment: `now`, `today` and `yesterday` (the midnight they begin with, in UTC), `7 days ago`.
 *
 * @returns undefined for anything else
 */
export function relativeDate(text: string, now: Date = new Date()): Moment | undefined {
  const words = text.trim().toLowerCase();
  if (words === 'now') return moment(now, 'new Date()');
  const midnight = new Date(now).setUTCHours(0, 0, 0, 0);
  if (words === 'today') return moment(midnight, `new Date(new Date().${MIDNIGHT})`);
  if (words === 'yesterday')
    return moment(midnight - 24 * HOUR, `new Date(new Date().${MIDNIGHT} - 24 * 3_600_000)`);
  const [, count, unit] = /^(\d{1,5}) (hour|day|week)s? ago$/.exec(words) ?? [];
  if (!count || !unit) return undefined;
  const hours = Number(count) * UNITS[unit as keyof typeof UNITS];
  return moment(now.getTime() - hours * HOUR, `new Date(Date.now() - ${hours} * 3_600_000)`);
}

function moment(date: Date | number, expression: string): Moment {
  return { value: new Date(date).toISOString().slice(0, 19).replace('T', ' '), expression };
}
