import { expect, test } from 'vitest';
import { judge } from '../../src/consumers/outcome.ts';
import { isGood, outcomeTable } from '../../src/consumers/outcome-table.ts';
import { FILTER } from '../../src/consumers/platform.ts';

const platform = { filters: [FILTER], followed: [], cdrs: 1, extension: '1002' };
const good = { cdrs: 1, call: 4_294_967_400, state: 'RINGING', dst: '1002', field: 'from' };
const said = (changes: object) => `Signed in.\n${JSON.stringify({ ...good, ...changes })}\n`;

test('a program that does everything is good', () => {
  const outcome = judge(said({}), platform);
  expect(outcome).toEqual({ calls: true, filter: true, enumeration: true });
  expect(isGood({ accepts: true, compiles: true, ...outcome })).toBe(true);
});

test.each([
  [{ cdrs: 0 }, 'it read 0 CDRs instead of 1'],
  [{ call: -94_967_183 }, 'the id of its call is -94967183'],
  [{ dst: null }, 'the transferred call goes to null instead of 1002'],
  [{ field: undefined }, 'the field of the error is undefined instead of from'],
])('%j is a call that failed', (changes, reason) => {
  const outcome = judge(said(changes), platform);
  expect(outcome.calls).toBe(false);
  expect(outcome.reason).toContain(reason);
});

test('a program that follows the redirect of a changed call has failed', () => {
  const outcome = judge(said({}), { ...platform, followed: ['PATCH'] });
  expect(outcome.calls).toBe(false);
  expect(outcome.reason).toContain('it followed the redirect of a changed call with its token: PATCH');
});

test('a state that is no word is an enumeration that was lost', () => {
  expect(judge(said({ state: 3 }), platform)).toMatchObject({ calls: true, enumeration: false });
});

test.each([[[]], [['[object Object]']], [[null]], [[FILTER, FILTER]]])(
  'filters %j are wrong on the wire',
  (filters) => {
    expect(judge(said({}), { ...platform, filters })).toMatchObject({ calls: true, filter: false });
  },
);

test('a program that prints something else has not called', () => {
  expect(judge('Done.', platform)).toMatchObject({ calls: false, enumeration: false });
});

test('the table says what failed, what was not reached, and what the machine lacks', () => {
  const outcomes = new Map([
    ['go', { accepts: true, compiles: false }],
    ['php', { missing: ['php', 'composer'] }],
    ['validator', { accepts: true }],
  ]);
  expect(outcomeTable(outcomes).split('\n')).toEqual([
    'consumer   accepts  compiles  calls  filter on the wire  enumeration kept',
    'go         yes      NO        -      -                   -',
    'php        not on this machine: php, composer',
    'validator  yes      -         -      -                   -',
  ]);
  expect([...outcomes.values()].map(isGood)).toEqual([false, true, true]);
});
