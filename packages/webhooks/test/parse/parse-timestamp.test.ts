import { testParseTimestamp } from '@telephony/testing/timestamp-tests';
import { expect, test } from 'vitest';
import { parseTimestamp } from '../../src/index.ts';

testParseTimestamp(parseTimestamp);

test('a number of seconds, as live calls have, is no timestamp', () => {
  // @ts-expect-error
  expect(() => parseTimestamp(1_790_000_000)).toThrow(RangeError);
});
