import { array, assert, constantFrom, property, stringMatching, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { isAdvice, sentencesOf } from '../../src/lint/checks/statements.ts';

test.each([
  ['One fact. And another.', ['One fact.', 'And another.']],
  ['Ends\nthe call. See `GET /cdrs/{id}.trace`.', ['Ends the call.', 'See `GET /cdrs/{id}.trace`.']],
  ['A form, e.g. `08:00`, occurs.', ['A form, e.g. `08:00`, occurs.']],
  ['See [the page](/guides/x.html). It helps.', ['See [the page](/guides/x.html).', 'It helps.']],
  ['## A heading\n\nText.', ['Text.']],
  ['- one item\n- another item', ['one item', 'another item']],
  ['| Limit | Value |\n|---|---|\n| `limit` | 5000 records |', ['`limit` | 5000 records |']],
  ['**Lifecycle.** It lapses.', ['Lifecycle.', 'It lapses.']],
  ['', []],
])('%j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

test('no word of a text is lost, whatever is between the words', () => {
  const word = stringMatching(/^[a-z]{1,8}$/);
  const between = constantFrom(' ', '. ', '.\n', '\n\n', '; ', ' `a.b` ', '? ', ' (c). ');
  assert(
    property(array(tuple(word, between), { minLength: 1 }), (parts) => {
      const text = parts.flat().join('');
      const words = (some: string) => some.match(/[a-z]+/g) ?? [];
      expect(words(sentencesOf(text).join(' '))).toEqual(words(text));
    }),
  );
});

test.each([
  'Use it to fill a wallboard.',
  'To hang up, use `DELETE /calls/{id}`.',
  'Never send an empty list.',
  'Before you save the body, check the status.',
  '[Start in five minutes](/guides/start/) with a mock.',
])('advice: %s', (sentence) => {
  expect(isAdvice(sentence)).toBe(true);
});

test.each([
  'The call is ended.',
  'To the platform it is a call.',
  'Users carry roles.',
  '`from` is the id of a user.',
  'When the call ends, its record is gone.',
  'Call queues and their phones.',
  'Call-ID of the called side.',
  'Start of the call.',
  '`count` requests one record.',
])('a fact: %s', (sentence) => {
  expect(isAdvice(sentence)).toBe(false);
});
