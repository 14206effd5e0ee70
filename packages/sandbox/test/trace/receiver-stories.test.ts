/** The calls that the tests of `@telephony/webhooks` make up can have happened, but for those that say why not. */
import { scenarios } from '@telephony/testing/calls/index';
import { expect, test } from 'vitest';
import { checkTrace } from '../support/check-trace.ts';
import { readTrace } from '../support/read-trace.ts';

test.each(scenarios)('$name', ({ events, beginsLate, notInModel }) => {
  const { entries, others } = readTrace(JSON.stringify(events));
  const illegal = checkTrace(entries).map(({ why }) => why);
  const late = illegal.filter((why) => why.includes('a leg begins with call.initial'));
  const rest = illegal.filter((why) => !late.includes(why));
  expect(others).toBe(0);
  expect({ illegal, beginsLate: late.length > 0, notInModel: rest.length > 0 }).toEqual({
    illegal,
    beginsLate: beginsLate === true,
    notInModel: notInModel !== undefined,
  });
});
