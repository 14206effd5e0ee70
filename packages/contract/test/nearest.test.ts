import { describe, expect, test } from 'vitest';
import { nearest } from '../src/index.ts';

const names = ['page', 'limit', 'filter', 'group_by', 'sort', 'dir', 'include', 'fields', 'page-size', 'q'];

describe('the nearest name', () => {
  test.each([
    ['limt', 'limit'],
    ['limits', 'limit'],
    ['Limit', 'limit'],
    ['lmiit', 'limit'],
    ['srot', 'sort'],
    ['srt', 'sort'],
    ['groupBy', 'group_by'],
    ['GROUP-BY', 'group_by'],
    ['groupby', 'group_by'],
    ['pageSize', 'page-size'],
    ['filters', 'filter'],
    ['inclued', 'include'],
    ['sort_by', 'sort'],
    ['Q', 'q'],
  ])('of %s is %s', (name, candidate) => {
    expect(nearest(name, names)).toBe(candidate);
  });

  test('is one with the same letters before one as far away', () => {
    expect(nearest('pots', ['put', 'patch', 'post'])).toBe('post');
  });

  test.each(['offset', 'date', 'a', 'id', '', '__proto__', 'state', 'x'.repeat(100_000)])(
    'of %.20s is none of them',
    (name) => {
      expect(nearest(name, names)).toBeUndefined();
    },
  );

  test('of long names may differ in a third', () => {
    expect(nearest('/recordings/users', ['/recording/user'])).toBe('/recording/user');
    expect(nearest('international_prefix', ['internal_prefix'])).toBe('internal_prefix');
    expect(nearest('international', ['intern'])).toBeUndefined();
  });

  test('is the one with the fewest changes, of equals the first', () => {
    expect(nearest('dat', ['date', 'data'])).toBe('date');
    expect(nearest('dta', ['date', 'data'])).toBe('data');
  });
});
