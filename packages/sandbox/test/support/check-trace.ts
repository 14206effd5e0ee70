import { momentOf } from '../../src/infrastructure/timestamp.ts';
import { legEvents, legStates } from '../../src/telephony/model.ts';
import type { LegEventBody } from '../../src/telephony/records/leg-event.ts';

type StoryEvent = Partial<LegEventBody> & Pick<LegEventBody, 'event_name' | 'call_id'>;

const KNOWN: ReadonlySet<string> = new Set(Object.values(legStates).flat());

/**
 * Checks the events of calls against the model of a call: the order of the events of each leg, their states, times and
 * seconds; that a leg ends once; and that a call is missed as a whole once at most and never after it was answered. An event
 * that comes twice with the same id is one event, and events that are not of a leg are left out.
 *
 * @returns What cannot have happened so, in the order of the events. Empty where nothing is wrong.
 */
export function checkTrace(events: readonly object[]): string[] {
  const stories = new Map<number, LegStory>();
  const seen = new Set<unknown>();
  const found: string[] = [];
  for (const event of events.filter(isOfLeg)) {
    if (event.id !== undefined && seen.has(event.id)) continue;
    seen.add(event.id);
    const story = stories.get(event.call_id) ?? new LegStory(event.call_id);
    stories.set(event.call_id, story);
    found.push(...checkEvent(story, event));
    story.add(event);
  }
  return [...found, ...checkEnds(stories)];
}

/** Whether it is an event of a leg. */
export function isOfLeg(event: object): event is StoryEvent {
  const { event_name: name, call_id: leg } = event as { event_name?: unknown; call_id?: unknown };
  return String(name).startsWith('call.') && Number.isSafeInteger(leg);
}

function checkEvent(story: LegStory, event: StoryEvent): string[] {
  const { event_name: name } = event;
  const before = story.last?.event_name ?? 'start';
  const followers: readonly string[] | undefined = Object.hasOwn(legEvents, before)
    ? legEvents[before as keyof typeof legEvents]
    : undefined;
  const isKnown = Object.hasOwn(legEvents, name) && name !== 'call.dtmf';
  // Other events and states are new, and not illegal.
  const states = Object.hasOwn(legStates, name) ? legStates[name as keyof typeof legStates] : undefined;
  return [
    ...when(isKnown && followers !== undefined && !followers.includes(name), () =>
      before === 'start'
        ? `begins with ${name}: a leg begins with call.initial`
        : `has ${name} after ${before}: ${followersText(followers!)}`,
    ),
    ...when(before === 'call.hangup' && !isKnown, () => `has ${name} after its call.hangup`),
    ...when(
      states !== undefined && KNOWN.has(String(event.state)) && !states.includes(String(event.state)),
      () => {
        return `has the state ${String(event.state)} in ${name}: that has ${states!.join(' or ')}`;
      },
    ),
    ...checkTimes(story, event),
  ];
}

function followersText(followers: readonly string[]): string {
  const events = followers.filter((name) => name !== 'end');
  return events.length === 0 ? 'nothing follows that' : `that can be followed by ${events.join(', ')}`;
}

function checkTimes(story: LegStory, event: StoryEvent): string[] {
  const { last } = story;
  const back = secondsBetween(last?.event_time, event.event_time);
  const talked = secondsBetween(event.connected_at, event.event_time);
  // Observed of these two alone (ledger O-65): how others count is not known.
  const counts = event.event_name === 'call.hangup' || event.event_name === 'call.missed';
  const expected = event.event_name === 'call.missed' ? 0 : (talked ?? 0);
  const duration = event.duration ?? expected;
  return [
    ...when(
      back !== undefined && back < 0,
      () => `goes back in time: ${event.event_time} after ${last?.event_time}`,
    ),
    ...when(
      last?.start_time !== undefined &&
        event.start_time !== undefined &&
        last.start_time !== event.start_time,
      () => {
        return `began at ${event.start_time}, and before at ${last?.start_time}`;
      },
    ),
    ...when(
      event.event_name === 'call.missed' && story.connected,
      () => 'was missed although it was connected',
    ),
    ...when(
      event.event_name === 'call.connected' && event.connected_at == null && 'connected_at' in event,
      () => {
        return 'is connected without connected_at';
      },
    ),
    // A second is rounded up or down.
    ...when(counts && Math.abs(duration - expected) > 1, () => {
      return `has a duration of ${duration} s in ${event.event_name}: ${expected} s since connected_at`;
    }),
  ];
}

/** What is wrong when nothing more comes. */
function checkEnds(stories: ReadonlyMap<number, LegStory>): string[] {
  return [...stories.values()].flatMap((story) => {
    const ofCall = [...stories.values()].filter((other) => other.root === story.root);
    const finals = ofCall.filter((other) => other.final);
    const isFirst = ofCall[0] === story;
    return [
      ...when(isFirst && finals.length > 1, () => 'is a call that was missed as a whole twice (final true)'),
      ...when(isFirst && finals.length > 0 && ofCall.some(({ connected }) => connected), () => {
        return 'is a call that was missed as a whole (final true), although somebody answered it';
      }),
    ];
  });
}

function when(broken: boolean, why: () => string): string[] {
  return broken ? [why()] : [];
}

/** What a trace tells of one leg. */
class LegStory {
  /** The last event that changes the state of the leg. */
  last: StoryEvent | undefined;
  connected = false;
  /** Whether the call was missed as a whole here. */
  final = false;
  /** Id of the call. */
  root: number;

  constructor(leg: number) {
    this.root = leg;
  }

  add(event: StoryEvent): void {
    const { event_name: name, root_call_id: root, final } = event;
    if (root !== undefined && root !== null) this.root = Number(root);
    if (name === 'call.connected') this.connected = true;
    if (final === true) this.final = true;
    if (name !== 'call.dtmf') this.last = event;
  }
}

/** Seconds between two timestamps of events; undefined where one is not a timestamp. */
function secondsBetween(from: unknown, to: unknown): number | undefined {
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  const seconds = (momentOf(to) - momentOf(from)) / 1000;
  return Number.isNaN(seconds) ? undefined : seconds;
}
