import type { Platform } from '../../src/platform/platform.ts';
import type { CallLeg, LiveCall } from '../../src/calls/live-call.ts';
import type { CallStoryEvent } from '../support/call-story.ts';
import type { StrictContract } from '../support/strict-contract.ts';

/** The last live call that came with the story: nothing happens to those by themselves, and their beginning was not told. */
const LAST_OF_STORY = 5_000_000_106;

/** What is wrong with the calls that are live. Empty when nothing is. */
export function liveViolations({ store: { tables }, clock }: Platform): string[] {
  const due = clock.state().scheduled.filter(({ kind }) => kind === 'call.step');
  const stepOf = new Map(due.map(({ sequence, data }) => [(data as { call: number }).call, sequence]));
  const ofCalls = tables.calls.list().flatMap((call) => {
    const legs = tables.call_legs.list().filter((leg) => leg.call_id === call.id);
    const cdrs = tables.cdrs.hash.get('live_id')!.find(call.id).length;
    return [
      ...stateViolations(call, legs),
      ...broken(cdrs === 0, 'a live call has a CDR'),
      ...broken(
        (stepOf.get(call.id) ?? null) === call.live?.step,
        'what the call waits for is not what is due',
      ),
    ].map((rule) => `${call.id} ${String(call.state)} ${JSON.stringify(call.live)}: ${rule}`);
  });
  const lost = tables.call_legs.list().filter((leg) => !tables.calls.get(leg.call_id));
  return [
    ...ofCalls,
    ...broken(stepOf.size === due.length, 'a call waits for two things'),
    ...lost.map(({ id }) => `leg ${id} has no call`),
  ];
}

function stateViolations(
  { id, state, live, connected_at: at, monitor_state: monitor }: LiveCall,
  legs: CallLeg[],
): string[] {
  if (!live) return ['nothing is known of it'];
  const talks = state === 'CONNECTED' || state === 'ON_HOLD';
  const isGroup = live.place.kind === 'queue' || live.place.kind === 'ringgroup';
  const expected = talks ? (live.leg === null ? [] : [state]) : legs.map(() => 'RINGING');
  const known = ['INITIAL', 'ACCEPTED', 'RINGING', 'CONNECTED', 'ON_HOLD'];
  return [
    ...broken(known.includes(String(state)), 'no such state'),
    ...broken(
      at === (live.connected === null ? null : Math.floor(live.connected / 1000)),
      'connected_at is wrong',
    ),
    ...broken(!talks || at !== null, 'nobody answered it'),
    ...broken(
      legs.map((leg) => leg.state).join() === expected.join(),
      `its legs are ${JSON.stringify(legs)}`,
    ),
    ...broken(live.recording_since === null || (talks && monitor === 1), 'it is recorded'),
    ...broken(
      !isGroup || talks || (state === 'RINGING') === legs.length > 0,
      'it rings and nobody is rung, or the other way round',
    ),
    ...broken(id <= LAST_OF_STORY || talks || live.step !== null, 'it waits for nothing'),
  ];
}

/** What may follow what in the events of one call or leg. */
const NEXT: Record<string, string[]> = {
  'call.initial': ['call.initial', 'call.ringing', 'call.connected', 'call.missed', 'call.hangup'],
  'call.ringing': ['call.initial', 'call.connected', 'call.missed', 'call.hangup'],
  'call.connected': ['call.initial', 'call.hold', 'call.hangup'],
  'call.hold': ['call.initial', 'call.unhold', 'call.hangup'],
  'call.unhold': ['call.initial', 'call.hold', 'call.hangup'],
  'call.missed': ['call.initial', 'call.hangup'],
};

type CallEvent = Exclude<CallStoryEvent, { event_name: 'monitor.audio_ready' }>;

