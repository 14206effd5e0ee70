import { expect, test } from 'vitest';
import { parseEvent } from '../../src/index.ts';
import { story, storyNames } from '../../src/testing.ts';
import { foldCall } from '@telephony/calls';
import { isCallEvent } from '../../src/tracker.ts';

const names = storyNames();

test('there are stories of every kind', () => {
  expect(names.length).toBeGreaterThanOrEqual(25);
  expect(names).toEqual(expect.arrayContaining(['answered', 'missed', 'queue-second-agent', 'sms']));
});

test.each(names)('%s: events of the contract, in order, with ids that are new each time', (name) => {
  const at = new Date('2026-11-20T09:00:00.700Z');
  const [told, again] = [story(name, { at }), story(name, { at })];
  for (const { at: moment, event } of told) {
    expect(parseEvent(event, { strict: true })).toBe(event);
    expect(moment.toISOString().slice(0, 19).replace('T', ' ')).toBe(event.event_time);
  }
  expect(told.map((one) => one.at.getTime())).toEqual(
    told.map((one) => one.at.getTime()).toSorted((a, b) => a - b),
  );
  expect(told[0]?.event.event_time).toBe('2026-11-20 09:00:00');
  const ids = [...told, ...again].map(({ event }) => event.id);
  expect(new Set(ids).size).toBe(ids.length);
  const calls = new Set([told, again].map((one) => Reflect.get(one[0]!.event, 'call_id')));
  expect(calls.size).toBe(name === 'sms' ? 1 : 2);
});

test('the second agent answers', () => {
  const events = story('queue-second-agent')
    .map(({ event }) => event)
    .filter(isCallEvent);
  const { call } = foldCall(events);
  expect(call.state).toBe('ended');
  expect(call.outcome).toMatchObject({
    result: 'answered',
    via: 'queue',
    answeredBy: { name: 'Mei Lindqvist' },
  });
});

test('what cannot be told is refused', () => {
  // @ts-expect-error There is no such story.
  expect(() => story('queu')).toThrow('"queu" is not a story. Choose from answered, missed,');
  expect(() => story('missed', { at: new Date('soon') })).toThrow('at is not a valid time');
});
