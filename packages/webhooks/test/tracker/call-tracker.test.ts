import { afterEach, expect, test, vi } from 'vitest';
import { parseEvent } from '../../src/parse/parse-event.ts';
import { sampleEvent } from '../../src/testing.ts';
import { CallTracker } from '../../src/tracker/call-tracker.ts';
import { foldCall } from '@telephony/calls';
import type { CallTrackerOptions } from '../../src/tracker/options.ts';
import { eventOf } from '@telephony/testing/calls/event-of';
import { onlyHangup, overflow } from '@telephony/testing/calls/malformed';
import { answeredInQueue, missedInQueue, missedInRingGroup } from '@telephony/testing/calls/story';

afterEach(() => vi.useRealTimers());

function listen(options: CallTrackerOptions = {}) {
  const said: string[] = [];
  const tracker = new CallTracker({
    onOutcome: ({ outcome, rootCallId }) => void said.push(`${rootCallId} ${outcome.result}`),
    onAmend: ({ outcome, rootCallId }) => void said.push(`${rootCallId} ${outcome.result}!`),
    ...options,
  });
  return { tracker, said };
}

test('tells the call as far as it is known, from the first event on', async () => {
  const { tracker, said } = listen();
  const pictures = [];
  for (const event of answeredInQueue.events) pictures.push(await tracker.add(event));
  expect(pictures.map((call) => call?.answeredBy?.name ?? null)).toEqual([
    ...Array<null>(5).fill(null),
    ...Array<string>(7).fill('Tom Reyes'),
  ]);
  expect(pictures.map((call) => call?.outcome?.result)).toEqual([
    ...Array<undefined>(11).fill(undefined),
    'answered',
  ]);
  expect(pictures.map((call) => call?.state)).toEqual([
    ...Array<string>(5).fill('waiting'),
    ...Array<string>(3).fill('talking'),
    'held',
    'talking',
    'talking',
    'ended',
  ]);
  expect(pictures.at(-1)?.segments).toMatchObject([
    { legId: 5000000101, kind: 'queue', waitSeconds: 7, talkSeconds: 184, end: 'ended', group: null },
    { legId: 5000000111, kind: 'phone', party: { name: 'Tom Reyes' }, talkSeconds: 184, heldSeconds: 25 },
    {
      legId: 5000000112,
      kind: 'phone',
      party: { name: 'Mei Lindqvist' },
      end: 'missed',
      group: { name: 'Sales' },
    },
  ]);
  expect(said).toEqual(['5000000101 answered']);
});

test.each([undefined, null, 5, {}, 'yesterday'])('an event at the time %j ends its call', async (time) => {
  const { tracker, said } = listen();
  const { event_time: _, ...event } = answeredInQueue.events.at(-1)!;
  await tracker.add(parseEvent(JSON.stringify({ ...event, event_time: time })));
  await tracker.add(parseEvent(JSON.stringify({ ...event, event_time: time, id: 'another' })));
  await tracker.flush();
  expect(said).toHaveLength(1);
  expect(await tracker.live()).toEqual([]);
});

test('a call that was missed waits for who ended it, and is said before the voicemail is over', async () => {
  vi.useFakeTimers();
  const { tracker, said } = listen();
  for (const event of missedInQueue.events.slice(0, -1)) await tracker.add(event);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(said).toEqual(['5000000103 missed']);
  expect(await tracker.get(5000000103)).toMatchObject({ state: 'voicemail', present: [{ side: 'caller' }] });
});

