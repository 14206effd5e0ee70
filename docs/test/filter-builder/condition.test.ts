import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readValue } from '../../src/components/filter-builder/condition.ts';

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
      fc.constantFrom('text' as const, 'date' as const, 'any' as const),
      (text, kind) => {
        expect(readValue(kind, 'ne', text)).toEqual({ value: text });
      },
    ),
  );
  expect(readValue('number', 'like', '0044')).toEqual({ value: '0044' });
  expect(readValue('boolean', 'eq', 'false')).toEqual({ value: false });
  expect(readValue('text', 'eq', '')).toHaveProperty('problem');
});
