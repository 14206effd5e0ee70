/** What became of calls, written beforehand: from events with losses, records with gaps, and both, in every form. */
import { callBacks, type Call, type CdrRecord, foldCdrs, foldEvents, merge } from '@telephony/calls';
import { describe, expect, test } from 'vitest';

const at = (second: number): string =>
  new Date(Date.parse('2026-11-20T10:00:00Z') + second * 1000).toISOString().slice(0, 19).replace('T', ' ');

interface Leg {
  id: number;
  parent?: number;
  from: number;
  answered?: number;
  to: number;
  src?: string;
  userId?: number;
  place: keyof typeof PLACES;
  cause?: string;
  by?: string;
  final?: boolean;
  /** Id of its record: phones are recorded before the group that rings them, places one after the other. */
  record?: number;
}

const PLACES = {
  sales: { dst: '442079460101', dst_id: 30_601, context: 'QUEUE' },
  workshop: { dst: '2300', dst_id: 30_602, context: 'QUEUE' },
  everyone: { dst: '2400', dst_id: 701, context: 'RG-701' },
  menu: { dst: '442079460100', dst_id: 801, context: 'IVR' },
  tom: { dst: '2102', dst_id: 410_002, context: 'LOCAL_USER' },
  mei: { dst: '2103', dst_id: 410_003, context: 'LOCAL_USER' },
  outside: { dst: '447700900456', dst_id: 0, context: 'LOCAL_USER' },
};
const CALLER = '447700900123';

type Form = 'ids' | 'documented' | 'observed';

function eventsOf(legs: readonly Leg[], form: Form) {
  const root = legs[0]!.id;
  const events = legs.flatMap((leg, index) => {
    const { answered = null, by, cause, final, from, id, place, src = CALLER, to, userId = 0 } = leg;
    const { context, ...called } = PLACES[place];
    const isKnown = context === 'LOCAL_USER' || context === 'QUEUE' || form !== 'documented';
    const isGroup = context === 'QUEUE' || context.startsWith('RG-');
    const ofLeg = (name: string, time: number, more: object = {}) => ({
      id: `${id}-${name}`,
      event_name: `call.${name}`,
      event_time: at(time),
      call_id: id,
      state: name === 'hangup' || name === 'missed' ? 'HANGUP' : name.toUpperCase(),
      ...(form === 'documented' ? {} : { root_call_id: root }),
      ...(isKnown && { context }),
      destination: userId > 0 ? 'out' : 'in',
      src,
      src_id: userId,
      ...called,
      start_time: at(from),
      ...more,
      order: index,
    });
    const isAnswered = answered !== null;
    const missed = { ...(form !== 'documented' && { final: final ?? false }), t_cause: cause ?? 'No Answer' };
    return [
      ofLeg('initial', from),
      ...(context === 'LOCAL_USER' ? [ofLeg('ringing', from)] : []),
      ...(isAnswered && !isGroup ? [ofLeg('connected', answered, { connected_at: at(answered) })] : []),
      ...(isAnswered || context === 'IVR' ? [] : [ofLeg('missed', to, missed)]),
      ofLeg('hangup', to, {
        connected_at: isAnswered ? at(answered) : null,
        t_cause: cause ?? (isAnswered || context === 'IVR' ? 'Normal Clearing' : 'No Answer'),
        ...(by !== undefined && form !== 'documented' && { terminated_by: by }),
      }),
    ];
  });
  return events.toSorted((one, other) =>
    one.event_time < other.event_time ? -1 : one.event_time > other.event_time ? 1 : 0,
  );
}

function recordsOf(legs: readonly Leg[], form: Form): CdrRecord[] {
  const root = legs[0]!.id;
  return legs.map(
    ({ answered, cause, from, id, parent, place, record, src = CALLER, to, userId }): CdrRecord => {
      const { context, dst, dst_id: target } = PLACES[place];
      const hasIds = form !== 'observed';
      const isUser = context === 'LOCAL_USER' && target > 0;
      return {
        id: record ?? 100 - id,
        live_id: id,
        parent_live_id: hasIds ? (parent ?? null) : null,
        root_live_id: hasIds ? root : null,
        is_root: id === root,
        calldate: at(from),
        duration: to - from,
        billsec: answered === undefined ? 0 : to - answered,
        destination:
          form === 'documented' ? Number(userId !== undefined) : userId === undefined ? 'in' : 'out',
        disposition:
          form === 'documented'
            ? answered === undefined
              ? 1
              : 2
            : answered === undefined
              ? 'RINGING'
              : 'CONNECTED',
        context: context === 'IVR' ? 'IVR' : 'PSTN_CALL',
        clid: src,
        src,
        src_id: userId === undefined ? null : String(userId),
        dst,
        dst_id: target > 0 ? String(target) : null,
        user_id: userId ?? (isUser ? target : null),
        t_cause: cause ?? (answered === undefined ? 'No Answer' : 'Normal Clearing'),
      };
    },
  );
}

