import { expect, test } from 'vitest';
import { columns } from '../src/index.ts';

test('texts begin and numbers end below each other, and no line ends with blanks', () => {
  const rows = [
    ['name', 9, 'what'],
    ['a', 1024, ''],
  ];
  expect(columns(rows)).toEqual(['name     9  what', 'a     1024']);
});

test('there may be no rows', () => {
  expect(columns([])).toEqual([]);
});
