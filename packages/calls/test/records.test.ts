import { type CdrRecord, foldCdrs, readCdr, readEvent } from '@telephony/calls';
import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Cdr, CallMissedEvent, Monitor } from '../src/generated/records.ts';
import type { CallEvent, RecordingRecord } from '../src/index.ts';

const cdr: CdrRecord = {
  id: 42003,
  live_id: 5000000101,
  root_live_id: 5000000101,
  calldate: '2026-11-20 09:02:11',
  duration: 191,
  billsec: 184,
  type: 'I',
  disposition: 'CONNECTED',
  destination: 'in',
  src: '447700900123',
  src_id: 'contact:9001',
  dst: '2102',
  dst_id: '410002',
  user_id: 410002,
};

test('the types of the contract fit', () => {
  expectTypeOf<Cdr>().toExtend<CdrRecord>();
  expectTypeOf<Monitor>().toExtend<RecordingRecord>();
  expectTypeOf<CallMissedEvent>().toExtend<CallEvent>();
});

describe('readCdr', () => {
  test('says the same of words and of numbers, and names what it does not understand', () => {
    const words = readCdr(cdr);
    const numbers = readCdr({ ...cdr, type: 1, disposition: 2, destination: 0 });
    expect({ ...numbers, unread: {} }).toEqual(words);
    expect(words.unread).toEqual({});
    expect(numbers.unread).toEqual({ type: 1, disposition: 2, destination: 0 });
  });

  test('reads numbers whose meaning is known', () => {
    const read = readCdr({ ...cdr, destination: 2 }, { destination: { 2: 'webcall' } });
    expect(read).toMatchObject({ direction: 'webcall', unread: {} });
  });

  test('has no talk in a menu and none in a voicemail', () => {
    expect(readCdr({ ...cdr, context: 'IVR' })).toMatchObject({ talkSeconds: 0, isAnswered: false });
    expect(readCdr({ ...cdr, disposition: 'VM' })).toMatchObject({ talkSeconds: 0, isAnswered: false });
  });
});

test('whatever a record or a body holds, nothing throws', () => {
  const value = fc.oneof(fc.constant(null), fc.string(), fc.integer(), fc.boolean(), fc.constant(undefined));
  const names = Object.keys(cdr).filter((name) => name !== 'id');
  const record = fc
    .dictionary(fc.constantFrom(...names, 'parent_live_id', 'is_root', 'clid', 'context', 'rate'), value)
    .map((fields) => ({ id: 1, ...fields }));
  fc.assert(
    fc.property(fc.array(record), (records) => {
      for (const call of foldCdrs(records)) expect(call.legs.length).toBeGreaterThan(0);
    }),
  );
  fc.assert(fc.property(fc.object(), (body) => void readEvent(body as { event_name?: unknown })));
});

test('an event without a leg belongs to no call', () => {
  const event = { event_name: 'call.hangup', event_time: '2026-11-20 09:02:11', call_id: 7 };
  expect(readEvent({ ...event, call_id: '7' })).toMatchObject({ call_id: 7 });
  for (const broken of [{ call_id: 0 }, { call_id: null }, { event_name: 'sms.received' }])
    expect(readEvent({ ...event, ...broken })).toBeUndefined();
});