test('a click to call whose own phone was not picked up has no voicemail', async () => {
  const { tracker } = listen();
  const own = { destination: 'out', src: '2103', src_id: 410_003, root_call_id: 11 };
  await tracker.add(
    eventOf('call.initial', '10:00:00', 11, { ...own, dst: '447700900456', state: 'ACCEPTED' }),
  );
  const ring = { ...own, dst: '2103', dst_id: 410_003 };
  await tracker.add(eventOf('call.ringing', '10:00:00', 11, ring));
  const missed = await tracker.add(eventOf('call.missed', '10:00:03', 11, { ...ring, final: true }));
  expect(missed).toMatchObject({
    state: 'ended',
    present: [],
    segments: [{ kind: 'caller', end: 'missed' }],
  });
  const ended = await tracker.add(eventOf('call.hangup', '10:00:04', 11, ring));
  expect(ended).toMatchObject({ state: 'ended', segments: [{ kind: 'caller', end: 'missed' }] });
});

test('a leg that comes back within the second in which it was missed was missed before', async () => {
  const { tracker } = listen();
  const phone = { context: 'LOCAL_USER', dst: '2104', dst_id: 410_004, start_time: '2026-11-20 10:00:00' };
  const queue = { ...phone, context: 'QUEUE', dst: '2300', dst_id: 30_602 };
  const events = [
    eventOf('call.initial', '10:00:00', 11, phone),
    eventOf('call.initial', '10:00:25', 11, phone),
    eventOf('call.initial', '10:00:25', 11, queue),
    eventOf('call.missed', '10:00:25', 11, { ...phone, final: false }),
    eventOf('call.connected', '10:00:26', 11, { ...phone, connected_at: '2026-11-20 10:00:26' }),
  ];
  for (const event of events) await tracker.add(event);
  expect(await tracker.get(11)).toMatchObject({
    state: 'talking',
    segments: [
      { kind: 'phone', end: 'passed-on' },
      { kind: 'queue', end: 'transferred' },
      { kind: 'phone', connectedAt: new Date('2026-11-20T10:00:26Z') },
    ],
  });
});

test('with whenOver it is said once the caller is off the line', async () => {
  vi.useFakeTimers();
  const { tracker, said } = listen({ whenOver: true });
  for (const event of missedInQueue.events.slice(0, -1)) await tracker.add(event);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).toEqual([]);
  await tracker.add(missedInQueue.events.at(-1)!);
  await vi.advanceTimersByTimeAsync(5000);
  expect(said).toEqual(['5000000103 missed']);
});

test('a leg that was missed is not a call that was missed', async () => {
  const { tracker, said } = listen({ settleMs: 0 });
  const { root_call_id = null, ...noFinal } = eventOf('call.missed', '10:00:00', 12, { root_call_id: 11 });
  for (const fields of [{ final: false }, { final: null }, {}, { context: 'RG-701' }])
    expect(
      (await tracker.add({ ...noFinal, id: JSON.stringify(fields), root_call_id, ...fields }))?.outcome,
    ).toBe(undefined);
  await tracker.flush();
  expect(said).toEqual([]);
});

test('events that are not of a call are ignored', async () => {
  const { tracker } = listen();
  const others = [
    { event_name: 'sms.received', id: 'evt-1', event_time: '2026-11-20 09:58:40' },
    { event_name: 'monitor.audio_ready', id: 'evt-2', event_time: '2026-11-20 09:58:40', call_id: 1 },
    { event_name: 'queue.wrap_up', id: 'evt-3', call_id: 1 },
  ];
  for (const body of others) expect(await tracker.add(parseEvent(body))).toBeUndefined();
  expect(await tracker.live()).toEqual([]);
});

test('finds a call by the id of each of its legs', async () => {
  const { tracker } = listen();
  for (const event of answeredInQueue.events) await tracker.add(event);
  for (const id of [5000000101, 5000000111, 5000000112])
    expect(await tracker.get(id)).toMatchObject({ rootCallId: 5000000101 });
  expect(await tracker.get(5000000113)).toBeUndefined();
});

