import { foldCdrs, userFigures } from '@telephony/calls';
import { expect, test } from 'vitest';

const leg = {
  calldate: '2026-11-20 10:00:00',
  duration: 60,
  root_live_id: 1,
  src: '447700900123',
  destination: 'in',
};
const calls = [
  ...foldCdrs([
    { ...leg, id: 1, live_id: 1, billsec: 50, dst: '442079460101', dst_id: '30601' },
    {
      ...leg,
      id: 2,
      live_id: 2,
      parent_live_id: 1,
      billsec: 50,
      dst: '2102',
      dst_id: '410002',
      user_id: 410002,
    },
  ]),
];
const users = [
  { id: 410002, first_name: 'Tom', last_name: 'Reyes', dnd: false },
  { id: 410003, first_name: 'Mei', last_name: 'Lindqvist', dnd: true },
];
const end = Date.parse('2026-11-20T10:01:00Z');

test.each([
  [end + 9_000, ['wrap-up', 'do-not-disturb']],
  [end + 10_000, ['free', 'do-not-disturb']],
])('who is in no call may wrap one up, or not want one', (now, states) => {
  const figures = userFigures(calls, { users, wrapUpSeconds: 10, now });
  expect(figures.map(({ state }) => state)).toEqual(states);
  expect(figures.map(({ talks, talkSeconds }) => [talks, talkSeconds])).toEqual([
    [1, 50],
    [0, 0],
  ]);
});
