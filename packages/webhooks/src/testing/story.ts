import type { KnownEvent } from '../event.ts';
import { STORIES, type StoryName } from '../generated/stories.ts';
import { formatTimestamp } from '../timestamp.ts';
import type { StoryData } from './story-data.ts';

export type { StoryName };

/** Options of `story`. */
export interface StoryOptions {
  /** The beginning. Default: now. */
  at?: Date;
}

/** An event of a story. */
export interface StoryEvent {
  /** When the platform sends it. */
  at: Date;
  event: KnownEvent;
}

// Above 2^32, so large a range that two stories hardly ever share an id.
const FIRST_ID = 5_000_000_000;
const ID_RANGE = 1_000_000_000_000;

/**
 * Creates all events of a call, or of several that meet, as the [sandbox](../../../sandbox) sends them, with new ids.
 *
 * @throws RangeError for an unknown story or an invalid time.
 *
 * @example
 * for (const { event } of story('queue-second-agent')) await deliver(receiver, event, { secret });
 */
export function story(name: StoryName, { at = new Date() }: StoryOptions = {}): StoryEvent[] {
  const { events, legs }: StoryData = findStory(name);
  const begin = Math.floor(at.getTime() / 1000) * 1000;
  if (Number.isNaN(begin)) throw new RangeError('story: at is not a valid time.');
  const firstId = FIRST_ID + Math.floor(Math.random() * ID_RANGE);
  return events.map(([second, eventName, leg, fields]) => {
    const time = begin + second * 1000;
    const event: object = {
      id: `evt-${crypto.randomUUID()}`,
      event_time: formatTimestamp(time),
      event_name: eventName,
      ...(leg !== null && atTime(legs[leg] ?? {}, begin, firstId)),
      ...atTime(fields, begin, firstId),
    };
    // The sandbox's tests check the stories against the contract.
    return { at: new Date(time), event: event as KnownEvent };
  });
}

/** Lists all stories. */
export function storyNames(): StoryName[] {
  return Object.keys(STORIES).filter(isStoryName);
}

export function storyTitle(name: StoryName): string {
  return findStory(name).title;
}

export function isStoryName(name: string): name is StoryName {
  return Object.hasOwn(STORIES, name);
}

function findStory(name: StoryName): StoryData {
  if (!isStoryName(name))
    throw new RangeError(`"${String(name)}" is not a story. Choose from ${storyNames().join(', ')}.`);
  return STORIES[name];
}

function atTime(fields: Readonly<Record<string, unknown>>, begin: number, firstId: number): object {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      if (typeof value !== 'number') return [field, value];
      if (/^(root_)?call_id$|^monitor_id$/.test(field)) return [field, firstId + value];
      return [
        field,
        /^(start_time|connected_at)$/.test(field) ? formatTimestamp(begin + value * 1000) : value,
      ];
    }),
  );
}
