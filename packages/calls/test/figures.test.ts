import { callBacks, type CallEvent, foldCall, foldCdrs, queueFigures, userFigures } from '@telephony/calls';
import { eventOf } from '@telephony/testing/calls/event-of';
import { answeredInQueue, missedInQueue } from '@telephony/testing/calls/story';
import { expect, test } from 'vitest';

const fold = (events: readonly CallEvent[]) => foldCall(events).call;
const waiting = fold(answeredInQueue.events.slice(0, 4));
const talking = fold(answeredInQueue.events.slice(0, 8));
const answered = fold(answeredInQueue.events);
const missed = fold(missedInQueue.events);

test('a queue has those who wait, and the waits and ends of the others', () => {
  expect(queueFigures([waiting])).toMatchObject([
    {
      queue: { id: 30601 },
      waiting: [{ rootCallId: 5000000101, caller: { name: 'Alice Moran' }, since: waiting.startedAt }],
      answered: 0,
      averageWait: null,
      serviceLevel: null,
    },
  ]);
  expect(queueFigures([answered, missed])).toMatchObject([
    { queue: { id: 30601 }, waiting: [], answered: 1, abandoned: 0, averageWait: 7, serviceLevel: 1 },
    { queue: { id: 30602 }, waiting: [], answered: 0, abandoned: 0, passedOn: 1, averageWait: null },
  ]);
  expect(queueFigures([answered], { within: 6 })).toMatchObject([{ serviceLevel: 0 }]);
});

test('a call that ends in a queue is abandoned, whether or not it is told who has hung up', () => {
  const at = {
    root_call_id: 11,
    context: 'QUEUE',
    dst_id: 30_601,
    dst_name: 'Sales',
    destination: 'in',
  } as const;
  for (const end of [{ terminated_by: 'caller' }, {}]) {
    const events = [
      eventOf('call.initial', '10:00:00', 11, at),
      eventOf('call.missed', '10:00:09', 11, { ...at, final: true }),
      eventOf('call.hangup', '10:00:09', 11, { ...at, ...end }),
    ];
    expect(queueFigures([fold(events)])).toMatchObject([{ abandoned: 1, passedOn: 0, serviceLevel: 0 }]);
  }
});

test('a user has what they do, with whom, and their talk', () => {
  const of = (...calls: (typeof waiting)[]) => userFigures(calls).find(({ user }) => user.id === 410_002);
  expect(of(waiting)).toMatchObject({
    state: 'ringing',
    with: { name: 'Alice Moran' },
    talks: 0,
    talkSeconds: 0,
  });
  expect(of(talking)).toMatchObject({ state: 'talking', since: talking.segments[1]?.connectedAt, talks: 1 });
  expect(of(talking, waiting)).toMatchObject({ state: 'talking' });
  expect(of(answered, missed)).toMatchObject({
    state: 'free',
    since: null,
    with: null,
    talks: 1,
    talkSeconds: 184,
  });
});

test('who is still on the line with the voicemail is not to be called back yet', () => {
  expect(callBacks([fold(missedInQueue.events.slice(0, -1))])).toEqual([]);
  expect(callBacks([missed, waiting])).toMatchObject([
    { caller: { number: '447700900789' }, missedBy: { name: 'Workshop' }, at: missed.startedAt, tries: 0 },
  ]);
});

test('calls without a number, of your own people or to outside are nobody to call back', () => {
  const other = (change: object) => fold(missedInQueue.events.map((event) => ({ ...event, ...change })));
  expect(callBacks([other({ src: '' }), other({ src: null })])).toEqual([]);
  expect(callBacks([other({ src: '2103', src_id: 410_003 }), other({ src: '2103' })])).toEqual([]);
  expect(callBacks([other({ destination: 'out' })])).toEqual([]);
});

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
