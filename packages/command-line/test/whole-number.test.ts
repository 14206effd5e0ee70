import { expect, test } from 'vitest';
import { UserError, wholeNumber } from '../src/index.ts';

const range = { from: -1, to: 65_535 };

test.each(['-1', '0', '65535'])('%s is in the range', (text) => {
  expect(wholeNumber('--port', text, range)).toBe(Number(text));
});

test.each(['', ' ', 'x', '0x12', '1e3', '1.5', '-2', '65536', '12 '])('%j is not', (text) => {
  const read = () => wholeNumber('--port', text, range);
  expect(read).toThrow(UserError);
  expect(read).toThrow(`--port: "${text}" is not a whole number from -1 to 65535.`);
});
