import { expect, test } from 'vitest';
import { judgeLibrary } from '../../src/consumers/judge-library.ts';

const refused = [400, 'must be one parameter of JSON. Send filter=%5B%5D'];
const good = { filters: [[200, ''], refused, refused, refused, refused], records: 4 };
const line = (...servers: unknown[]) => `fetching\n${JSON.stringify({ servers })}\n`;

test('a program that both servers respond to as they should is right', () => {
  expect(judgeLibrary(line(good, good), [4, 4])).toEqual({ calls: true });
});

test.each([
  ['that reads too little', line(good, { ...good, records: 3 }), 'it read 3 CDRs instead of 4'],
  ['whose right filter is refused', line(good, { ...good, filters: [refused] }), 'the right filter got 400'],
  [
    'whose wrong filter passes',
    line({ ...good, filters: good.filters.with(2, [200, '']) }, good),
    'a wrong filter got 200',
  ],
  [
    'that is refused without the form that works',
    line({ ...good, filters: good.filters.with(1, [400, 'no']) }, good),
    'got 400: no',
  ],
  ['that says nothing', 'oops', 'it read undefined CDRs'],
])('one %s is not', (_, stdout, reason) => {
  expect(judgeLibrary(stdout, [4, 4])).toEqual({ calls: false, reason: expect.stringContaining(reason) });
});
