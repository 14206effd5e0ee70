import { expect, expectTypeOf, test } from 'vitest';
import type { EventName } from '../../src/event.ts';
import type { CallMissedEvent, EventByName } from '../../src/generated/events.ts';
import { SAMPLES } from '../../src/generated/samples.ts';
import { parseEvent } from '../../src/parse/parse-event.ts';
import { sampleEvent, sampleEvents, type SampleName, sampleNames } from '../../src/testing.ts';
import { examples } from '../support/contract-events.ts';

const names = Object.keys(SAMPLES).filter((name): name is EventName => Object.hasOwn(SAMPLES, name));

test('there is a sample for each example of the contract, as it is there', () => {
  const samples = names.flatMap((name) =>
    sampleNames(name).map((example) => sampleEvent(name, {}, { example, keepId: true })),
  );
  expect(samples).toHaveLength(examples.length);
  expect(samples).toEqual(expect.arrayContaining(examples.map(([, body]) => body)));
});

test('all samples come in the order in which they happened, as events of their own', () => {
  const events = sampleEvents();
  const times = events.map(({ event_time }) => event_time);
  expect(times).toEqual(times.toSorted());
  expect(events).toHaveLength(examples.length);
  expect(new Set([...events, ...sampleEvents()].map(({ id }) => id)).size).toBe(2 * examples.length);
  expect(sampleEvents({ keepId: true })).toEqual(expect.arrayContaining(examples.map(([, body]) => body)));
});

test.each(names)('%s is an event of this name', (name) => {
  expect(parseEvent(JSON.stringify(sampleEvent(name))).event_name).toBe(name);
});

test('each call gives an event of its own', () => {
  const [one, other] = [sampleEvent('call.missed'), sampleEvent('call.missed')];
  expect(one.id).not.toBe(other.id);
  expect({ ...one, id: '' }).toEqual({ ...other, id: '' });
  one.src = 'changed';
  expect(sampleEvent('call.missed').src).toBe(other.src);
});

test('overrides put fields in and take them out', () => {
  const event = sampleEvent(
    'call.missed',
    { id: 'evt-1', src: '100', src_id: '0', final: undefined },
    { example: 'leg' },
  );
  expect(event).toMatchObject({ id: 'evt-1', src: '100', src_id: '0', dst_name: 'Mei Lindqvist' });
  expect(Object.keys(event)).not.toContain('final');
});

test('an override named __proto__ is a field like any other', () => {
  const overrides: object = JSON.parse('{"__proto__":{"final":true}}');
  const event = sampleEvent('call.missed', overrides, { example: 'leg' });
  expect(event.final).toBe(false);
  expect(Object.getPrototypeOf(event)).toBe(Object.prototype);
});

test('what is not there is said, with what there is', () => {
  expect(() => sampleEvent('call.mised' as EventName)).toThrow(
    /^"call\.mised" is not an event of the contract\. Choose from call\.connected, /,
  );
  expect(() => sampleEvent('call.missed', {}, { example: 'lag' as 'leg' })).toThrow(
    'call.missed has no example "lag". Choose from queue, leg, ringGroup.',
  );
  expect(() => sampleEvent('toString' as EventName)).toThrow(RangeError);
});

test('types follow the name of the event', () => {
  expectTypeOf(sampleEvent('call.missed')).toEqualTypeOf<CallMissedEvent>();
  expectTypeOf<SampleName<'call.missed'>>().toEqualTypeOf<'queue' | 'leg' | 'ringGroup'>();
  expectTypeOf(sampleEvent<EventName>).returns.toEqualTypeOf<EventByName[EventName]>();
  // @ts-expect-error -- a body always has an id
  sampleEvent('call.missed', { id: undefined });
  // @ts-expect-error -- no field of this event
  sampleEvent('call.missed', { text: 'Hello' });
  // @ts-expect-error -- the name is that of the sample
  sampleEvent('call.missed', { event_name: 'call.hangup' });
});
