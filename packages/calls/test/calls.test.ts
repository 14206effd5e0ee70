import {
  callBacks,
  type CdrRecord,
  foldCdrs,
  foldEvents,
  isOver,
  merge,
  recordingsOf,
  talkOf,
  withRecordings,
} from '@telephony/calls';
import { describe, expect, test } from 'vitest';

const at = (second: number): string =>
  new Date(Date.parse('2026-11-20T10:00:00Z') + second * 1000).toISOString().slice(0, 19).replace('T', ' ');

const leg = (
  live: number,
  parent: number | null,
  begin: number,
  duration: number,
  billsec: number,
  dst: string,
  more: Partial<CdrRecord> = {},
): CdrRecord => ({
  id: live,
  live_id: live,
  parent_live_id: parent,
  root_live_id: 71,
  is_root: live === 71,
  calldate: at(begin),
  duration,
  billsec,
  destination: 'in',
  clid: '447700900123',
  src: '447700900123',
  dst,
  dst_id: `41000${dst.slice(-1)}`,
  user_id: 410_000 + Number(dst.slice(-1)),
  ...more,
});

const lost = [leg(71, null, 0, 65, 60, '2103'), leg(72, 71, 65, 10, 0, '2102')];
const group = { dst: '442079460101', dst_id: '30601', dst_name: 'Sales', user_id: null };
const transferred = [
  leg(71, null, 0, 37, 30, '', group),
  leg(72, 71, 0, 37, 30, '2102'),
  leg(73, 71, 0, 7, 0, '2103'),
  leg(74, 71, 37, 65, 60, '2103'),
];

const [callOf] = [(cdrs: CdrRecord[]) => [...foldCdrs(cdrs)][0]!];

describe('from CDRs', () => {
  test('a child that begins while its parent lasts is a phone, one that begins after it the next place', () => {
    const { segments, finishedBy, answeredBy, outcome, transfers } = callOf(transferred);
    expect(segments.map(({ legId, kind, group: of, end }) => [legId, kind, of?.id ?? null, end])).toEqual([
      [71, 'group', null, 'transferred'],
      [72, 'phone', 30601, 'transferred'],
      [73, 'phone', 30601, 'missed'],
      [74, 'phone', null, 'ended'],
    ]);
    expect([answeredBy?.id, finishedBy?.id, transfers, outcome?.talkedSeconds]).toEqual([
      410002, 410003, 1, 90,
    ]);
  });

  test('what rings a user elsewhere is no queue', () => {
    const elsewhere = { context: 'FOLLOW_ME', dst_id: '410003' };
    const call = callOf([
      leg(71, null, 0, 10, 0, '2103'),
      leg(72, 71, 10, 34, 30, '2103', { ...elsewhere, user_id: null }),
      leg(73, 72, 10, 34, 30, '447700900203', { ...elsewhere, user_id: 410_003 }),
    ]);
    expect(call).toMatchObject({ firstQueue: null, queues: [], outcome: { via: 'ring-group' } });
  });

  test('who is lost after a transfer is owed a call back', () => {
    const call = callOf(lost);
    expect(call.outcome).toMatchObject({ result: 'answered', lostAfterTransfer: true, talkedSeconds: 60 });
    expect(call.owedCallBack).toMatchObject({
      reason: 'lost-after-transfer',
      since: new Date('2026-11-20T10:01:05Z'),
    });
    expect(callBacks([call])).toMatchObject([{ missedBy: { number: '2102' }, rootCallIds: [71] }]);
  });

  test.each([
    ['in any order', [...transferred].toReversed()],
    ['twice', [...transferred, ...transferred]],
    ['without roots', transferred.map((cdr) => ({ ...cdr, root_live_id: null }))],
    [
      'without roots and parents',
      transferred.map((cdr) => ({ ...cdr, root_live_id: null, parent_live_id: null })),
    ],
    ['without parents', transferred.map((cdr) => ({ ...cdr, parent_live_id: null }))],
    [
      'with a name in the number',
      transferred.map((cdr) => ({
        ...cdr,
        root_live_id: null,
        parent_live_id: null,
        clid: '"+447700900123" <+447700900123>',
      })),
    ],
  ])('%s, it is the same call', (_, cdrs) => {
    const calls = [...foldCdrs(cdrs)];
    const inferred = ({ segments, outcome, rootCallId }: (typeof calls)[number]) => ({
      segments,
      outcome,
      rootCallId,
    });
    expect(calls.map(inferred)).toEqual([inferred(callOf(transferred))]);
  });

  test('without the record of its first leg, a call is not over', () => {
    const call = callOf(transferred.slice(1, 3));
    expect(call).toMatchObject({ state: 'unknown', isPartial: true, owedCallBack: null });
    expect(call.outcome).toBeUndefined();
  });
});