test('bodies without root_call_id join the call when another body of their leg names it', async () => {
  const { tracker } = listen();
  await tracker.add(eventOf('call.hold', '09:03:20', 12));
  await tracker.add(eventOf('call.hold', '09:03:20', 13));
  expect(await tracker.live()).toHaveLength(2);
  await tracker.add(eventOf('call.connected', '09:02:18', 12, { root_call_id: 11 }));
  const call = await tracker.add(eventOf('call.connected', '09:02:18', 13, { root_call_id: 11 }));
  expect(await tracker.live()).toHaveLength(1);
  expect(call).toMatchObject({ rootCallId: 11, segments: [{ legId: 12 }, { legId: 13 }] });
  expect(call?.timeline).toHaveLength(4);
});

test('an outcome that is inferred waits for better evidence, five seconds unless told', async () => {
  vi.useFakeTimers();
  const { tracker, said } = listen();
  for (const event of onlyHangup.events) await tracker.add(event);
  await vi.advanceTimersByTimeAsync(4999);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toEqual(['4000000001 answered']);
  expect(vi.getTimerCount()).toBe(0);
});

test('better evidence is said at once, and the timer is taken back', async () => {
  vi.useFakeTimers();
  const { tracker, said } = listen();
  const [connected, hangup] = [answeredInQueue.events[5]!, answeredInQueue.events.at(-1)!];
  await tracker.add(hangup);
  expect(said).toEqual([]);
  await tracker.add(connected);
  expect(said).toEqual(['5000000101 answered']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a late event amends what was said, with the outcome before', async () => {
  const before: (string | undefined)[] = [];
  const onAmend = vi.fn<NonNullable<CallTrackerOptions['onAmend']>>(
    (_, outcome) => void before.push(outcome.basis),
  );
  const { tracker, said } = listen({ onAmend, settleMs: 0 });
  for (const event of overflow.events) await tracker.add(event);
  expect(said).toEqual(['4000000001 missed']);
  expect(before).toEqual(['queue']);
  expect(onAmend.mock.calls[0]?.[0].outcome).toMatchObject({ result: 'answered', talkedSeconds: 60 });
});

test('duplicates after the outcome change and say nothing', async () => {
  const { tracker, said } = listen();
  for (const event of [...missedInQueue.events, ...missedInQueue.events]) await tracker.add({ ...event });
  expect(said).toEqual(['5000000103 missed']);
  expect((await tracker.get(5000000103))?.timeline).toHaveLength(missedInQueue.events.length);
});

test('where onOutcome fails, add rejects, and the same event delivered again says it again', async () => {
  const failure = new Error('The CRM is down.');
  const onOutcome = vi.fn<() => Promise<void>>().mockRejectedValueOnce(failure).mockResolvedValue(undefined);
  const { tracker } = listen({ onOutcome, settleMs: 0 });
  const event = missedInRingGroup.events[0]!;
  await expect(tracker.add(event)).rejects.toMatchObject({
    message: `call ${missedInRingGroup.rootCallId}: The CRM is down.`,
    rootCallId: missedInRingGroup.rootCallId,
    cause: failure,
  });
  await expect(tracker.add({ ...event })).resolves.toMatchObject({ outcome: { result: 'missed' } });
  await tracker.add(event);
  expect(onOutcome).toHaveBeenCalledTimes(2);
});

test('says one thing of a call at a time', async () => {
  const order: string[] = [];
  const { tracker } = listen({
    onOutcome: async () => {
      order.push('outcome begins');
      await new Promise((resolve) => setTimeout(resolve, 50));
      order.push('outcome ends');
    },
    onAmend: () => void order.push('amended'),
    settleMs: 0,
  });
  const [miss, ...rest] = overflow.events;
  const first = tracker.add(miss!);
  await vi.waitFor(() => expect(order).not.toEqual([]), { interval: 1 });
  await Promise.all([first, ...rest.map((event) => tracker.add(event))]);
  expect(order).toEqual(['outcome begins', 'outcome ends', 'amended']);
});

test.each([
  ['onError', (onError: () => void) => ({ onError })],
  ['console.error where there is none', () => ({})],
])('errors after the wait go to %s', async (_, optionsOf) => {
  vi.useFakeTimers();
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const failure = new Error('The CRM is down.');
  const { tracker } = listen({ ...optionsOf(told), onOutcome: () => Promise.reject(failure) });
  await tracker.add(onlyHangup.events[0]!);
  await vi.advanceTimersByTimeAsync(5000);
  const { rootCallId } = onlyHangup;
  expect(told).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'CallError', rootCallId, cause: failure }),
  );
});

