import { expect, test } from 'vitest';
import { tokenOption } from '../src/token-option.ts';

test('a token is what fits into a header', () => {
  expect(tokenOption('--control-token', 'a-secret')).toBe('a-secret');
  expect(tokenOption('--control-token', undefined)).toBeUndefined();
});

test.each(['', 'a b', 'ä', 'a\n', 'x'.repeat(1001)])('%j is refused, with the name of the option', (text) => {
  expect(() => tokenOption('--control-token', text)).toThrow(/^--control-token is not a token\. Give /);
});