const event = (id: string, name: string, second: number, more: object = {}) => ({
  id,
  event_name: `call.${name}`,
  event_time: at(second),
  call_id: 71,
  root_call_id: 71,
  state: name === 'hangup' ? 'HANGUP' : 'INITIAL',
  context: 'LOCAL_USER',
  destination: 'in',
  src: '447700900123',
  src_id: 0,
  dst: '2103',
  dst_id: 410003,
  start_time: at(0),
  ...more,
});
const told = [
  event('a', 'initial', 0),
  event('b', 'connected', 5, { state: 'CONNECTED', connected_at: at(5) }),
  event('c', 'hangup', 65, { connected_at: at(5) }),
];
const next = { call_id: 72, dst: '2102', dst_id: 410002 };

describe('from events', () => {
  test('legs that each carry the start of the call are legs of a transfer', () => {
    const [call] = foldEvents([
      ...told,
      event('d', 'initial', 65, next),
      event('e', 'missed', 75, { ...next, final: false }),
      event('f', 'hangup', 75, next),
    ]);
    expect(call).toMatchObject({ transfers: 1, outcome: { lostAfterTransfer: true } });
  });

  test('a call that overflows without an answer is missed where it was last', () => {
    const [first, second] = ['30601', '30602'].map((id) => ({
      context: 'QUEUE',
      dst: id,
      dst_id: Number(id),
    }));
    const [call] = foldEvents([
      event('a', 'initial', 0, first),
      event('b', 'missed', 20, first),
      event('c', 'hangup', 20, first),
      event('d', 'initial', 20, { call_id: 72, ...second }),
      event('e', 'missed', 26, { call_id: 72, ...second }),
      event('f', 'hangup', 26, { call_id: 72, ...second }),
    ]);
    expect(call?.outcome).toMatchObject({ basis: 'queue', group: { id: 30602 }, waitedSeconds: 26 });
  });

  test('only who has hung up tells whether a caller has abandoned', () => {
    const missed = [event('a', 'initial', 0), event('b', 'missed', 8)];
    const by = (more: object) =>
      foldEvents([...missed, event('c', 'hangup', 8, more)])[0]?.outcome?.abandoned;
    expect([{}, { terminated_by: 'caller' }, { terminated_by: 'callee' }].map(by)).toEqual([
      null,
      true,
      false,
    ]);
  });

  test('a place without a context that rings users is a ring group', () => {
    const everyone = { context: undefined, dst: '2400', dst_id: 701, dst_name: 'Everyone' };
    const phones = [next, { call_id: 73, dst: '2104', dst_id: 410004 }];
    const answered = { connected_at: at(6) };
    const [call] = foldEvents([
      event('a', 'initial', 0, everyone),
      ...phones.flatMap((phone, index) => [
        event(`b${index}`, 'initial', 0, phone),
        event(`c${index}`, 'ringing', 0, phone),
      ]),
      event('d', 'connected', 6, { ...next, ...answered }),
      event('e', 'missed', 6, phones[1]),
      event('f', 'hangup', 6, phones[1]),
      event('g', 'connected', 6, { ...everyone, ...answered }),
      event('h', 'hangup', 31, { ...next, ...answered }),
      event('i', 'hangup', 31, { ...everyone, ...answered }),
    ]);
    expect(call).toMatchObject({ isPartial: false, outcome: { via: 'ring-group', group: { id: 701 } } });
    expect(talkOf(call!).map(({ party: { number }, seconds }) => [number, seconds])).toEqual([
      ['447700900123', 25],
      ['2102', 25],
    ]);
  });

  test('a phone rings for the place that began last, not for the one before', () => {
    const room = { context: undefined, dst: '2900', dst_id: 901 };
    const followed = { context: 'FOLLOW_ME', call_id: 72, start_time: at(30), dst: '2101', dst_id: 410001 };
    const [call] = foldEvents([
      event('a', 'initial', 0, room),
      event('b', 'initial', 30, followed),
      event('c', 'initial', 30, { ...followed, context: 'LOCAL_USER', call_id: 73, dst: '447700900201' }),
    ]);
    expect(call?.segments.map(({ kind, legId }) => [legId, kind])).toEqual([
      [71, 'phone'],
      [72, 'ring-group'],
      [73, 'phone'],
    ]);
  });

  test("a key that is pressed at the caller's own phone says nothing of who is called", () => {
    const room = { context: undefined, destination: 'out', dst: '2900', dst_id: 901 };
    const answered = { ...room, connected_at: at(4) };
    const [call] = foldEvents([
      event('a', 'initial', 0, { ...room, state: 'ACCEPTED' }),
      event('b', 'dtmf', 3, room),
      event('c', 'connected', 4, answered),
      event('d', 'hangup', 5, answered),
    ]);
    expect(call?.outcome).toMatchObject({ result: 'answered', answeredBy: { id: 901 } });
  });

  test('what names no leg is in no call', () => {
    expect(foldEvents([...told, { ...event('g', 'hangup', 70), call_id: null }])).toHaveLength(1);
  });
});

