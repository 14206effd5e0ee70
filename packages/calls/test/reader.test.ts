import type { CallEvent, CdrRecord, LiveCallRecord, RecordingRecord } from '@telephony/calls';
import { CallReader, type CallRevision, readCalls } from '@telephony/calls/reader';
import { eventOf } from '@telephony/testing/calls/event-of';
import { HistoryArrays } from '@telephony/testing/calls/history-arrays';
import { describe, expect, test } from 'vitest';

const timeOf = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`);

class Arrays extends HistoryArrays<
  CdrRecord,
  LiveCallRecord,
  RecordingRecord & { id: number; live_id: number }
> {
  now = timeOf('2026-11-20 12:00:00');
  text: string | undefined;
  events: CallEvent[] = [];
  readonly cursor = { load: () => this.text, save: (text: string) => void (this.text = text) };

  /** One run of a program that ends. */
  async pull(): Promise<CallRevision[]> {
    const { cursor, events, now } = this;
    const reader = new CallReader(this, {
      cursor,
      now: () => now,
      since: timeOf('2026-11-18 00:00:00'),
      events: {
        ofLegs: async (legs) => events.filter(({ call_id: leg }) => legs.includes(leg)),
        ofOpenCalls: async () => events,
      },
    });
    return Array.fromAsync(reader.pull());
  }
}

const ids = { root_live_id: 7, src: '447700900123' };
const answered: CdrRecord = {
  ...ids,
  id: 40,
  live_id: 7,
  is_root: true,
  calldate: '2026-11-20 09:00:00',
  duration: 60,
  billsec: 50,
  dst: '2103',
  dst_id: '410003',
  user_id: 410003,
  t_cause: 'Blind Transfer',
};
const lost: CdrRecord = {
  ...answered,
  id: 39,
  live_id: 8,
  parent_live_id: 7,
  is_root: false,
  calldate: '2026-11-20 09:01:00',
  duration: 20,
  billsec: 0,
  dst: '2104',
  dst_id: '410004',
  user_id: 410004,
  t_cause: 'Originator Cancel',
};

describe('a transferred call', () => {
  test('is told when the record after the transfer is there, also below the mark', async () => {
    const platform = new Arrays();
    platform.cdrs = [answered];
    expect(await platform.pull()).toEqual([]);
    platform.cdrs = [lost, answered];
    expect(await platform.pull()).toMatchObject([
      {
        rootCallId: 7,
        revision: 1,
        call: { transfers: 1, owedCallBack: { reason: 'lost-after-transfer' }, startedAt: expect.any(Date) },
      },
    ]);
    expect(await platform.pull()).toEqual([]);
  });

  test('is told at once after an outage in which nothing more came', async () => {
    const platform = new Arrays();
    await platform.pull();
    platform.cdrs = [answered];
    platform.now += 3 * 86_400_000;
    expect(await platform.pull()).toMatchObject([{ revision: 1, call: { owedCallBack: null } }]);
  });

  test('is told as far as it is known when the record does not come, and again when it does', async () => {
    const platform = new Arrays();
    platform.cdrs = [answered];
    await platform.pull();
    platform.now += 31 * 3_600_000;
    expect(await platform.pull()).toMatchObject([{ revision: 1, call: { owedCallBack: null } }]);
    platform.cdrs = [lost, answered];
    expect(await platform.pull()).toMatchObject([{ revision: 2, changed: ['transfers', 'owedCallBack'] }]);
    expect(await platform.pull()).toEqual([]);
  });

  test('that is up is neither finished nor owed', async () => {
    const platform = new Arrays();
    platform.cdrs = [{ ...answered, t_cause: null }];
    platform.live = [{ id: 8, parent_id: 7, start_time: timeOf(lost.calldate!) / 1000, src: '447700900123' }];
    const read = await readCalls(platform, { since: timeOf('2026-11-20 00:00:00'), now: platform.now });
    expect(read).toMatchObject({ finished: [], open: [{ rootCallId: 7, owedCallBack: null }] });
    expect(read.open[0]).not.toHaveProperty('outcome');
    expect(read.completeUntil).toEqual(new Date('2026-11-20T09:00:00Z'));
    expect(await platform.pull()).toEqual([]);
    // It has ended, and its record comes a day later.
    platform.live = [];
    platform.now += 80_000_000;
    expect(await platform.pull()).toEqual([]);
    platform.cdrs.push(lost);
    expect(await platform.pull()).toMatchObject([{ revision: 1, changed: [] }]);
  });
});

describe('with the events that were kept', () => {
  const party = { src: '447700900123', src_id: 0, destination: 'in' as const };
  const transferred = [
    eventOf('call.initial', '09:00:00', 7, { ...party, dst_id: 410_003 }),
    eventOf('call.initial', '09:01:00', 8, { ...party, dst_id: 410_004, root_call_id: 7 }),
    eventOf('call.hangup', '09:01:20', 8, { ...party, root_call_id: 7, terminated_by: 'caller' }),
  ];
  const first: CdrRecord = { ...answered, root_live_id: null, is_root: null, t_cause: null };
  const second: CdrRecord = { ...lost, root_live_id: null, parent_live_id: null, is_root: null };

  test('a call waits for the record of a leg that only events tell, and says what they alone know', async () => {
    const platform = new Arrays();
    platform.cdrs = [first];
    platform.events = transferred;
    expect(await platform.pull()).toEqual([]);
    platform.cdrs.push(second);
    const [told, ...others] = await platform.pull();
    expect(others).toEqual([]);
    expect(told).toMatchObject({ rootCallId: 7, revision: 1, call: { outcome: { endedBy: 'caller' } } });
    expect(told!.call!.legs).toHaveLength(2);
    // What events have named stays, though they are forgotten, or come again.
    platform.events = [];
    platform.cdrs.push({ ...first, id: 41, live_id: 9, calldate: '2026-11-20 11:00:00' });
    expect(await platform.pull()).toMatchObject([{ rootCallId: 9, revision: 1 }]);
    platform.events = transferred;
    expect(await platform.pull()).toEqual([]);
  });

  test('a call that has just ended waits for the event of its end, for half a minute', async () => {
    const platform = new Arrays();
    platform.now = timeOf('2026-11-20 09:01:21');
    platform.cdrs = [first, second];
    platform.events = transferred.slice(0, 2);
    expect(await platform.pull()).toEqual([]);
    platform.events = transferred;
    expect(await platform.pull()).toMatchObject([{ revision: 1, call: { outcome: { endedBy: 'caller' } } }]);
    platform.now += 100_000;
    platform.cdrs.push({ ...first, id: 41, live_id: 9, calldate: '2026-11-20 09:02:00' });
    expect(await platform.pull()).toEqual([]);
    platform.now += 30_000;
    expect(await platform.pull()).toMatchObject([{ rootCallId: 9, revision: 1 }]);
  });

  test('a call whose records never come is told after 30 hours, with a doubt', async () => {
    const platform = new Arrays();
    platform.events = transferred;
    expect(await platform.pull()).toEqual([]);
    platform.now += 29 * 3_600_000;
    expect(await platform.pull()).toEqual([]);
    platform.now += 2 * 3_600_000;
    const [told] = await platform.pull();
    expect(told).toMatchObject({ rootCallId: 7, revision: 1, call: { source: 'events', isPartial: true } });
    expect(told!.call!.doubts).toContain('No record of this call has appeared.');
    expect(await platform.pull()).toEqual([]);
  });
});

test('an earlier time than that of the cursor adds the calls between, and repeats none', async () => {
  const platform = new Arrays();
  platform.cdrs = [{ ...answered, t_cause: null }];
  const since = (text: string) =>
    Array.fromAsync(
      new CallReader(platform, {
        cursor: platform.cursor,
        now: () => platform.now,
        since: timeOf(text),
      }).pull(),
    );
  expect(await since('2026-11-20 10:00:00')).toEqual([]);
  expect(await since('2026-11-20 08:00:00')).toMatchObject([{ rootCallId: 7, revision: 1 }]);
  expect(await since('2026-11-18 08:00:00')).toEqual([]);
});

test('a leg that ends while the history is read keeps its call open', async () => {
  const platform = new Arrays();
  platform.cdrs = [{ ...answered, t_cause: null }];
  const leg = { id: 8, parent_id: 7, start_time: timeOf(lost.calldate!) / 1000 };
  let reads = 0;
  platform.liveCalls = async function* shown() {
    reads += 1;
    if (reads === 1) yield leg;
  };
  expect(await platform.pull()).toEqual([]);
  expect(await platform.pull()).toEqual([]);
  platform.cdrs.push(lost);
  expect(await platform.pull()).toMatchObject([{ revision: 1, call: { transfers: 1 } }]);
});

test('a leg after midnight changes the call of the day before', async () => {
  const platform = new Arrays();
  platform.cdrs = [{ ...answered, calldate: '2026-11-19 23:59:30', t_cause: null }];
  expect(await platform.pull()).toMatchObject([{ revision: 1, call: { owedCallBack: null } }]);
  platform.cdrs.push({ ...lost, calldate: '2026-11-20 00:00:30' });
  expect(await platform.pull()).toMatchObject([{ revision: 2, changed: ['transfers', 'owedCallBack'] }]);
  const since = timeOf('2026-11-20 00:00:00');
  expect((await readCalls(platform, { since, now: platform.now })).finished).toEqual([]);
});

test('a phone whose call was not known is withdrawn when it is', async () => {
  const platform = new Arrays();
  const direct = { ...answered, t_cause: 'Normal Clearing', root_live_id: null, is_root: null };
  const phone: CdrRecord = { ...direct, id: 41, live_id: 9, calldate: '2026-11-20 09:00:10', duration: 50 };
  const queue: CdrRecord = { ...direct, id: 42, user_id: null, dst: '442079460101', dst_id: '30601' };
  platform.cdrs = [phone];
  expect(await platform.pull()).toMatchObject([{ rootCallId: 9, revision: 1, partOf: null }]);
  platform.cdrs.push(queue);
  expect(await platform.pull()).toMatchObject([
    { rootCallId: 9, revision: 2, changed: ['withdrawn'], call: null, partOf: 7 },
    { rootCallId: 7, revision: 1, call: { legs: [{ id: 7 }, { id: 9 }] } },
  ]);
});

test('a recording that comes later is a revision', async () => {
  const platform = new Arrays();
  platform.cdrs = [{ ...answered, t_cause: 'Normal Clearing' }];
  expect(await platform.pull()).toMatchObject([{ revision: 1, call: { recordings: [] } }]);
  platform.recordings = [{ id: 7003, live_id: 7, timestamp: '2026-11-20 09:00:12', duration: 48 }];
  expect(await platform.pull()).toMatchObject([
    { revision: 2, changed: ['recordings'], call: { recordings: [{ id: 7003, seconds: 48 }] } },
  ]);
  platform.recordings.push({ id: 7004, live_id: 7, timestamp: '2026-11-20 09:00:40', duration: 20 });
  expect(await platform.pull()).toMatchObject([{ revision: 3, changed: ['recordings'] }]);
  expect(await platform.pull()).toEqual([]);
});

test('a recording that comes below others, or of a leg whose record comes late, is a revision too', async () => {
  const platform = new Arrays();
  const queue: CdrRecord = { ...answered, dst_id: '30601', user_id: null, t_cause: 'Normal Clearing' };
  const phone: CdrRecord = { ...answered, id: 41, live_id: 9, parent_live_id: 7, is_root: false };
  platform.cdrs = [queue];
  platform.recordings = [{ id: 7003, live_id: 7, timestamp: '2026-11-20 09:00:12', duration: 48 }];
  expect(await platform.pull()).toEqual([]);
  platform.now += 3_600_000;
  expect(await platform.pull()).toMatchObject([{ revision: 1, call: { recordings: [{ id: 7003 }] } }]);
  platform.recordings.push({ id: 7001, live_id: 7, timestamp: '2026-11-20 09:00:12', duration: 9 });
  expect(await platform.pull()).toMatchObject([{ revision: 2, changed: ['recordings'] }]);
  platform.recordings.push({ id: 7002, live_id: 9, timestamp: '2026-11-20 09:00:12', duration: 9 });
  expect(await platform.pull()).toEqual([]);
  platform.cdrs.push(phone);
  expect(await platform.pull()).toMatchObject([{ revision: 3, changed: ['recordings'] }]);
});

test('a recording that appears while the first calls are told is not missed', async () => {
  const platform = new Arrays();
  platform.cdrs = [{ ...answered, t_cause: 'Normal Clearing' }];
  let isFirst = true;
  platform.countRecordings = async (from, until) => {
    if (!isFirst) return (await platform.recordingsBetween(from, until)).length;
    isFirst = false;
    platform.recordings = [{ id: 7003, live_id: 7, timestamp: '2026-11-20 09:00:12', duration: 48 }];
    return 0;
  };
  const told = await platform.pull();
  expect(told.at(-1)).toMatchObject({ call: { recordings: [{ id: 7003 }] } });
});

test('a program that ends between two revisions is told the same again', async () => {
  const platform = new Arrays();
  platform.cdrs = [{ ...answered, t_cause: null }];
  const { cursor, now } = platform;
  const reader = new CallReader(platform, { cursor, now: () => now, since: 0 });
  const bodies: string[] = [];
  for await (const revision of reader.pull()) {
    bodies.push(JSON.stringify(revision));
    break;
  }
  platform.cdrs.push({ ...lost, parent_live_id: 7 });
  const again = await platform.pull();
  expect(JSON.stringify(again[0])).toBe(bodies[0]);
  expect(again[1]).toMatchObject({ revision: 2, changed: ['transfers', 'owedCallBack'] });
});

test('what is no cursor is refused', async () => {
  const platform = new Arrays();
  for (platform.text of ['', '{}', '[]', 'null', '{"version":2}'])
    await expect(platform.pull()).rejects.toThrow('not one of pullCalls');
});