const direct: Leg[] = [{ id: 1, from: 0, answered: 5, to: 65, place: 'tom', by: 'caller' }];
const queued: Leg[] = [
  { id: 1, from: 0, answered: 8, to: 108, place: 'sales', by: 'caller' },
  { id: 2, parent: 1, from: 0, answered: 8, to: 108, place: 'mei', by: 'caller' },
  { id: 3, parent: 1, from: 0, to: 8, place: 'tom', cause: 'Answered Elsewhere' },
];
const missed: Leg[] = [
  { id: 1, from: 0, to: 30, place: 'sales', cause: 'Originator Cancel', by: 'caller', final: true },
  { id: 2, parent: 1, from: 0, to: 30, place: 'mei', cause: 'Originator Cancel' },
  { id: 3, parent: 1, from: 0, to: 30, place: 'tom', cause: 'Originator Cancel' },
];
const lost: Leg[] = [
  { ...queued[0]!, to: 68, cause: 'Blind Transfer' },
  { ...queued[1]!, to: 68, cause: 'Blind Transfer' },
  queued[2]!,
  { id: 4, parent: 1, from: 68, to: 90, place: 'tom', cause: 'Originator Cancel' },
];
const transferred: Leg[] = [
  ...lost.slice(0, 3),
  { id: 4, parent: 1, from: 68, answered: 70, to: 100, place: 'tom', by: 'caller' },
];
const overflow: Leg[] = [
  { id: 1, from: 0, to: 20, place: 'sales' },
  { id: 2, parent: 1, from: 0, to: 20, place: 'mei' },
  { id: 3, parent: 1, from: 20, answered: 25, to: 85, place: 'workshop', by: 'caller' },
  { id: 4, parent: 3, from: 20, answered: 25, to: 85, place: 'tom', by: 'caller' },
];
const menu: Leg[] = [
  { id: 1, from: 0, to: 10, place: 'menu' },
  { id: 2, parent: 1, from: 10, answered: 15, to: 75, place: 'tom', by: 'caller' },
];
const placed = { src: '2103', userId: 410_003, place: 'outside', final: true } as const;
const busy: Leg[] = [{ ...placed, id: 1, from: 0, to: 1, cause: 'User Busy' }];
const refused: Leg[] = [{ ...placed, id: 1, from: 0, to: 3, cause: 'Call Rejected' }];
const unreached: Leg[] = [{ ...placed, id: 1, from: 0, to: 1, cause: 'Unallocated Number' }];
const rang: Leg[] = [{ ...placed, id: 1, from: 0, to: 20, cause: 'No Answer' }];
const brief: Leg[] = [
  { id: 1, from: 0, answered: 3, to: 3, place: 'tom', cause: 'Blind Transfer', record: 1 },
  { id: 2, parent: 1, from: 3, answered: 3, to: 3, place: 'mei', by: 'caller', record: 2 },
];

/** Result, who answered and finished, seconds of talk, whom to call back. */
const told = ({ outcome, owedCallBack: owed }: Call) => [
  outcome?.result,
  outcome?.answeredBy?.id ?? outcome?.answeredBy?.number ?? null,
  outcome?.finishedBy?.id ?? outcome?.finishedBy?.number ?? null,
  outcome?.talkedSeconds,
  owed?.reason ?? null,
];

