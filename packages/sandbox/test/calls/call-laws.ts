import type { Cdr } from '../../src/generated/schema.ts';
import { destinationOf } from '../../src/platform/exchange/numbers.ts';
import type { Platform } from '../../src/platform/platform.ts';
import type { CallStoryEvent } from '../support/call-story.ts';
import type { StrictContract } from '../support/strict-contract.ts';

type Tables = Platform['store']['tables'];

/** The last live call that came with the story: the beginning of those was not told. */
const LAST_OF_STORY = 5_000_000_106;

/** Where what is kept of live calls, what the API shows and what is due do not agree. Empty when they do. */
export function liveViolations({ store: { tables }, clock, exchange }: Platform): string[] {
  const due = clock.state().scheduled.filter(({ kind }) => kind === 'call.time-out');
  const actions = new Map(due.map(({ sequence, data }) => [(data as { call: number }).call, sequence]));
  const shown = exchange.list();
  return [
    ...tables.calls.list().flatMap(({ id, leg, timer }) => {
      const cdrs = tables.cdrs.hash.get('live_id')!.find(leg.id).length;
      return [
        ...broken(cdrs === 0, 'a live leg has a CDR'),
        ...broken(
          (actions.get(id) ?? null) === (timer?.action ?? null),
          'what it waits for is not what is due',
        ),
        ...broken(
          shown.some((one) => one.id === leg.id),
          'it is not shown',
        ),
        ...broken(exchange.find(id)?.id === leg.id, 'its id does not lead to its leg'),
      ].map((rule) => `${id}: ${rule}`);
    }),
    ...broken(actions.size === due.length, 'a call waits for two things'),
    ...broken(shown.length === tables.calls.size, 'a call is shown twice'),
  ];
}

type CallEvent = Exclude<CallStoryEvent, { event_name: 'monitor.audio_ready' }>;

/** Where the events of legs that are over, their CDRs and their recordings do not tell the same. Empty when they do. */
export function storyViolations(
  { store: { tables } }: Platform,
  events: CallStoryEvent[],
  contract: StrictContract,
): string[] {
  const times = events.map(({ event_time: time }) => time);
  const ofCalls = events.filter((event) => event.event_name !== 'monitor.audio_ready');
  const ready = events.filter((event) => event.event_name === 'monitor.audio_ready');
  const open = tables.mediasessions.list().filter(({ status }) => status !== 'ended');
  return [
    ...events.flatMap((event) => contract.eventViolations(event.event_name, event)),
    ...broken(new Set(events.map(({ id }) => id)).size === events.length, 'an id of an event is used twice'),
    ...broken(times.join() === times.toSorted().join(), 'events are not in the order of their times'),
    ...broken(tables.calls.size === 0, 'calls are left'),
    ...broken(open.length === 0, 'media sessions are left'),
    ...[...Map.groupBy(ofCalls, (event) => event.call_id)].flatMap(([leg, story]) => {
      const announced = ready.filter((event) => event.call_id === leg).map((event) => event.monitor_id);
      return recordViolations(tables, leg, story, announced).map(
        (rule) => `${leg} ${story.map((event) => event.event_name).join(' ')}: ${rule}`,
      );
    }),
  ];
}

function recordViolations(tables: Tables, leg: number, story: CallEvent[], announced: unknown[]): string[] {
  const [cdr, ...others] = tables.cdrs.hash.get('live_id')!.find(leg);
  const end = story.at(-1);
  if (!cdr || !end) return ['it has no CDR'];
  const monitors = tables.monitors.hash.get('live_id')!.find(leg);
  const answered = end.connected_at !== null;
  const ends = story.filter((event) => event.event_name === 'call.hangup').length;
  const same = [end.t_cause, end.duration].join() === [cdr.t_cause, cdr.billsec].join();
  return [
    ...broken(others.length === 0, 'it has several CDRs'),
    ...broken(end.event_name === 'call.hangup' && ends === 1, 'its last event is not its only hang-up'),
    ...broken(leg <= LAST_OF_STORY || story[0]?.event_name === 'call.initial', 'it does not begin'),
    ...broken(same, `the hang-up is not that of its CDR ${JSON.stringify(cdr)}`),
    ...broken(end.dst === cdr.dst, 'its CDR is of another place than its end'),
    ...broken(namesOne(tables, cdr), `its CDR names two things: ${JSON.stringify(cdr)}`),
    ...broken(cdr.root_live_id === end.root_call_id, 'its CDR has another root'),
    ...broken(answered || cdr.billsec === 0, 'nobody answered, and it is billed'),
    ...broken(cdr.type !== 'M' || !answered, 'its CDR says missed, and the events do not'),
    ...broken(
      cdr.type !== 'I' || answered || cdr.context === 'IVR',
      'its CDR says answered, and the events do not',
    ),
    ...broken(monitors.length <= 1, 'it has several recordings'),
    ...broken(
      announced.join() === monitors.map(({ id }) => id).join(),
      'its recording was not announced once',
    ),
    ...monitors.flatMap(({ duration }) =>
      broken((duration ?? 0) <= Math.max(1, cdr.billsec ?? 0), 'its recording is longer than the talk'),
    ),
  ];
}

/** Whether the number of a CDR leads to what it names, unless it names the phone that did not take a click to call. */
function namesOne(tables: Tables, { dst, dst_id: id, src_id: src, t_cause: cause, type }: Cdr): boolean {
  // What the account has refused has come to no place.
  if (id === null && type === 'M' && /^(?:User Busy|Call Rejected)$/.test(cause ?? '')) return true;
  if (id === src?.replace('contact:', '')) return true;
  const place = destinationOf({ tables }, dst ?? '');
  return place === undefined || !('id' in place) || place.kind === 'voicemail' || String(place.id) === id;
}

function broken(holds: boolean, rule: string): string[] {
  return holds ? [] : [rule];
}
