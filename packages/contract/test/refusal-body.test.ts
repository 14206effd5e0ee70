import { expect, test } from 'vitest';
import { refusalBody } from '@telephony/contract';

test.each([
  ['body.from', 'from', 'is required'],
  ['body', 'body', 'is required'],
  ['limit', 'limit', 'is required'],
  ['X-Auth-Token', 'X-Auth-Token', 'is required'],
  ['body.tel_1', 'tel_1', 'is required'],
  ['body.1', '1', 'is required'],
  ['body.users[0].id', 'users', 'users[0].id is required'],
  ['body[1].id', 'id', '[1].id is required'],
  ['body[1]', 'body', '[1] is required'],
  ['filter[0].property', 'filter', 'filter[0].property is required'],
])('%s is the field %s', (path, field, message) => {
  expect(refusalBody([{ field: path, message: 'is required' }]).errors).toEqual([
    { field, message, code: 'SF0010' },
  ]);
});

test('a refused filter has a message of its own, and nothing else has', () => {
  const wrong = (...fields: string[]) =>
    refusalBody(fields.map((field) => ({ field, message: 'is wrong' }))).message;
  expect(wrong('filter')).toBe('Filtration error');
  expect(wrong('filter[0].value', 'filter[1]')).toBe('Filtration error');
  expect(wrong('filter', 'limit')).toBe('Validation error');
  expect(wrong('filters')).toBe('Validation error');
  expect(wrong()).toBe('Validation error');
});