const [TOM, MEI] = [410_002, 410_003];
const WHOLE = [
  ['a talk', direct, ['answered', TOM, TOM, 60, null]],
  ['a queue that one of two phones answers', queued, ['answered', MEI, MEI, 100, null]],
  ['a queue that nobody answers', missed, ['missed', null, null, 0, 'unanswered']],
  ['a transfer that nobody answers', lost, ['answered', MEI, MEI, 60, 'lost-after-transfer']],
  ['a transfer that somebody answers', transferred, ['answered', MEI, TOM, 90, null]],
  ['a queue that overflows into another', overflow, ['answered', TOM, TOM, 60, null]],
  ['a menu that leads to a phone', menu, ['answered', TOM, TOM, 60, null]],
  ['two talks of no seconds', brief, ['answered', TOM, MEI, 0, null]],
  ['a number that is busy', busy, ['unanswered', null, null, 0, null]],
  ['a number that does not answer', rang, ['unanswered', null, null, 0, null]],
] as const;

describe.each(['ids', 'documented', 'observed'] as const)('in the form %s', (form) => {
  test.each(WHOLE)('%s', (_, legs, expected) => {
    const [events, cdrs] = [eventsOf(legs, form), recordsOf(legs, form)];
    const fromEvents = foldEvents(events);
    expect(fromEvents.map(told)).toEqual([expected]);
    expect(merge(fromEvents, foldCdrs(cdrs)).map(told)).toEqual([expected]);
    // A number in place of a disposition hides a talk of no seconds, unless another record shows what it means.
    const others =
      form === 'documented' ? recordsOf([{ ...direct[0]!, id: 50, src: '447700900999' }], form) : [];
    const recorded = [...foldCdrs([...cdrs, ...others])].filter(({ rootCallId }) => rootCallId === 1);
    expect(recorded.map(told)).toEqual([expected]);
    expect([...fromEvents, ...recorded].flatMap(({ doubts }) => doubts)).toEqual([]);
  });

  test('a hang-up that was lost is in the record', () => {
    const events = eventsOf(queued, form).filter(({ event_name: name }) => name !== 'call.hangup');
    const [before] = foldEvents(events);
    expect([before?.state, before?.outcome]).toEqual(['talking', undefined]);
    const calls = merge(foldEvents(events), foldCdrs(recordsOf(queued, form)));
    expect(calls.map(told)).toEqual([['answered', MEI, MEI, 100, null]]);
  });

  test('all events of the phones were lost: who answered is in the records', () => {
    const events = eventsOf(queued, form).filter(({ call_id: leg }) => leg === 1);
    const [before] = foldEvents(events);
    expect(before).toMatchObject({ isPartial: true, outcome: { result: 'answered', answeredBy: null } });
    expect(before?.doubts).toEqual(['Somebody answered at 442079460101, and nothing says who.']);
    expect(merge([before!], foldCdrs(recordsOf(queued, form))).map(told)).toEqual([
      ['answered', MEI, MEI, 100, null],
    ]);
  });

  test('two callers with one number who wait at the same time are two calls', () => {
    const second = missed.map((leg) => ({
      ...leg,
      id: leg.id + 10,
      ...(leg.parent && { parent: leg.parent + 10 }),
      from: leg.from + 5,
      to: leg.to + 5,
    }));
    const events = [...eventsOf(missed, form), ...eventsOf(second, form)].toSorted((one, other) =>
      one.event_time < other.event_time ? -1 : one.event_time > other.event_time ? 1 : 0,
    );
    const cdrs = [...recordsOf(missed, form), ...recordsOf(second, form)];
    const expected = ['missed', null, null, 0, 'unanswered'];
    for (const calls of [
      foldEvents(events),
      [...foldCdrs(cdrs)],
      merge(foldEvents(events), foldCdrs(cdrs)),
    ]) {
      expect(calls.map(told)).toEqual([expected, expected]);
      expect(callBacks(calls)).toMatchObject([{ rootCallIds: [1, 11] }]);
    }
  });

  test.each([
    ['withheld callers', '', 10],
    ['anonymous callers', 'anonymous', 10],
    ['a caller whose hang-up was lost, and who calls again after 20 hours', CALLER, 72_000],
    ['a caller who dials again in the second in which he rang off', CALLER, 30],
  ])('%s are two calls', (_, src, later) => {
    const first: Leg = { ...missed[0]!, src };
    const second: Leg = { ...first, id: 11, from: later, to: later + 30 };
    const events = [...eventsOf([first], form), ...eventsOf([second], form)].filter(
      ({ id }) => later !== 72_000 || id !== '1-hangup',
    );
    const inOrder = events.toSorted((one, other) =>
      one.event_time < other.event_time ? -1 : one.event_time > other.event_time ? 1 : 0,
    );
    expect(foldEvents(inOrder).map(({ rootCallId }) => rootCallId)).toEqual([1, 11]);
    const cdrs = [...recordsOf([first], form), ...recordsOf([second], form)];
    expect([...foldCdrs(cdrs)].map(({ rootCallId }) => rootCallId)).toEqual([1, 11]);
  });
});

