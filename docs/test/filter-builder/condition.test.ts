import * as fc from 'fast-check';
import { runInThisContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import {
  operatorsOf,
  readValue,
  RELATIVE_DATES,
  relativeDate,
} from '../../src/components/filter-builder/condition.ts';

describe('what was typed for a number', () => {
  test('is a number where JSON has it exactly', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (number) => {
        expect(readValue('number', 'eq', String(number))).toEqual({ value: number === 0 ? 0 : number });
      }),
    );
  });

  test('stays text where a number would be rounded', () => {
    expect(readValue('number', 'eq', '9007199254740993')).toEqual({ value: '9007199254740993' });
    expect(readValue('number', 'eq', '1.50')).toEqual({ value: '1.50' });
  });

  test.each(['x', '1e5', '0x1', '1,5', ' ', '--1'])('refuses %j', (text) => {
    expect(readValue('number', 'eq', text)).toHaveProperty('problem');
    expect(readValue('number', 'in', `1\n${text === ' ' ? 'x' : text}`)).toHaveProperty('problem');
  });
});

test('one of several values: one in each line, as text', () => {
  expect(readValue('number', 'in', '410002\n\n 410003 ')).toEqual({ value: ['410002', '410003'] });
  expect(readValue('text', 'in', ' \n')).toHaveProperty('problem');
});

test('text is taken as it is', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.constantFrom('text' as const, 'any' as const),
      (text, kind) => {
        expect(readValue(kind, 'ne', text)).toEqual({ value: text });
      },
    ),
  );
  expect(readValue('number', 'like', '0044')).toEqual({ value: '0044' });
  expect(readValue('boolean', 'eq', 'false')).toEqual({ value: false });
  expect(readValue('text', 'eq', '')).toHaveProperty('problem');
});

test('the operators fit the kind', () => {
  const names = (kind: Parameters<typeof operatorsOf>[0]) => operatorsOf(kind).map(({ name }) => name);
  expect(names('text')).toEqual(['eq', 'ne', 'in', 'like', 'notlike']);
  expect(names('date')).not.toContain('like');
  expect(names('number')).not.toContain('like');
  expect(operatorsOf('date').find(({ name }) => name === 'gte')?.text).toBe('is at or after');
});

describe('what was typed for a date', () => {
  const NOW = new Date('2026-03-01T10:20:30.456Z');

  test.each(['2026-11-20', '2026-11-20 13:00:00', ' 2024-02-29 '])('%j is taken', (text) => {
    expect(readValue('date', 'gte', text)).toEqual({ value: text.trim() });
  });

  test.each(['20.11.2026', '2026-13-01', '2026-11-20T10:00:00Z', 'soon', '7 days'])(
    '%j is refused',
    (text) => {
      expect(readValue('date', 'gte', text)).toHaveProperty('problem');
    },
  );

  test.each([
    ['now', '2026-03-01 10:20:30'],
    ['Today', '2026-03-01 00:00:00'],
    ['yesterday', '2026-02-28 00:00:00'],
    ['1 hour ago', '2026-03-01 09:20:30'],
    ['2 weeks ago', '2026-02-15 10:20:30'],
  ])('%s is found as of now', (text, value) => {
    expect(relativeDate(text, NOW)?.value).toBe(value);
  });

  test('the expression gives the same moment, and all that is offered is read', () => {
    for (const text of [...RELATIVE_DATES, '3 weeks ago']) {
      const moment = relativeDate(text);
      const date: Date = runInThisContext(moment!.expression);
      expect(Math.abs(date.getTime() - Date.parse(`${moment!.value.replace(' ', 'T')}Z`))).toBeLessThan(2000);
    }
  });
});