/** Where the events of calls that are over, their CDRs and their recordings do not tell the same. Empty when they do. */
export function storyViolations(
  { store: { tables } }: Platform,
  events: CallStoryEvent[],
  contract: StrictContract,
): string[] {
  const times = events.map(({ event_time: time }) => time);
  const ready = events.filter((event) => event.event_name === 'monitor.audio_ready');
  const ofCalls = events.filter((event) => event.event_name !== 'monitor.audio_ready');
  const open = tables.mediasessions.list().filter(({ status }) => status !== 'ended');
  const stories = Map.groupBy(ofCalls, (event) => event.root_call_id ?? 0);
  return [
    ...events.flatMap((event) => contract.eventViolations(event.event_name, event)),
    ...broken(new Set(events.map(({ id }) => id)).size === events.length, 'an id of an event is used twice'),
    ...broken(times.join() === times.toSorted().join(), 'events are not in the order of their times'),
    ...broken(tables.calls.size + tables.call_legs.size === 0, 'calls are left'),
    ...broken(open.length === 0, 'media sessions are left'),
    ...[...stories].flatMap(([key, story]) => {
      const root = Number(key);
      const announced = ready.filter((event) => event.call_id === root).map((event) => event.monitor_id);
      const found = [...recordViolations(tables, root, story, announced), ...orderViolations(root, story)];
      return found.map((rule) => `${root} ${story.map((event) => event.event_name).join(' ')}: ${rule}`);
    }),
  ];
}

function recordViolations(
  tables: Platform['store']['tables'],
  root: number,
  story: CallEvent[],
  announced: unknown[],
): string[] {
  const [cdr, ...others] = tables.cdrs.hash.get('live_id')!.find(root);
  const end = story.at(-1);
  if (!cdr || !end) return ['it has no CDR'];
  const monitors = tables.monitors.hash.get('live_id')!.find(root);
  const finals = story.filter(({ final }) => final === true).length;
  const answered = end.connected_at !== null;
  const same =
    [end.t_cause, end.duration, end.src, end.dst].join() ===
    [cdr.t_cause, cdr.billsec, cdr.src, cdr.dst].join();
  return [
    ...broken(others.length === 0, 'it has several CDRs'),
    ...broken(end.event_name === 'call.hangup' && end.call_id === root, 'its last event is not the hang-up'),
    ...broken(same, `the hang-up is not that of its CDR ${JSON.stringify(cdr)}`),
    ...broken(answered || cdr.billsec === 0, 'nobody answered, and it is billed'),
    ...broken(finals <= 1, 'it was missed twice'),
    ...broken(cdr.type !== 'M' || (finals === 1 && !answered), 'its CDR says missed, and the events do not'),
    ...broken(cdr.type !== 'I' || (finals === 0 && answered), 'its CDR says answered, and the events do not'),
    ...broken(monitors.length <= 1, 'it has several recordings'),
    ...broken(
      announced.join() === monitors.map(({ id }) => id).join(),
      'its recording was not announced once',
    ),
    ...monitors.flatMap(({ duration }) =>
      broken((duration ?? 0) <= (cdr.billsec ?? 0), 'its recording is longer than the call'),
    ),
  ];
}

function orderViolations(root: number, story: CallEvent[]): string[] {
  if (root <= LAST_OF_STORY) return [];
  return [...Map.groupBy(story, (event) => event.call_id)].flatMap(([id, events]) => {
    const names: string[] = events.map((event) => event.event_name).filter((name) => name !== 'call.dtmf');
    const wrong = names.filter((name, at) => at > 0 && !NEXT[names[at - 1]!]?.includes(name));
    const ends = names.filter((name) => name === 'call.hangup').length;
    return [
      ...broken(names[0] === 'call.initial', `${id} does not begin with call.initial`),
      ...broken(ends === (id === root ? 1 : 0), `${id} has ${ends} call.hangup`),
      ...wrong.map((name) => `${id} has ${name} where it cannot be`),
    ];
  });
}

function broken(holds: boolean, rule: string): string[] {
  return holds ? [] : [rule];
}