describe('records with gaps', () => {
  test.each([
    ['the phone that answered', [queued[0]!, queued[2]!], ['answered', null, null, 100, null], true],
    ['both phones', [queued[0]!], ['answered', null, null, 100, null], true],
    ['the phone that did not', queued.slice(0, 2), ['answered', MEI, MEI, 100, null], false],
    ['the leg after a transfer', lost.slice(0, 3), ['answered', MEI, MEI, 60, null], false],
  ])('without the record of %s', (_, legs, expected, isPartial) => {
    const [call] = [...foldCdrs(recordsOf(legs, 'ids'))];
    expect(told(call!)).toEqual(expected);
    expect([call?.isPartial, call?.doubts.length]).toEqual([isPartial, Number(isPartial)]);
  });

  test('a record that says that nobody talked does not undo a talk that an event has shown', () => {
    const [record] = recordsOf(direct, 'documented');
    const calls = merge(foldEvents(eventsOf(direct, 'ids')), foldCdrs([{ ...record!, billsec: 0 }]));
    expect(calls.map(told)).toEqual([['answered', TOM, TOM, 60, null]]);
  });

  test('a talk that one record proves is not undone by a missed event', () => {
    const events = eventsOf(missed, 'ids').filter(({ call_id: leg }) => leg === 1);
    const talk = queued.map((leg) => ({ ...leg, to: Math.min(leg.to, 108) }));
    expect(
      merge(foldEvents(events), foldCdrs(recordsOf(talk, 'ids')))
        .map(told)[0]
        ?.slice(0, 2),
    ).toEqual(['answered', MEI]);
  });
});

test.each([
  ['busy', busy, 't_cause: User Busy'],
  ['refused', refused, 't_cause: Call Rejected'],
  ['not-reached', unreached, 't_cause: Unallocated Number'],
  ['rang', rang, 'call.ringing'],
])('how far a call got that we placed: %s', (reached, legs, reachedBy) => {
  const calls = foldEvents(eventsOf(legs, 'ids'));
  expect(calls.map(({ outcome }) => outcome)).toMatchObject([{ result: 'unanswered', reached, reachedBy }]);
  expect([...foldCdrs(recordsOf(legs, 'observed'))][0]?.outcome).toMatchObject({
    result: 'unanswered',
    reached,
  });
});

describe('sources', () => {
  const day = Array.from({ length: 3000 }, (_, index) =>
    recordsOf(
      queued.map((leg) => ({
        ...leg,
        id: leg.id + index * 3,
        ...(leg.parent && { parent: 1 + index * 3 }),
        from: leg.from + index * 60,
        to: leg.to + index * 60,
        ...(leg.answered && { answered: leg.answered + index * 60 }),
      })),
      'ids',
    ).map((record) => ({ ...record, id: record.id + index * 3 })),
  ).flat();
  async function* pages(records: readonly CdrRecord[]) {
    yield* records;
  }

  test('a sorted source yields a call as soon as no leg of it can begin any more', async () => {
    let read = 0;
    function* counted() {
      for (const record of day) {
        read += 1;
        yield record;
      }
    }
    const [first] = foldCdrs(counted());
    expect(first?.rootCallId).toBe(1);
    expect(read).toBeLessThanOrEqual(1000);
    const calls = await Array.fromAsync(foldCdrs(pages(day)));
    expect(calls).toEqual([...foldCdrs(day)]);
  });

  test('a source in another order is read to its end', async () => {
    const byEnd = day.toSorted((one, other) => one.id - other.id).toReversed();
    const calls = await Array.fromAsync(foldCdrs(pages(byEnd)));
    expect(calls.toSorted((one, other) => one.rootCallId - other.rootCallId)).toEqual([...foldCdrs(day)]);
  });

  test('an order that breaks after calls were yielded is an error', async () => {
    await expect(Array.fromAsync(foldCdrs(pages([...day, day[0]!])))).rejects.toThrow(RangeError);
  });
});