describe('from both', () => {
  test('records add the legs whose events were lost, and end what had no end', () => {
    const before = foldEvents(told.slice(0, 2));
    expect(before[0]).toMatchObject({ state: 'talking' });
    const [call] = merge(before, foldCdrs(lost));
    expect(call).toMatchObject({
      source: 'both',
      state: 'ended',
      owedCallBack: { reason: 'lost-after-transfer' },
    });
  });

  test('a record ends a call whose hang-up was lost after it was missed', () => {
    const missed = foldEvents([event('a', 'initial', 0), event('b', 'missed', 20)]);
    const [call] = merge(missed, foldCdrs([leg(71, null, 0, 20, 0, '2103')]));
    expect([missed[0]?.state, call?.state, call?.outcome?.result]).toEqual(['voicemail', 'ended', 'missed']);
  });

  test('a talk of no seconds stays one where the word of its record is a number', () => {
    const connected = { state: 'CONNECTED', connected_at: at(5) };
    const events = [event('a', 'initial', 0), event('b', 'connected', 5, connected)];
    const records = [leg(71, null, 0, 5, 0, '2103', { disposition: 2 })];
    for (const seen of [[...events, event('c', 'hangup', 5, { connected_at: at(5) })], events]) {
      const [call] = merge(foldEvents(seen), foldCdrs(records));
      expect(call).toMatchObject({ outcome: { result: 'answered', talkedSeconds: 0 }, owedCallBack: null });
    }
  });

  test('a record adds the leg of a transfer to a menu of which no event has told', () => {
    const menu = leg(72, 71, 65, 3, 3, '2500', { context: 'IVR', dst_id: '801', user_id: null });
    const [call] = merge(foldEvents(told), foldCdrs([lost[0]!, menu]));
    expect(call).toMatchObject({ transfers: 1, segments: [{ end: 'transferred' }, { kind: 'menu' }] });
  });

  test('who answers a click to call does not get the name of the phone that rang first', () => {
    const mei = { src: '2103', src_id: 410003, src_name: 'Mei', dst_name: 'Mei', destination: 'out' };
    const own = event('a', 'ringing', 0, { state: 'RINGING', ...mei });
    const placed = { src: '2103', src_id: '410003', destination: 'out', user_id: 410003, dst_id: null };
    const [call] = merge(foldEvents([own]), foldCdrs([leg(71, null, 0, 36, 30, '447700900456', placed)]));
    expect(call?.answeredBy).toEqual({ id: null, name: null, number: '447700900456' });
  });

  test('a leg without a record leaves the call as its events tell it', () => {
    const [call] = merge(foldEvents([...told, event('d', 'initial', 65, next)]), foldCdrs(lost.slice(0, 1)));
    expect(call).toMatchObject({ source: 'both', state: 'calling' });
  });

  test('calls that one side alone knows are there too', () => {
    const other = { ...lost[0]!, id: 9, live_id: 9, root_live_id: 9 };
    expect(merge(foldEvents(told), foldCdrs([other])).map(({ rootCallId }) => rootCallId)).toEqual([71, 9]);
  });
});

describe('recordings', () => {
  const first = { id: 7001, timestamp: at(5), duration: 60, caller: '+447700900123', called: '2103' };

  test('each talk of a transferred call has its own, whether a record names the leg or not', () => {
    const call = callOf([leg(71, null, 0, 65, 60, '2103'), leg(72, 71, 65, 40, 30, '2102')]);
    const records = [
      { ...first },
      { monitor_id: 7002, call_id: 72 },
      { ...first, id: 7003, caller: '447700900456' },
    ];
    expect(recordingsOf(call, records)).toMatchObject([
      { id: 7002, legId: 72 },
      { id: 7001, legId: 71, seconds: 60 },
    ]);
  });

  test('a batch is shared out to its calls', () => {
    const other = leg(81, null, 5, 60, 60, '2102', {
      root_live_id: 81,
      src: '447700900456',
      clid: '447700900456',
    });
    const calls = withRecordings(foldCdrs([...lost, other]), [
      first,
      { ...first, id: 7004, caller: '447700900456' },
    ]);
    expect(calls.map(({ recordings }) => recordings.map(({ id }) => id))).toEqual([[7001], [7004]]);
  });
});

describe('isOver', () => {
  const [call] = foldEvents(told);
  const end = Date.parse('2026-11-20T10:01:05Z');

  test.each([
    ['all legs over, and quiet', call!, { now: end + 10_000 }, true],
    ['not quiet yet', call!, { now: end + 9_000 }, false],
    ['live in GET /calls', call!, { now: end + 10_000, isGone: false }, false],
    ['CDRs alone', callOf(lost), { now: end + 60_000 }, false],
    ['CDRs, and gone', callOf(lost), { now: end + 60_000, isGone: true }, true],
  ])('%s', (_, one, evidence, expected) => {
    expect(isOver(one, evidence)).toBe(expected);
  });
});