test('stop waits for the callbacks that are running', async () => {
  vi.useFakeTimers();
  const order: string[] = [];
  const { tracker } = listen({
    onOutcome: async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      order.push('reported');
    },
  });
  await tracker.add(onlyHangup.events[0]!);
  await vi.advanceTimersByTimeAsync(5000);
  const stopped = tracker.stop().then(() => order.push('stopped'));
  await vi.advanceTimersByTimeAsync(1000);
  await stopped;
  expect(order).toEqual(['reported', 'stopped']);
});

test('await using says what waits', async () => {
  const { tracker, said } = listen({ settleMs: Infinity });
  {
    await using scope = tracker;
    await scope.add(onlyHangup.events[0]!);
    expect(said).toEqual([]);
  }
  expect(said).toEqual(['4000000001 answered']);
});

test('the events of one call do not grow for ever', async () => {
  const { tracker, said } = listen({ settleMs: Infinity });
  for (let leg = 1; leg <= 1100; leg += 1)
    await tracker.add(eventOf('call.dtmf', '10:00:00', 1 + (leg % 7), { root_call_id: 1 }));
  const call = await tracker.add(
    eventOf('call.hangup', '10:00:05', 1, { connected_at: null, destination: 'out' }),
  );
  expect(call?.timeline).toHaveLength(1000);
  expect(said).toEqual(['1 unanswered']);
});

test('a thousand events within a second are folded, each once', () => {
  const names = ['call.initial', 'call.ringing', 'call.missed', 'call.connected', 'call.hold'] as const;
  const events = Array.from({ length: 1000 }, (_, index) =>
    eventOf(names[(index * 7) % 5]!, '10:00:00', 1, { context: 'QUEUE', dst_id: (index * 13) % 40 }),
  );
  expect(foldCall(events).call.timeline).toHaveLength(1000);
});

test('odd values are not fatal', async () => {
  const { tracker } = listen({ settleMs: 0 });
  const call = await tracker.add({
    ...eventOf('call.hangup', '10:00:00', 7, { connected_at: 'yesterday', dst_id: '12345678901234567890' }),
    event_time: 'now',
    start_time: '',
  });
  expect(call?.outcome).toMatchObject({
    result: 'missed',
    answeredBy: null,
    answeredAt: null,
    endedAt: null,
    waitedSeconds: null,
  });
});

test.each([
  { settleMs: -1 },
  { settleMs: NaN },
  { settleMs: 2 ** 31 },
  { leaseMs: 0.5 },
  { sweepMs: 0 },
  { staleMs: -1 },
  { keepMs: 0 },
  { keepMs: Infinity },
])('refuses %o', (options) => {
  const [name] = Object.keys(options);
  expect(() => new CallTracker(options)).toThrow(new RegExp(`^CallTracker: ${name} is .+\\. Pass `));
});

test.each([
  [{ onOutcom: () => {} }, /onOutcom is not one of the options onOutcome, /],
  [{ onOutcome: 1 }, /onOutcome is not a function/],
  [{ store: 'calls.db' }, /store is not a store\. Pass one such as sqliteCallStore\(file\)\./],
  [{ whenOver: 'yes' }, /whenOver is not a boolean/],
  [{ settleMs: '5' }, /settleMs is not a number/],
])('options %j are refused', (options, message) => {
  expect(() => new CallTracker(options as object)).toThrow(message);
});

test('an event that names no leg is of no call', async () => {
  const tracker = new CallTracker();
  const broken = { ...sampleEvent('call.hangup'), call_id: 0, root_call_id: null };
  expect(await tracker.add(broken)).toBeUndefined();
  expect(await tracker.live()).toEqual([]);
});
